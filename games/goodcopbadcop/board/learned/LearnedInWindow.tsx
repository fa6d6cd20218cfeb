import { HoldButton } from '#client/board/chrome/HoldButton.tsx';
import { useSecret } from '#client/ui/useSecret.ts';
import type { Seat } from '#shared/ids.ts';
import type { Names } from '#shared/text.ts';
import { knownFace, type View } from '../../state';
import styles from './LearnedInWindow.module.css';
import { factWords, holdWords, learnedText } from './text';
import type { Learned } from './useLearned';

interface LearnedInWindowProps {
  learned: Learned;
  view: View;
  seat: Seat;
  names: Names;
}

/**
 * The card just looked at, as one large button in the window that follows. The card is offered again after the window.
 */
export function LearnedInWindow({ learned, view, seat, names }: LearnedInWindowProps) {
  const { isOwn, at } = learned.news;
  const secret = useSecret();
  const face = knownFace({ ...view, me: secret.open ? view.me : null }, seat, at);
  const isUp = view.table[at.seat]?.cards[at.slot].face !== null;
  const said = face === null ? null : factWords(isOwn, names(at.seat), at.slot, face);
  if (isUp)
    return (
      <p className={styles.up}>
        <b>{said}</b> {learnedText.turnedUp}
      </p>
    );
  const words = holdWords(isOwn, names(at.seat), at.slot);
  const open = { hold: { ...words.hold, open: said }, tap: { ...words.tap, open: said }, shared: words.shared };
  return <HoldButton secret={secret} words={open} className={styles.hold} />;
}
