/** A drawing that can be zoomed and moved: wheel, drag, pinch, buttons and keys. */
import {
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Icon } from '../../art/Icon.tsx'
import { useWords } from '../../words/context.tsx'
import './panzoom.css'

interface PanZoomProps {
  /** Size of the drawing in its own units. */
  readonly width: number
  readonly height: number
  readonly label: string
  /** Where to look first; by itself the whole drawing is fitted. */
  readonly start?: Camera
  /** Where to look from now on, whenever another one is given: the drawing stays, only its window moves. */
  readonly goTo?: Camera
  /** The drawing in small: shown while only a part is seen, with a frame around that part; a press looks there. */
  readonly little?: ReactNode
  /** `scale`: pixels of the screen for one unit of the drawing. */
  readonly children: ReactNode | ((scale: number) => ReactNode)
}

export interface Camera {
  /** Middle of what is shown, in units of the drawing. */
  readonly x: number
  readonly y: number
  readonly zoom: number
}

const MOST = 5

export function PanZoom(props: PanZoomProps): ReactNode {
  const t = useWords()
  const { width, height, children } = props
  const fitted: Camera = { x: width / 2, y: height / 2, zoom: 1 }
  const [camera, setCamera] = useState<Camera | null>(() =>
    props.start === undefined ? null : within(props.start, width, height),
  )
  const [went, setWent] = useState(props.goTo)
  if (props.goTo !== went) {
    setWent(props.goTo)
    if (props.goTo !== undefined) setCamera(within(props.goTo, width, height))
  }
  const svg = useRef<SVGSVGElement>(null)
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  const dragged = useRef(false)
  const { x, y, zoom } = camera ?? fitted
  const fit = useFit(svg, width, height, typeof children === 'function')

  const zoomBy = useCallback(
    (factor: number, towards?: { x: number; y: number }) => {
      setCamera((old) => {
        const from = old ?? { x: width / 2, y: height / 2, zoom: 1 }
        const next = Math.min(MOST, Math.max(1, from.zoom * factor))
        if (next === 1) return null
        const to = towards ?? from
        const pull = 1 - from.zoom / next
        return within(
          { x: from.x + (to.x - from.x) * pull, y: from.y + (to.y - from.y) * pull, zoom: next },
          width,
          height,
        )
      })
    },
    [width, height],
  )

  const place = useCallback((clientX: number, clientY: number): { x: number; y: number } => {
    const matrix = svg.current?.getScreenCTM()?.inverse()
    if (matrix === undefined) return { x: 0, y: 0 }
    const point = new DOMPoint(clientX, clientY).matrixTransform(matrix)
    return { x: point.x, y: point.y }
  }, [])

  useEffect(() => {
    const element = svg.current
    if (element === null) return
    const wheel = (event: WheelEvent): void => {
      event.preventDefault()
      zoomBy(Math.exp(-event.deltaY * 0.0015), place(event.clientX, event.clientY))
    }
    element.addEventListener('wheel', wheel, { passive: false })
    return () => element.removeEventListener('wheel', wheel)
  }, [zoomBy, place])

  const move = (event: PointerEvent): void => {
    const known = pointers.current.get(event.pointerId)
    if (known === undefined) return
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, one]) => one)
    const other = others[0]
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (other !== undefined) {
      const before = Math.hypot(known.x - other.x, known.y - other.y)
      const after = Math.hypot(event.clientX - other.x, event.clientY - other.y)
      if (before > 0) zoomBy(after / before, place((event.clientX + other.x) / 2, (event.clientY + other.y) / 2))
      dragged.current = true
      return
    }
    const scale = svg.current?.getScreenCTM()?.a ?? 1
    const dx = (event.clientX - known.x) / scale
    const dy = (event.clientY - known.y) / scale
    if (Math.abs(dx) + Math.abs(dy) > 2) dragged.current = true
    setCamera((old) => (old === null ? null : within({ ...old, x: old.x - dx, y: old.y - dy }, width, height)))
  }

  const leave = (event: PointerEvent): void => {
    pointers.current.delete(event.pointerId)
  }

  const pan = (dx: number, dy: number): void =>
    setCamera((old) => (old === null ? null : within({ ...old, x: old.x + dx, y: old.y + dy }, width, height)))

  // The drawing in small comes after the large one: a tap that looks closer answers sooner.
  const part = useDeferredValue(zoom > 1.02)
  const viewWidth = width / zoom
  const viewHeight = height / zoom
  return (
    <div className="panzoom" data-zoomed={zoom > 1.02 || undefined}>
      <svg
        ref={svg}
        viewBox={`${x - viewWidth / 2} ${y - viewHeight / 2} ${viewWidth} ${viewHeight}`}
        preserveAspectRatio="xMidYMid meet"
        aria-label={props.label}
        onPointerDown={(event) => {
          dragged.current = false
          pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        }}
        onPointerMove={move}
        onPointerUp={leave}
        onPointerCancel={leave}
        onPointerLeave={leave}
        onClickCapture={(event) => {
          // A drag that ends on a piece is no click on it.
          if (dragged.current) event.stopPropagation()
        }}
        onKeyDown={(event) => {
          if (event.key === '+') zoomBy(1.3)
          else if (event.key === '-') zoomBy(1 / 1.3)
        }}
      >
        {typeof children === 'function' ? children(fit * zoom) : children}
      </svg>
      {props.little !== undefined && part && zoom > 1.02 && (
        <Little
          {...props}
          window={{ x, y, zoom }}
          onGo={(to) => setCamera((old) => within({ ...to, zoom: old?.zoom ?? 1 }, width, height))}
        />
      )}
      <div className="panzoom-buttons">
        <button type="button" aria-label={t('zoom.in')} onClick={() => zoomBy(1.4)}>
          <Icon name="plus" size={16} />
        </button>
        <button type="button" aria-label={t('zoom.out')} onClick={() => zoomBy(1 / 1.4)}>
          <Icon name="minus" size={16} />
        </button>
        <button
          type="button"
          aria-label={t('zoom.fit')}
          onClick={() => setCamera(null)}
          onKeyDown={(event) => {
            const step = 60 / zoom
            if (event.key === 'ArrowLeft') pan(-step, 0)
            else if (event.key === 'ArrowRight') pan(step, 0)
            else if (event.key === 'ArrowUp') pan(0, -step)
            else if (event.key === 'ArrowDown') pan(0, step)
            else return
            event.preventDefault()
          }}
        >
          <Icon name="fit" size={16} />
        </button>
      </div>
    </div>
  )
}

