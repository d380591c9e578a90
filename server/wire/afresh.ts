/**
 * Does the work whenever it is asked for, one at a time; asked for in the meantime, once more afterwards. So what is told
 * last is what was found last, however long each look takes.
 */
export function afresh(work: () => Promise<void>): () => void {
  let wanted = false
  let busy = false
  async function run(): Promise<void> {
    busy = true
    while (wanted) {
      wanted = false
      // What could not be read now is read the next time.
      await work().catch(() => {})
    }
    busy = false
  }
  return () => {
    wanted = true
    if (!busy) void run()
  }
}
