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
import { loadLanguage } from './state/language';
import { watchSettings } from './state/settings';

/**
 * The minimum time between two reloads, in ms. The page reloads if the server no longer has files of the build that the
 * page is running.
 */
const RELOAD_AFTER = 20_000;
addEventListener('vite:preloadError', (event) => {
  if (performance.now() < RELOAD_AFTER && history.state?.reloaded) return;
  event.preventDefault();
  history.replaceState({ ...history.state, reloaded: true }, '');
  location.reload();
});

// Call these functions before the first render, so that the first frame already has the chosen mode (dark or light).
guardTranslation();
watchSettings();
correctAddress();
fetchAhead(belowBase(location.pathname));
watchInstall();

const root = createRoot(must(document.getElementById('app'), 'the place of the app'));
// Rendering in a transition lets a slow phone respond to touches while it draws the first page.
const render = () =>
  startTransition(() =>
    root.render(
      <Router base={BASE}>
        <Broken>
          <App />
        </Broken>
      </Router>,
    ),
  );
const texts = loadLanguage();
if (texts) void texts.then(render);
else render();
