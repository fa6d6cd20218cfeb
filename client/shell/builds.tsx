import { $build, $isPlaying, $newer } from '../state/newer';
import { Newer } from './Newer';

/** The minimum time between two requests for the server's build, in ms. */
const AT_LEAST = 60_000;

/** Returns the build of this page, or null in development. */
const own = () => document.querySelector<HTMLMetaElement>('meta[name=hush-build]')?.content ?? null;

/**
 * Offers to reload the page when the server has a different build, except during a match. In a room, the server sends
 * its build. Elsewhere, the page asks for it whenever the page becomes visible again.
 * @returns a function that stops checking
 */
export function watchBuilds(): () => void {
  let putOff: string | null = null;
  const tell = () => {
    const build = $build.get();
    const mine = own();
    const isTold = build !== null && mine !== null && build !== mine && build !== putOff && !$isPlaying.get();
    $newer.set(isTold ? <Newer onLater={later} /> : null);
  };
  const later = () => {
    putOff = $build.get();
    tell();
  };
  let looked = performance.now();
  const look = () => {
    if (document.visibilityState !== 'visible' || performance.now() - looked < AT_LEAST) return;
    looked = performance.now();
    void askForBuild();
  };
  const stops = [$build.subscribe(tell), $isPlaying.listen(tell)];
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  return () => {
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
    $newer.set(null);
  };
}

async function askForBuild(): Promise<void> {
  const page = await fetch('/', { cache: 'no-cache' }).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  );
  const build = /<meta name="hush-build" content="(\w+)">/.exec(page)?.[1];
  if (build !== undefined) $build.set(build);
}
