/** A picture for the chapter: night over the ice, mountains, people around a fire. */
import type { ReactNode } from 'react'
import { Specks } from '../../../art/brush.tsx'

const SKIES = [
  'var(--revive-blue-5)',
  'var(--revive-blue-3)',
  'var(--revive-blue-2)',
  'var(--revive-blue-4)',
  'var(--revive-pink-1)',
] as const

export function ChapterScene({ chapter }: { readonly chapter: number }): ReactNode {
  const sky = SKIES[(chapter - 1) % SKIES.length]
  const people = [-40, -20, 0, 20, 40]
  return (
    <svg className="revive-scene" viewBox="0 0 640 190" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="640" height="190" fill={sky} />
      <Specks seed={chapter * 17} count={46} width={640} height={110} size={1} />
      <path d="M494 12a34 34 0 1 0 30 50a28 28 0 0 1-30-50Z" fill="var(--cloth-text)" />
      <path d="M0 138L76 76L148 132L196 60L280 136L370 96L430 134L504 82L640 150V190H0Z" fill="var(--revive-blue-13)" />
      <path
        d="M76 76L96 92L88 108L70 96ZM196 60L214 80L228 112L206 98L196 116L190 84ZM504 82L532 100L520 112L498 98Z"
        fill="var(--revive-slate-21)"
      />
      <path d="M0 152Q160 132 330 152T640 146V190H0Z" fill="var(--revive-slate-21)" />
      <path d="M0 170Q200 156 380 172T640 166V190H0Z" fill="var(--revive-slate-19)" />
      {people.map((x) => (
        <g key={x} transform={`translate(${220 + x * 1.6} 158)`} fill="var(--revive-moss-3)">
          <circle r="5" cy="-12" />
          <path d="M-6 10V-2a6 6 0 0 1 12 0v12Z" />
        </g>
      ))}
      <path d="M212 172l8-18 8 18Z" fill="var(--revive-orange-1)" />
      <path d="M216 172l4-10 4 10Z" fill="var(--lantern-cloth)" />
    </svg>
  )
}
