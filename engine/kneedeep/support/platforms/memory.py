"""The memory used by this process, by system."""

import sys

if sys.platform == "win32":
    from ctypes import POINTER, Structure, WinDLL, byref, c_size_t, sizeof, wintypes

    class _Counters(Structure):
        """The structure PROCESS_MEMORY_COUNTERS."""

        _fields_ = (
            ("size", wintypes.DWORD),
            ("faults", wintypes.DWORD),
            ("working_sets_and_pools", c_size_t * 6),
            ("committed", c_size_t),
            ("peak_committed", c_size_t),
        )

    _kernel = WinDLL("kernel32")
    _kernel.GetCurrentProcess.restype = wintypes.HANDLE
    _kernel.K32GetProcessMemoryInfo.argtypes = (wintypes.HANDLE, POINTER(_Counters), wintypes.DWORD)

    def megabytes() -> float:
        """The memory of this process, 0 if unknown."""
        counters = _Counters(size=sizeof(_Counters))
        done = _kernel.K32GetProcessMemoryInfo(_kernel.GetCurrentProcess(), byref(counters), counters.size)
        return float(counters.committed) / (1 << 20) if done else 0.0

elif sys.platform == "darwin":
    from resource import RUSAGE_SELF, getrusage

    def megabytes() -> float:
        """The peak memory of this process."""
        return getrusage(RUSAGE_SELF).ru_maxrss / (1 << 20)

else:
    from mmap import PAGESIZE

    def megabytes() -> float:
        """The memory of this process, 0 if unknown."""
        try:
            with open("/proc/self/statm", "rb") as file:
                return int(file.read().split()[1]) * PAGESIZE / (1 << 20)
        except OSError:
            return 0.0
