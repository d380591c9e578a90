/** CPU seconds of this thread from now on: on a shared machine the clock on the wall says little. */
export function cpuClock(): () => number {
  const began = process.threadCpuUsage()
  return () => {
    const { user, system } = process.threadCpuUsage(began)
    return (user + system) / 1e6
  }
}
