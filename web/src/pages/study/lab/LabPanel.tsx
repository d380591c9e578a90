/** A panel of the lab: a heading with a few words beside it, a plot, and its figures for those who do not see it. */
import type { ReactNode } from 'react'

interface LabPanelProps {
  readonly title: string
  readonly about: ReactNode
  /** Has a plot that can be saved as a picture. */
  readonly plot?: boolean
  readonly wide?: boolean
  readonly children: ReactNode
}

export function LabPanel({ title, about, plot, wide, children }: LabPanelProps): ReactNode {
  return (
    <section
      className="panel frame-panel stack lab-panel"
      data-plot={plot ? title : undefined}
      data-wide={wide || undefined}
    >
      <LabHead title={title} about={about} />
      {children}
    </section>
  )
}

export function LabHead({ title, about }: Pick<LabPanelProps, 'title' | 'about'>): ReactNode {
  return (
    <header className="cluster between">
      <h2>{title}</h2>
      <div className="dim type-2">{about}</div>
    </header>
  )
}

/** The same as a plot, to be read aloud. */
export function PlotFigures(props: {
  readonly title: string
  readonly rows: readonly { readonly name: string; readonly label: string; readonly said: string }[]
}): ReactNode {
  return (
    <div className="unseen">
      <table>
        <caption>{props.title}</caption>
        <tbody>
          {props.rows.map(({ name, label, said }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>{said}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
