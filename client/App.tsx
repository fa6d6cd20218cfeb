import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { unlockSound } from './feedback/sound';
import { Home } from './pages/home/Home';
import { NotFound } from './pages/NotFound';
import { fetchRoom } from './pages/room/parts';
import { RoomPage } from './pages/room/RoomPage';
import { watchBack } from './state/back';
import { whenIdle } from './ui/idle';

const AddScreenPage = lazy(() => import('./pages/AddScreenPage').then((page) => ({ default: page.AddScreenPage })));
const Stage = lazy(() => import('./stage/Stage').then((page) => ({ default: page.Stage })));
const About = lazy(() => import('./pages/about/About').then((page) => ({ default: page.About })));

/** The pages of the app by address. What lies behind a room's door follows once there is nothing left to do. */
export function App() {
  useEffect(unlockSound, []);
  useEffect(watchBack, []);
  useEffect(() => whenIdle(fetchRoom), []);
  return (
    <Suspense>
      <Switch>
        <Route path="/">
          <Home />
        </Route>
        <Route path="/r/:code/stage">{({ code }) => <Stage code={code} kind="live" />}</Route>
        <Route path="/r/:code/stage/delayed">{({ code }) => <Stage code={code} kind="delayed" />}</Route>
        <Route path="/r/:code">{({ code }) => <RoomPage code={code} />}</Route>
        <Route path="/p">
          <AddScreenPage />
        </Route>
        <Route path="/about">
          <About />
        </Route>
        <Route>
          <NotFound />
        </Route>
      </Switch>
    </Suspense>
  );
}
