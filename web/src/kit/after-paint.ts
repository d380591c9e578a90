/** What need not be there at once waits until the rest is painted: a press is answered first. False until then. */
import { useEffect, useState } from 'react'

export function useAfterPaint(): boolean {
  const [later, setLater] = useState(false)
  useEffect(() => {
    let timer = 0
    // The frame that is asked for is the one in which the rest is painted.
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => setLater(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return later
}
