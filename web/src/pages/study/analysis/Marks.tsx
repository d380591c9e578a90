/** Tags on the board where the lines part: what was played, and what would have been better. */
import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'

interface Place {
  readonly left: number
  readonly top: number
}

interface Found {
  readonly played: Place | null
  readonly better: Place | null
}

/** Below the thing, inside of the box. */
function placeOf(box: HTMLElement, what: string): Place | null {
  const thing = box.querySelector(what)
  if (thing === null) return null
  const around = box.getBoundingClientRect()
  const { left, bottom, width } = thing.getBoundingClientRect()
  if (width === 0) return null
  return {
    left: Math.min(around.width - 90, Math.max(90, left - around.left + width / 2)),
    top: Math.min(around.height - 30, Math.max(0, bottom - around.top + 4)),
  }
}

export function Marks(props: {
  box: RefObject<HTMLElement | null>
  played: string | null
  better: string | null
}): ReactNode {
  const { box, played, better } = props
  const [found, setFound] = useState<Found>({ played: null, better: null })
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = (): void => {
      setFound({
        played: played === null ? null : placeOf(element, '[data-hover]'),
        better: better === null ? null : placeOf(element, '[data-hinted]'),
      })
    }
    measure()
    // Boards settle their size after they are drawn.
    const timer = setTimeout(measure, 250)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, true)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      element.removeEventListener('scroll', measure, true)
    }
  }, [box, played, better])
  return (
    <div className="study-marks" aria-hidden="true">
      {found.played !== null && (
        <span className="study-mark played" style={found.played}>
          {played}
        </span>
      )}
      {found.better !== null && (
        <span className="study-mark better" style={found.better}>
          <Icon name="check" size={13} />
          {better}
        </span>
      )}
    </div>
  )
}
