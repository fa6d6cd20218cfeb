import { useEffect, useState } from 'react';
import { useShape } from '../../ui/shape';
import { useBoardContext } from '../context';
import css from './ChatPreview.module.css';
import { useChange } from './useChange';

/** The time for which a new message is shown, in ms. */
const STAYS = 4_000;

/**
 * Shows the beginning of each new message once, for a few seconds, in place of the game's name. Shows nothing while the
 * chat is on screen. On a phone, which has no room for it, only screen readers announce it.
 */
export function ChatPreview() {
  const { chat, now } = useBoardContext();
  const shape = useShape();
  const [opened] = useState(now);
  const newest = chat.lines.findLast(({ mine, notice, at }) => !mine && !notice && at >= opened);
  const [shown, setShown] = useState<number | null>(null);
  useChange(newest?.n ?? null, () => setShown(newest?.n ?? null));
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), STAYS);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div className={shape === 'phone' ? 'sr' : css.over} aria-live="polite">
      {newest && newest.n === shown && chat.unread > 0 && (
        <p key={shown} className={css.said} dir="auto" data-excerpt>
          <b translate="no">{newest.name}</b> {newest.text}
        </p>
      )}
    </div>
  );
}
