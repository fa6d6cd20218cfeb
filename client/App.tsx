import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { unlockSound } from './feedback/sound';
import { Home } from './pages/home/Home';
import { NotFound } from './pages/NotFound';
import { fetchRoom } from './pages/room/parts';
import { RoomPage } from './pages/room/RoomPage';
import { watchBack } from './state/back';
import { withTexts } from './state/language';
import { loadFonts } from './ui/fonts';
import { whenIdle } from './ui/idle';

const AddScreenPage = lazy(() => import('./pages/AddScreenPage').then((page) => ({ default: page.AddScreenPage })));
const RoomParts = lazy(async () => {
  const page = await import('./pages/room/RoomParts');
  await loadFonts();
  return { default: page.RoomParts };
});
const About = lazy(() => withTexts(() => import('./pages/about/About')).then((page) => ({ default: page.About })));

/**
 * Loads code that the first page never needs: the pages inside a room, and browser features such as the service worker.
 */
const fetchRest = () => fetchRoom().then(() => import('./shell/begin'));

/** Renders the page for the current address. All other code is loaded when the browser is idle. */
export function App() {
  useEffect(unlockSound, []);
  useEffect(watchBack, []);
  useEffect(() => whenIdle(fetchRest), []);
  return (
    <Suspense>
      <Switch>
        <Route path="/">
          <Home />
        </Route>
        <Route path="/r/:code">{({ code }) => <RoomPage code={code} />}</Route>
        <Route path="/r/*">
          <RoomParts />
        </Route>
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
