import {
  type BoardProps,
  Button,
  cx,
  HoldButton,
  type Person,
  useBoardContext,
  useSecret,
  whyInWords,
} from 'hush/board';
import type { Names, Seat } from 'hush/game';
import { useState } from 'react';
import { cardName } from '../../claims';
import { FACE_NAMES } from '../../content/facesText';
import { FACES, knownFace, type Moves, SLOTS, type View } from '../../state';
import { refusals } from '../../text';
import { File } from '../art/File';
import { LyingCard } from '../art/LyingCard';
import styles from './LearnedFile.module.css';
import { askWords, factWords, follows, holdWords, learnedText } from './text';
import { type Learned, type News, useSaw } from './useLearned';

interface LearnedFileProps extends Pick<BoardProps<View, Moves>, 'legal'> {
  learned: Learned;
  view: View;
  seat: Seat;
  people: readonly Person[];
  names: Names;
  onNotes(): void;
  /** True if the space bar can be used to hold the card open. */
  hotkey: boolean;
}

/**
 * Shows the card that this seat has just looked at or received, until the player continues. The card is covered until
 * held open, and has the same size for all faces. While the match waits for this player, only a button is shown. If the
 * player has already seen the card in a window, only the buttons for claims are shown.
 */
export function LearnedFile({ learned, view, seat, people, names, onNotes, hotkey, legal }: LearnedFileProps) {
  const { news, isFolded, isFirst, hasSeen, saw, done } = learned;
  const [isSayOnly] = useState(hasSeen);
  const secret = useSecret({ hotkey: hotkey && !isSayOnly });
  useSaw(secret.open, saw);
  const { isOwn, at } = news;
  const { seat: of, slot } = at;
  const person = people.find((each) => each.seat === of);
  if (!person) return null;
  const held = secret.open ? view.me : null;
  const face = knownFace({ ...view, me: held }, seat, at);
  const isOpen = face !== null;
  const isUp = view.table[of]?.cards[slot].face !== null;
  const isPlanted = view.table[of]?.active.includes('planted_evidence') === true;
  const shown = (
    <File person={person} className={styles.file}>
      <span className={styles.card}>
        <LyingCard view={view} seat={seat} of={of} slot={slot} held={held} silent />
      </span>
      <span className={styles.words} role="status">
        <b>{isOpen ? factWords(isOwn, names(of), slot, face) : askWords(isOwn, slot)}</b>
        <span>
          {isUp && `${learnedText.turnedUp} `}
          {isOpen && !isOwn
            ? follows(
                SLOTS.map((each) => knownFace({ ...view, me: held }, seat, { seat: of, slot: each })),
                isPlanted,
              )
            : !isOpen && learnedText.how}
        </span>
      </span>
    </File>
  );
  return (
    <section className={cx(styles.learned, isFolded && styles.folded)} aria-label={learnedText.label} data-over>
      {!isSayOnly && (!isFolded || isOpen) && shown}
      {isFolded && !isOpen && (
        <p className={styles.notYet}>
          {isOwn ? learnedText.changed(slot + 1) : learnedText.notYet(names(of), slot + 1)}
        </p>
      )}
      {!isUp && !isSayOnly && (
        <HoldButton
          secret={secret}
          words={holdWords(isOwn, names(of), slot)}
          hotkey={hotkey}
          className={styles.hold}
          data-coach="learned"
        />
      )}
      {!isFolded && !isUp && <Say {...{ news, names, legal }} />}
      <div className={styles.buttons}>
        {!isFolded && <Button onClick={onNotes}>{learnedText.notes}</Button>}
        <Button variant={isFolded ? 'quiet' : 'primary'} data-coach="go-on" onClick={done}>
          {isFirst ? learnedText.nowAim : learnedText.done}
        </Button>
      </div>
    </section>
  );
}

type SayProps = Pick<LearnedFileProps, 'names' | 'legal'> & { news: News };

/** Buttons for a claim about the card's face, true or not. The four buttons are the same for every face. */
function Say({ news, names, legal }: SayProps) {
  const { ledger } = useBoardContext();
  const { seat: of, slot } = news.at;
  const name = cardName(of, slot);
  const title = news.isOwn ? learnedText.sayMine(slot + 1) : learnedText.say(names(of), slot + 1);
  return (
    <fieldset className={styles.say} data-coach="say">
      <legend>{title}</legend>
      {FACES.map((face) => (
        <Button
          key={face}
          why={whyInWords(refusals, legal.refusal('claim', [face, name]))}
          whyAt="press"
          onClick={() => ledger?.say?.pick({ kind: face, subject: name })}
        >
          {FACE_NAMES[face]}
        </Button>
      ))}
    </fieldset>
  );
}
