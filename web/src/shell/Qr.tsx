/** A link as a QR code, dark on light in both themes, with a quiet zone of two modules. */
import { type ReactNode, useMemo } from 'react'
import { encode } from 'uqr'

const QUIET = 2

export function Qr(props: { text: string; label: string }): ReactNode {
  const { size, path } = useMemo(() => {
    const { data } = encode(props.text, { border: 0, ecc: 'M' })
    const marks = data.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
    )
    return { size: data.length + 2 * QUIET, path: marks.join('') }
  }, [props.text])
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={props.label} shapeRendering="crispEdges">
      <title>{props.label}</title>
      <rect width={size} height={size} fill="#f7f5ee" />
      <path d={path} fill="#12161f" />
    </svg>
  )
}
