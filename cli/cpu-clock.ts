/** CPU seconds of this thread since the call; wall time means little on a shared machine. */
export function cpuClock(): () => number {
  const began = process.threadCpuUsage()
  return () => {
    const { user, system } = process.threadCpuUsage(began)
    return (user + system) / 1e6
  }
}