/** Pixels for one unit when everything is fitted; 1 while nobody asks. */
function useFit(svg: RefObject<SVGSVGElement | null>, width: number, height: number, asked: boolean): number {
  const [size, setSize] = useState<{ readonly width: number; readonly height: number } | null>(null)
  useLayoutEffect(() => {
    const element = svg.current
    if (element === null || !asked) return
    const measure = (): void => setSize({ width: element.clientWidth, height: element.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [svg, asked])
  return size === null ? 1 : Math.min(size.width / width, size.height / height)
}

interface LittleProps extends PanZoomProps {
  readonly window: Camera
  onGo(to: { readonly x: number; readonly y: number }): void
}

function Little(props: LittleProps): ReactNode {
  const { width, height, window } = props
  const [w, h] = [width / window.zoom, height / window.zoom]
  return (
    // The same places can be reached by dragging and by keys.
    <svg
      className="panzoom-little"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      onPointerDown={(event) => {
        const matrix = event.currentTarget.getScreenCTM()?.inverse()
        if (matrix !== undefined) props.onGo(new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix))
      }}
    >
      {props.little}
      <rect
        x={window.x - w / 2}
        y={window.y - h / 2}
        width={w}
        height={h}
        className="panzoom-window"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

/** The middle stays over the drawing. */
function within(camera: Camera, width: number, height: number): Camera {
  const halfX = width / camera.zoom / 2
  const halfY = height / camera.zoom / 2
  return {
    zoom: camera.zoom,
    x: Math.min(width - halfX, Math.max(halfX, camera.x)),
    y: Math.min(height - halfY, Math.max(halfY, camera.y)),
  }
}
