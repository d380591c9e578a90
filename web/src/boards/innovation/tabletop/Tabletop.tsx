/** The cloth with its faces: map, displays, and where it is narrow science; numbers say how many moves wait on each. */
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { useMoved } from '../../../kit/pieces/motion.ts'
import { focusableScroll } from '../../../kit/surface/focusable-scroll.ts'
import { useTable } from '../context.tsx'
import { Legend } from '../map/Legend.tsx'
import { InnovationMap } from '../map/Map.tsx'
import { tabOfPlace } from '../places.ts'
import { HexSheet } from '../questions/Hex.tsx'
import { Questions } from '../questions/Questions.tsx'
import { isChoosing, Setup } from '../questions/Setup.tsx'
import { Science } from '../science/Science.tsx'
import { Displays, Stock } from './Displays.tsx'
import { Rounds } from './Rounds.tsx'

export type Face = 'setup' | 'map' | 'science' | 'displays'

const ICONS: Readonly<Record<Face, string>> = {
  setup: 'tied-scroll',
  map: 'treasure-map',
  science: 'graduate-cap',
  displays: 'light-bulb',
}

/** The face that is asked for: where all moves wait on one, it turns up by itself. */
function wantedFace(names: readonly string[], faces: readonly Face[]): Face | null {
  const found = new Set(
    names.flatMap((name) => {
      const tab = tabOfPlace(name)
      return faces.find((face) => face === tab) ?? []
    }),
  )
  const [only] = found
  return found.size === 1 && only !== undefined ? only : null
}

interface ClothProps {
  readonly faces: readonly Face[]
  /** City tiles and round bonuses lie below the map. */
  readonly withStock: boolean
}

export function Tabletop(props: ClothProps): ReactNode {
  const { choices, words, legal, step } = useTable()
  const choosing = isChoosing(step?.step)
  const faces: readonly Face[] = choosing ? ['setup', ...props.faces] : props.faces
  const [face, setFace] = useState<Face>(choosing ? 'setup' : 'map')
  const names = [...choices.keys()].filter((name) => /^(hex|bridge|tile|scholar|return|column|key|action):?/.test(name))
  const wanted = legal.length === 0 ? null : wantedFace(names, faces)
  const small = step?.step === 'offer' || step?.step === 'order' || step?.step === 'dig'
  useEffect(() => {
    if (wanted !== null) setFace(wanted)
    else if (small) setFace('map')
  }, [wanted, small])
  const here = faces.includes(face) ? face : 'map'
  const cloth = useRef<HTMLElement>(null)
  const lies = useCallback((element: HTMLElement | null) => {
    cloth.current = element
    return focusableScroll(element)
  }, [])
  useMoved(here, () =>
    cloth.current?.animate([{ opacity: 0, transform: 'perspective(75rem) rotateY(-32deg)' }, {}], {
      duration: 200,
      easing: 'ease-out',
    }),
  )
  const waiting = (one: Face): number => names.filter((name) => tabOfPlace(name) === one).length
  return (
    <section className="innovation-cloth stack gap-0">
      <div className="innovation-cloth-head row gap-3 rigid on-dark">
        {faces.length > 1 && (
          <div className="innovation-faces row gap-2 rigid" role="tablist">
            {faces.map((one) => (
              <button
                key={one}
                type="button"
                role="tab"
                className="bare row gap-3 nowrap type-3 strong"
                aria-selected={one === here}
                onClick={() => setFace(one)}
              >
                <Icon name={ICONS[one]} size={16} />
                {words.t(`face.${one}`)}
                {one !== here && waiting(one) > 0 && <span className="innovation-waiting count">{waiting(one)}</span>}
              </button>
            ))}
          </div>
        )}
        <Rounds />
      </div>
      <div className="innovation-cloth-face grow" data-face={here} ref={lies}>
        {here === 'setup' && <Setup />}
        {here === 'map' && (
          <InnovationMap>
            <Legend />
            <HexSheet />
          </InnovationMap>
        )}
        {here === 'science' && <Science />}
        {here === 'displays' && <Displays />}
        <Questions />
      </div>
      {props.withStock && here === 'map' && <Stock />}
    </section>
  )
}

/** Where both fit: the displays beside the map. */
export function DisplaysCloth(): ReactNode {
  return (
    <section className="innovation-cloth stack gap-0 innovation-beside">
      <div className="innovation-cloth-face grow" data-face="displays" ref={focusableScroll}>
        <Displays beside />
      </div>
    </section>
  )
}
