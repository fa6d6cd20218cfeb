import { useStore } from '@nanostores/react';
import { Expand } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { $audio } from '../feedback/sound';
import css from './Press.module.css';
import { STAGE } from './text';

/**
 * A button that turns on sound and full screen on a stage, because browsers allow both only after a press. With `foot`,
 * the button is beside the captions.
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

/** Returns true if the browser can show a page in full screen. On an iPhone, only videos can be. */
const canBeWhole = () => typeof Element === 'undefined' || 'requestFullscreen' in Element.prototype;

/**
 * Returns the window to show in full screen. This is the parent page, which contains the frame with the stage and
 * magnifies it.
 */
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
