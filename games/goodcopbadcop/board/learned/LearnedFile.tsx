import { HoldButton } from '#client/board/chrome/HoldButton.tsx';
import type { Person } from '#client/board/contract.ts';
import { Button } from '#client/ui/Button.tsx';
import { cx } from '#client/ui/cx.ts';
import { useSecret } from '#client/ui/useSecret.ts';
import type { Seat } from '#shared/ids.ts';
import type { Names } from '#shared/text.ts';
import { knownFace, SLOTS, type View } from '../../state';
import { File } from '../art/File';
import { LyingCard, secretFace } from '../art/LyingCard';
import styles from './LearnedFile.module.css';
import { follows, holdWords, learnedText } from './text';
import type { Learned } from './useLearned';

interface LearnedFileProps {
  learned: Learned;
  view: View;
  seat: Seat;
  people: readonly Person[];
  names: Names;
  onNotes(): void;
  /** Whether the space bar holds it. */
  hotkey: boolean;
}

/**
 * The card this seat has just looked at, covered until it is held and of the same size for all faces. It stays until the
 * player continues. While the match waits for this player it is a single button.
 */
export function LearnedFile({ learned, view, seat, people, names, onNotes, hotkey }: LearnedFileProps) {
  const { look, isFolded, done } = learned;
  const secret = useSecret({ hotkey });
  const { seat: of, slot } = look.now;
  const person = people.find((each) => each.seat === of);
  if (!person) return null;
  const held = secret.open ? view.me : null;
  const face = secretFace({ view, seat, of, held }, slot);
  const isOpen = face !== null;
  const isPlanted = view.table[of]?.active.includes('planted_evidence') === true;
  const shown = (
    <File person={person} className={styles.file}>
      <span className={styles.card}>
        <LyingCard view={view} seat={seat} of={of} slot={slot} held={held} silent />
      </span>
      <span className={styles.words} role="status">
        <b>{isOpen ? learnedText.is(names(of), slot, face) : learnedText.ask(slot)}</b>
        <span>
          {isOpen
            ? follows(
                SLOTS.map((each) => knownFace({ ...view, me: held }, seat, { seat: of, slot: each })),
                isPlanted,
              )
            : learnedText.how}
        </span>
      </span>
    </File>
  );
  return (
    <section className={cx(styles.learned, isFolded && styles.folded)} aria-label={learnedText.label} data-over>
      {(!isFolded || isOpen) && shown}
      {isFolded && !isOpen && <p className={styles.notYet}>{learnedText.notYet(names(of), slot)}</p>}
      <HoldButton secret={secret} words={holdWords} hotkey={hotkey} className={styles.hold} />
      <div className={styles.buttons}>
        {!isFolded && <Button onClick={onNotes}>{learnedText.notes}</Button>}
        <Button variant={isFolded ? 'quiet' : 'primary'} onClick={done}>
          {learnedText.goOn}
        </Button>
      </div>
    </section>
  );
}
