import { useStore } from '@nanostores/react';
import { Expand } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { $audio } from '../feedback/sound';
import css from './Press.module.css';
import { STAGE } from './text';

/**
 * One tap gives the stage sound and full screen: browsers allow both only after a tap. `foot`: beside the captions,
 * which make room for it.
 */
export function Press({ at = 'middle' }: { at?: 'middle' | 'foot' }) {
  const hasSound = useStore($audio) !== null;
  const isWhole = useFullScreen();
  if (hasSound && (isWhole || !canBeWhole())) return null;
  const press = () =>
    void theWindow()
      .document.documentElement.requestFullscreen?.()
      .catch(() => undefined);
  return (
    <button type="button" className={css.press} data-at={at} data-quiet={hasSound ? '' : undefined} onClick={press}>
      <Expand aria-hidden="true" />
      <span>
        <b>{canBeWhole() ? STAGE.sound : STAGE.soundAlone}</b>
        <small>{STAGE.soundHint}</small>
      </span>
    </button>
  );
}

/** An iPhone allows full screen only for videos. */
const canBeWhole = () => typeof Element === 'undefined' || 'requestFullscreen' in Element.prototype;

/** The stage is in a frame of the page that magnifies it, and that page takes full screen. */
const theWindow = (): Window => window.parent;

function useFullScreen(): boolean {
  return useSyncExternalStore(
    listen,
    () => theWindow().document.fullscreenElement !== null,
    () => false,
  );
}

function listen(changed: () => void): () => void {
  const page = theWindow().document;
  page.addEventListener('fullscreenchange', changed);
  return () => page.removeEventListener('fullscreenchange', changed);
}
