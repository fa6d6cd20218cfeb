import { useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { About } from './pages/about/About';
import { Home } from './pages/home/Home';
import { NotFound } from './pages/NotFound';
import { RoomPage } from './pages/room/Room';
import { watchSettings } from './ui/settings';
import { unlockSound } from './ui/sound';

/** The pages of the app by address. */
export function App() {
  useEffect(watchSettings, []);
  useEffect(unlockSound, []);
  return (
    <Switch>
      <Route path="/">
        <Home />
      </Route>
      <Route path="/r/:code">{({ code }) => <RoomPage code={code} />}</Route>
      <Route path="/about">
        <About />
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}
