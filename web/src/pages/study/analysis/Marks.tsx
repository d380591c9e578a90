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

/** Half of the widest tag, and its height. */
const HALF = 122
const HIGH = 26

/** Above or below the thing, inside of the box. */
function placeOf(box: HTMLElement, what: string, side: 'above' | 'below'): Place | null {
  const thing = box.querySelector(what)
  if (thing === null) return null
  const around = box.getBoundingClientRect()
  const { left, top, bottom, width } = thing.getBoundingClientRect()
  if (width === 0) return null
  const wanted = side === 'below' ? bottom - around.top + 5 : top - around.top - HIGH - 3
  return {
    left: Math.min(around.width - HALF, Math.max(HALF, left - around.left + width / 2)),
    top: Math.min(around.height - HIGH, Math.max(0, wanted)),
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
        played: played === null ? null : placeOf(element, '[data-hover]', 'above'),
        better: better === null ? null : placeOf(element, '[data-hinted]', 'below'),
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
          <span>{played}</span>
        </span>
      )}
      {found.better !== null && (
        <span className="study-mark better" style={found.better}>
          <Icon name="check" size={13} />
          <span>{better}</span>
        </span>
      )}
    </div>
  )
}
