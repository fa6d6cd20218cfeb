import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { unlockSound } from './feedback/sound';
import { whenIdle } from './idle';
import { About } from './pages/about/About';
import { Home } from './pages/home/Home';
import { NotFound } from './pages/NotFound';
import { watchBack } from './state/back';

const loadRoom = () => import('./pages/room/RoomPage');
const RoomPage = lazy(() => loadRoom().then((page) => ({ default: page.RoomPage })));

/** The pages of the app by address. The room, with its connection, is loaded once the home page has nothing left to do. */
export function App() {
  useEffect(unlockSound, []);
  useEffect(watchBack, []);
  useEffect(() => whenIdle(loadRoom), []);
  return (
    <Switch>
      <Route path="/">
        <Home />
      </Route>
      <Route path="/r/:code">
        {({ code }) => (
          <Suspense>
            <RoomPage code={code} />
          </Suspense>
        )}
      </Route>
      <Route path="/about">
        <About />
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}
