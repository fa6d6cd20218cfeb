import { cx, useSecret } from 'hush/board';
import type { Names, Seat } from 'hush/game';
import { Eye, Fingerprint, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { EQUIPMENT_TEXT } from '../../content/equipmentText';
import { type EquipmentId, knownFace, type View } from '../../state';
import { EquipmentBack, EquipmentCard } from '../art/EquipmentCard';
import { LyingCard } from '../art/LyingCard';
import { factWords, holdWords, learnedText } from '../learned/text';
import { type Learned, useSaw } from '../learned/useLearned';
import { Sign } from '../table/Centre';
import styles from './HoldCard.module.css';
import { windowText } from './text';

interface HoldCardProps {
  /** Name by which the coach's hint finds this card. */
  mark: string;
  picture(isOpen: boolean): ReactNode;
  words: { covered: Said; open: Said };
  /** The title while covered, on a screen where secrets are opened with a tap. */
  tap?: string | undefined;
  /** True if the card is face up and need not be held open. */
  isUp?: boolean | undefined;
  /** True if the open card has rules to read. */
  hasRules?: boolean | undefined;
  /** Called when the player covers the open card again. */
  onSaw?: (() => void) | undefined;
}

interface Said {
  title: string;
  sub: string;
}

const nothing = () => undefined;

/** A large card in a window, which has the same size for every card. Holding any part of its box uncovers the card. */
function HoldCard({ mark, picture, words, tap, isUp = false, hasRules = false, onSaw = nothing }: HoldCardProps) {
  const secret = useSecret();
  const isOpen = isUp || secret.open;
  useSaw(isOpen, onSaw);
  const { title, sub } = isOpen ? words.open : words.covered;
  const invite = secret.mode === 'tap' && !isOpen ? (tap ?? title) : title;
  const inside = (
    <>
      <span className={styles.picture}>{picture(isOpen)}</span>
      <span className={styles.words} role="status">
        <span className={styles.sign}>{secret.shared ? <Smartphone /> : isOpen ? <Eye /> : <Fingerprint />}</span>
        <b>{secret.shared && !isUp ? windowText.onPhone : invite}</b>
        {(isOpen || !secret.shared) && <small>{sub}</small>}
      </span>
    </>
  );
  const box = cx(styles.box, isOpen && styles.open, hasRules && styles.rules);
  if (isUp || secret.shared) return <div className={box}>{inside}</div>;
  return (
    <button type="button" {...secret.bind} className={box} data-coach={mark}>
      {inside}
    </button>
  );
}

/**
 * The seat's equipment. Only the first card is shown, because a hand has a second card only until the player discards
 * one.
 */
export function HeldEquipment({ hand }: { hand: readonly EquipmentId[] }) {
  const [card] = hand;
  if (card === undefined) return null;
  const { name, effect } = EQUIPMENT_TEXT[card];
  const picture = (isOpen: boolean) =>
    isOpen ? (
      <EquipmentCard of={card} name="" secret />
    ) : (
      <EquipmentBack>
        <Sign of="folder" />
      </EquipmentBack>
    );
  const words = {
    covered: { title: windowText.holdEquipment, sub: windowText.everyone },
    open: { title: name, sub: effect },
  };
  return <HoldCard mark="hand" picture={picture} words={words} tap={windowText.tapEquipment} hasRules />;
}

interface HeldLearnedProps {
  learned: Learned;
  view: View;
  seat: Seat;
  names: Names;
}

/**
 * The card that this seat has just looked at or received by Blackmail. It is offered until the player has uncovered it.
 */
export function HeldLearned({ learned, view, seat, names }: HeldLearnedProps) {
  const { isOwn, at } = learned.news;
  const face = knownFace(view, seat, at);
  const isUp = view.table[at.seat]?.cards[at.slot].face !== null;
  const name = names(at.seat);
  const ask = holdWords(isOwn, name, at.slot);
  const words = {
    covered: { title: ask.hold.covered as string, sub: isOwn ? learnedText.onlyYours : learnedText.onlyYou },
    open: {
      title: face === null ? '' : factWords(isOwn, name, at.slot, face),
      sub: isUp ? learnedText.turnedUp : learnedText.inNotes,
    },
  };
  const picture = (isOpen: boolean) => (
    <LyingCard view={view} seat={seat} of={at.seat} slot={at.slot} held={isOpen ? view.me : null} silent />
  );
  return (
    <HoldCard
      mark="learned"
      picture={picture}
      words={words}
      tap={ask.tap.covered as string}
      isUp={isUp}
      onSaw={learned.saw}
    />
  );
}
