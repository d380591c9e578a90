/** The page's addresses. They stand behind a hash, so that any static server can hold the page at any path. */
import { Component, lazy, type ReactNode, Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { Missing } from './pages/Missing.tsx'
import { Start } from './pages/Start.tsx'
import { useWords } from './words/context.tsx'

const TablePage = lazy(() => import('./table/TablePage.tsx'))
const ReplayPage = lazy(() => import('./pages/Replay.tsx'))
const Tables = lazy(() => import('./pages/Tables.tsx'))
const Learn = lazy(() => import('./pages/Learn.tsx'))
const ShowMe = lazy(() => import('./pages/ShowMe.tsx'))
const LearnGame = lazy(() => import('./pages/LearnGame.tsx'))
const About = lazy(() => import('./pages/About.tsx'))
const SettingsPage = lazy(() => import('./pages/SettingsPage.tsx'))

export function App(): ReactNode {
  return (
    <Guard>
      <Suspense fallback={null}>
        <Router hook={useHashLocation}>
          <Switch>
            <Route path="/" component={Start} />
            <Route path="/tables" component={Tables} />
            <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
            <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
            <Route path="/learn" component={Learn} />
            <Route path="/learn/:game/:note">
              {({ game, note }) => <ShowMe key={`${game} ${note}`} game={game} note={note} />}
            </Route>
            <Route path="/learn/:game">{({ game }) => <LearnGame key={game} game={game} />}</Route>
            <Route path="/about" component={About} />
            <Route path="/settings" component={SettingsPage} />
            <Route component={Missing} />
          </Switch>
        </Router>
      </Suspense>
    </Guard>
  )
}

/** Catches what should not happen, and says that the game is safe. */
class Guard extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error }
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <Oops error={this.state.error} />
  }
}

function Oops(props: { error: Error }): ReactNode {
  const t = useWords()
  return (
    <main className="plain" role="alert">
      <h1>{t('oops.title')}</h1>
      <p>{t('oops.lead')}</p>
      <p>{props.error.message}</p>
      <button type="button" className="button primary" onClick={() => location.reload()}>
        {t('oops.reload')}
      </button>
    </main>
  )
}
