/** A drawn scene for an encounter, by what the card is about. */
import type { EncounterData } from '@ludarium/scythe/data'
import type { ReactNode } from 'react'
import { Cottage, Derrick, Fir, Peak, Wheat } from '../map/scenes.tsx'

type Theme = 'field' | 'forest' | 'marsh' | 'works' | 'town' | 'camp'

const BY_RESOURCE: Readonly<Record<string, Theme>> = { food: 'field', wood: 'forest', oil: 'marsh', metal: 'works' }

/** The resource that the card gives most of; without one, who it brings. */
export function themeOf({ options }: EncounterData): Theme {
  const gains = options.flatMap(({ gain }) => gain)
  const resource = gains.find(({ type }) => type === 'resource')?.resource
  if (resource !== undefined && resource !== '') return BY_RESOURCE[resource] ?? 'town'
  return gains.some(({ type }) => type === 'worker' || type === 'popularity') ? 'town' : 'camp'
}

const SKY: Readonly<Record<Theme, readonly [top: string, low: string, hill: string, land: string]>> = {
  field: ['#8db3c9', '#f3dfae', '#9aa678', '#c9a04b'],
  forest: ['#6d96a8', '#d7e2c4', '#6c8a63', '#4c6b45'],
  marsh: ['#7c93a8', '#dfe4e2', '#93a7ae', '#b9c7c9'],
  works: ['#6f8fa0', '#ead9b4', '#a3ab84', '#a98752'],
  town: ['#8aa9c4', '#f4ddb4', '#a7ab83', '#c98d57'],
  camp: ['#5f6f92', '#e8c39a', '#8a8a77', '#8f7a58'],
}

function People(): ReactNode {
  return (
    <g fill="#231c17">
      {[
        [96, 330, 1],
        [132, 338, 1.06],
        [212, 326, 0.9],
      ].map(([x, y, k]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${k})`}>
          <circle cy="-40" r="8" />
          <path d="M-9 0Q-11-31 0-31Q11-31 9 0Z" />
        </g>
      ))}
    </g>
  )
}

function Works(): ReactNode {
  return (
    <g>
      <path d="M20 300V210l34 22v-22l34 22v-22l34 22v-22l34 22V300Z" fill="#8b7466" />
      <path d="M20 300V250H170V300Z" fill="#6f5b50" />
      <path d="M62 214L67 100h16l5 114ZM108 214l6-134h16l6 134Z" fill="#6a4a43" />
      <path d="M66 118h18v-18h-18ZM113 98h18V80h-18Z" fill="#c4553b" />
      <g fill="#f3ead9">
        <circle cx="84" cy="78" r="18" />
        <circle cx="106" cy="62" r="24" />
        <circle cx="140" cy="46" r="22" />
        <circle cx="166" cy="30" r="16" />
      </g>
      <path d="M34 264h18v14H34ZM72 264h18v14H72ZM110 264h18v14h-18Z" fill="#2b221d" />
    </g>
  )
}

function Mech(): ReactNode {
  return (
    <g transform="translate(232 300)">
      <ellipse cy="14" rx="44" ry="7" fill="#0005" />
      <path d="M-30 12L-20-22H20L30 12H14L8-14H-8L-14 12Z" fill="#39424f" />
      <rect x="-32" y="-70" width="64" height="52" rx="20" fill="#4a5666" />
      <path d="M-18-54H18V-44H-18Z" fill="#1c222b" />
      <circle cx="-9" cy="-49" r="3.500" fill="#ffd98a" />
      <circle cx="9" cy="-49" r="3.500" fill="#ffd98a" />
      <path d="M-32-46L-54-22L-46-14L-28-34ZM32-46L54-22L46-14L28-34Z" fill="#39424f" />
      <path d="M4-34h18v9H4Z" fill="#b5261c" />
    </g>
  )
}

function Inside({ theme }: { readonly theme: Theme }): ReactNode {
  switch (theme) {
    case 'works':
      return (
        <>
          <Works />
          <Mech />
        </>
      )
    case 'field':
      return (
        <>
          <Cottage x={224} y={262} k={4.4} roof={['#8c6a2a', '#6d5120']} />
          {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => (
            <Wheat key={n} x={18 + n * 20} y={318 + (n % 3) * 14} k={3.2} />
          ))}
        </>
      )
    case 'forest':
      return [30, 84, 128, 262, 300, 226].map((x, n) => <Fir key={x} x={x} y={278 + (n % 3) * 16} k={4 + (n % 2)} />)
    case 'marsh':
      return (
        <>
          <Derrick x={210} y={290} k={6} />
          <Derrick x={92} y={272} k={4} />
          <path d="M20 330q40-16 80 0t80 0 80 0 80 0" fill="none" stroke="#7d97a3" strokeWidth="5" opacity="0.6" />
        </>
      )
    case 'town':
      return (
        <>
          <Cottage x={70} y={262} k={4.2} />
          <Cottage x={176} y={250} k={4.8} roof={['#7d3b52', '#5c2a3c']} />
          <Cottage x={262} y={276} k={4} roof={['#a8512f', '#7c3a20']} />
        </>
      )
    case 'camp':
      return (
        <>
          <Peak x={230} y={250} w={80} h={130} />
          <Peak x={120} y={254} w={70} h={100} />
          <path d="M40 310L90 226L140 310Z" fill="#d8c49c" />
          <path d="M90 226L104 310H76Z" fill="#5b4a35" />
        </>
      )
  }
}

export function Scene({ card }: { readonly card: EncounterData }): ReactNode {
  const theme = themeOf(card)
  const [top, low, hill, land] = SKY[theme]
  const id = `scythe-sky-${theme}`
  return (
    <svg className="scythe-scene" viewBox="0 0 320 390" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor={top} />
        <stop offset="1" stopColor={low} />
      </linearGradient>
      <rect width="320" height="390" fill={`url(#${id})`} />
      <circle cx="246" cy="112" r="46" fill="#fff" opacity="0.3" />
      <circle cx="246" cy="112" r="34" fill="#fdeec2" />
      <path d="M0 222Q80 176 160 214T320 196V390H0Z" fill={hill} />
      <path d="M0 282Q120 250 200 276T320 268V390H0Z" fill={land} />
      <path d="M0 330Q120 306 220 330T320 322M0 362Q140 340 320 358" fill="none" stroke="#00000026" strokeWidth="3" />
      <Inside theme={theme} />
      <People />
    </svg>
  )
}
