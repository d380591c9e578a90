/**
 * Runs the work when called, one run at a time. Calls during a run lead to one more run afterwards, so the last result is
 * never older than the last call.
 */
export function coalesce(work: () => Promise<void>): () => void {
  let wanted = false
  let busy = false
  async function run(): Promise<void> {
    busy = true
    while (wanted) {
      wanted = false
      // The next call tries again.
      await work().catch(() => {})
    }
    busy = false
  }
  return () => {
    wanted = true
    if (!busy) void run()
  }
}
