/** A progress bar on stderr; nothing if stderr is not a terminal. */

export interface ProgressBar {
  /** Updates the bar; cheap to call often. */
  done(count: number, beside?: string): void
  clear(): void
}

const WIDTH = 28
const EVERY_MILLISECONDS = 100

export function progressBar(total: number, unit: string): ProgressBar {
  const shown = process.stderr.isTTY === true
  const began = performance.now()
  let drawn = 0

  function draw(count: number, beside: string): void {
    const share = total === 0 ? 1 : Math.min(1, count / total)
    const full = Math.round(share * WIDTH)
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full)
    const seconds = (performance.now() - began) / 1000
    const left = count > 0 && count < total ? `, ${duration((seconds / count) * (total - count))} left` : ''
    const figures = `${count.toLocaleString('en')} of ${total.toLocaleString('en')} ${unit}${left}`
    process.stderr.write(`\r\x1b[K${bar}  ${figures}${beside === '' ? '' : `, ${beside}`}`)
  }

  return {
    done(count, beside = '') {
      const now = performance.now()
      if (!shown || (now - drawn < EVERY_MILLISECONDS && count < total)) return
      drawn = now
      draw(count, beside)
    },
    clear() {
      if (shown) process.stderr.write('\r\x1b[K')
    },
  }
}

/** A readable duration: 0.4 s, 12 s, 3 min 20 s. */
export function duration(seconds: number): string {
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`
  if (seconds < 90) return `${Math.round(seconds)} s`
  const minutes = Math.floor(seconds / 60)
  return `${minutes} min ${Math.round(seconds % 60)} s`
}
