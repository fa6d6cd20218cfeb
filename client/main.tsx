import './ui/global.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { must } from '#shared/must.ts';
import { App } from './App';
import { BASE } from './base';
import { belowBase, correctAddress } from './net/address';
import { Broken } from './pages/Broken';
import { fetchAhead } from './pages/room/parts';
import { guardTranslation } from './shell/translation';
import { watchInstall } from './state/install';
import { watchSettings } from './state/settings';

/** If a file of the page's older build no longer exists, the page reloads, but at most once in this many ms. */
const RELOAD_AFTER = 20_000;
addEventListener('vite:preloadError', (event) => {
  if (performance.now() < RELOAD_AFTER && history.state?.reloaded) return;
  event.preventDefault();
  history.replaceState({ ...history.state, reloaded: true }, '');
  location.reload();
});

// These calls run before anything is drawn, so that the chosen mode applies from the first frame.
guardTranslation();
watchSettings();
correctAddress();
fetchAhead(belowBase(location.pathname));
watchInstall();

const root = createRoot(must(document.getElementById('app'), 'the place of the app'));
// Uses a transition, so that a slow phone can respond to a touch while it draws the first page.
startTransition(() =>
  root.render(
    <Router base={BASE}>
      <Broken>
        <App />
      </Broken>
    </Router>,
  ),
);
