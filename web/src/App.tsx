/** The page's addresses. They stand behind a hash, so that any static server can hold the page at any path. */
import { Component, lazy, type ReactNode, Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import './art/online-strokes.ts'
import { tableIn } from './online/links.ts'
import { News } from './online/News.tsx'
import { Home } from './pages/Home.tsx'
import { Missing } from './pages/Missing.tsx'
import { useWords } from './words/context.tsx'

const TablePage = lazy(() => import('./table/TablePage.tsx'))
const ReplayPage = lazy(() => import('./pages/Replay.tsx'))
const Tables = lazy(() => import('./pages/Tables.tsx'))
const Learn = lazy(() => import('./pages/Learn.tsx'))
const ShowMe = lazy(() => import('./pages/ShowMe.tsx'))
const LearnGame = lazy(() => import('./pages/LearnGame.tsx'))
const CampaignPage = lazy(() => import('./pages/Campaign.tsx'))
const About = lazy(() => import('./pages/About.tsx'))
const Lab = lazy(() => import('./pages/study/lab/Lab.tsx'))
const Study = lazy(() => import('./pages/study/Study.tsx'))
const AnalysisPage = lazy(() => import('./pages/study/analysis/AnalysisPage.tsx'))
const SettingsPage = lazy(() => import('./pages/SettingsPage.tsx'))
const OpenTable = lazy(() => import('./pages/opening/OpenTable.tsx'))
const OnlinePage = lazy(() => import('./pages/room/OnlinePage.tsx'))
const JoinPage = lazy(() => import('./pages/room/OnlinePage.tsx').then(({ JoinPage }) => ({ default: JoinPage })))
const ResultPage = lazy(() => import('./pages/result/Result.tsx'))
const ProfilePage = lazy(() => import('./pages/profile/Profile.tsx'))
const PersonPage = lazy(() => import('./pages/profile/Profile.tsx').then(({ PersonPage }) => ({ default: PersonPage })))
const Lobby = lazy(() => import('./pages/Lobby.tsx'))

/** A table of this browser or of the server. */
function AnyTable({ id }: { readonly id: string }): ReactNode {
  const table = tableIn(id)
  return table === null ? <TablePage id={id} /> : <OnlinePage id={table} />
}

export function App(): ReactNode {
  return (
    <Guard>
      <Suspense fallback={null}>
        <Router hook={useHashLocation}>
          <Switch>
            <Route path="/" component={Home} />
            <Route path="/tables" component={Tables} />
            <Route path="/table/:id">{({ id }) => <AnyTable key={id} id={id} />}</Route>
            <Route path="/online/:id">{({ id }) => <OnlinePage key={id} id={id} />}</Route>
            <Route path="/join/:id/:link">{({ id, link }) => <JoinPage key={id} id={id} link={link} />}</Route>
            <Route path="/new/:game?">{({ game }) => <OpenTable game={game ?? ''} />}</Route>
            <Route path="/result/:id">{({ id }) => <ResultPage key={id} id={id} />}</Route>
            <Route path="/lobby" component={Lobby} />
            <Route path="/profile/:part?">{({ part }) => <ProfilePage part={part ?? ''} />}</Route>
            <Route path="/person/:id">{({ id }) => <PersonPage key={id} id={id} />}</Route>
            <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
            <Route path="/learn" component={Learn} />
            <Route path="/learn/:game/on/:tab/:rule?">
              {({ game, tab, rule }) => <LearnGame key={game} game={game} tab={tab} rule={rule ?? ''} />}
            </Route>
            <Route path="/learn/:game/:note">
              {({ game, note }) => <ShowMe key={`${game} ${note}`} game={game} note={note} />}
            </Route>
            <Route path="/learn/:game">{({ game }) => <LearnGame key={game} game={game} tab="" rule="" />}</Route>
            <Route path="/lab" component={Lab} />
            <Route path="/study" component={Study} />
            <Route path="/study/:id">{({ id }) => <AnalysisPage key={id} id={id} />}</Route>
            <Route path="/campaign/:game">{({ game }) => <CampaignPage key={game} game={game} />}</Route>
            <Route path="/about" component={About} />
            <Route path="/settings" component={SettingsPage} />
            <Route component={Missing} />
          </Switch>
          <News />
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
