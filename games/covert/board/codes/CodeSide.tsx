import { Button, type CoveredState, cx, HoldButton, refuse, useStepState } from 'hush/board';
import { Check, EyeOff, Layers, MapIcon } from 'lucide-react';
import { useState } from 'react';
import { codeOf } from '../../content/cards';
import { CODES_IN_HAND, type CodeId, type Handle, type Own, type View } from '../../state';
import { CodeBack, CodeFace } from '../art/CodeCard';
import { Hand } from '../cards/Hand';
import { holdWords } from '../cards/holdWords';
import type { Group } from '../cards/text';
import parts from '../parts.module.css';
import { wordsOf } from '../reasons';
import { SendButton } from '../SendButton';
import { turnText } from '../turn/text';
import { CodeDecks } from './CodeDecks';
import styles from './Codes.module.css';
import type { CodesProps } from './props';
import { type Place, placesOf, shownTiles } from './reading';
import { claimOf } from './step';
import { codesText } from './text';

interface CodeSideProps extends CodesProps {
  isOwn: boolean;
  secret: CoveredState;
}

/** The seat's codes and the code decks. While the codes are uncovered, a line below says whether they match. */
export function CodeSide(props: CodeSideProps) {
  const { view, isOwn, secret, onTable } = props;
  const own = view.me;
  const [picked, setPicked] = useState<number | null>(null);
  const slots = useSlots(view.round, own?.codes.map(({ handle }) => handle) ?? []);
  if (!own) {
    return (
      <section className={styles.side}>
        <CodeDecks {...props} />
      </section>
    );
  }
  const places = secret.open ? own.codes.map(({ card }) => placesOf(codeOf(card).digits, shownTiles(view))[0]) : [];
  const reading = places.findIndex(Boolean);
  const chosen = Math.min(picked ?? Math.max(0, reading), Math.max(0, own.codes.length - 1));
  return (
    <section className={styles.side}>
      <h2>{codesText.yours}</h2>
      <div className={styles.cards}>
        {SLOTS.map((slot) => [slot, slots.indexOf(slot)] as const).map(([slot, at]) => (
          <CodeSlot
            key={slot}
            at={at}
            label={codesText.code[slot] ?? ''}
            code={own.codes[at]?.card}
            place={places[at]}
            secret={secret}
            picked={isOwn && chosen === at}
            onPick={isOwn ? setPicked : undefined}
          />
        ))}
      </div>
      <ReadOut view={view} own={own} secret={secret} />
      <div className={cx(parts.foot, styles.acts, !isOwn && styles.alone)}>
        <HoldButton secret={secret} words={holdWords(codesText.what, isOwn)} hotkey data-coach="look" />
        {isOwn && (
          <StepActs
            {...props}
            own={own}
            chosen={chosen}
            slot={slots[chosen] ?? 0}
            reads={places[chosen] !== undefined}
          />
        )}
        {!isOwn && onTable && (
          <Button icon={<MapIcon />} onClick={onTable}>
            {turnText.showTable}
          </Button>
        )}
      </div>
      <CodeDecks {...props} />
      {isOwn && <PlayCard {...props} own={own} />}
    </section>
  );
}

/**
 * Returns the slot of each code, from 0. A code keeps its slot, and so its letter, for the round. A new code takes a
 * free slot.
 */
function useSlots(round: number, handles: readonly Handle[]): number[] {
  const [kept, keep] = useStepState<readonly (Handle | undefined)[]>(String(round), []);
  const slots = SLOTS.map((slot) => handles.find((handle) => handle === kept[slot]));
  const fresh = handles.filter((handle) => !slots.includes(handle));
  const filled = slots.map((handle) => handle ?? fresh.shift());
  if (filled.some((handle, slot) => handle !== kept[slot])) keep(filled);
  return handles.map((handle) => filled.indexOf(handle));
}

const SLOTS = Array.from({ length: CODES_IN_HAND }, (_, at) => at);

interface CodeSlotProps {
  at: number;
  label: string;
  code: CodeId | undefined;
  /** The place on the tiles where the code matches. Undefined while the code is covered. */
  place: Place | undefined;
  secret: CoveredState;
  picked: boolean;
  onPick: ((at: number) => void) | undefined;
}

/** A code card. Holding it uncovers the codes. During the seat's step, pressing it also picks the code to break. */
function CodeSlot({ at, label, code, place, secret, picked, onPick }: CodeSlotProps) {
  if (code === undefined) return <span className={styles.gap}>{codesText.gap}</span>;
  const canLook = !secret.shared && !secret.paused;
  const hint = canLook ? codesText.hold[secret.mode] : undefined;
  const { 'aria-pressed': isOpen, 'data-secret': _, ...press } = secret.bind;
  const card = secret.open ? (
    <CodeFace code={code}>{place && <i>{codesText.readsHere[place.row]}</i>}</CodeFace>
  ) : (
    <CodeBack label={label} equipment={codeOf(code).equipment} hint={hint} />
  );
  if (!onPick && !canLook) return <span className={styles.card}>{card}</span>;
  return (
    <button
      type="button"
      {...(canLook && press)}
      className={cx(styles.card, picked && styles.picked)}
      aria-pressed={onPick ? picked : isOpen}
      data-coach={picked ? undefined : `code:${at}`}
      onPointerDownCapture={() => onPick?.(at)}
      onClickCapture={() => onPick?.(at)}
      onKeyDownCapture={({ key }) => (key === ' ' || key === 'Enter') && onPick?.(at)}
    >
      {card}
    </button>
  );
}

/**
 * Two buttons: one claims the chosen code, even while covered, and the other ends the step. While the codes are
 * uncovered, a code that matches (`reads`) highlights the claim button.
 */
function StepActs(props: CodeSideProps & { own: Own; chosen: number; slot: number; reads: boolean }) {
  const { view, own, chosen, slot, reads, legal, act } = props;
  const part = view.turn?.part;
  const why = legal.why('done');
  const isOver = part === 'draw' || own.codes.length === 0;
  // After a claim, if no code is left to draw, the button that ends the step becomes the main button.
  const isLater = isOver || part === 'claim';
  const claim = () => {
    const held = own.codes[chosen];
    if (!held) return refuse(codesText.noCodes);
    const way = claimOf(props, held.handle);
    if ('why' in way) return refuse(wordsOf(way.why));
    return act.claim(held.handle, way.place.row, way.place.column);
  };
  return (
    <>
      <SendButton
        variant={reads && !isOver ? 'primary' : 'raised'}
        why={isOver ? (part === 'draw' ? codesText.claimOver : codesText.noCodes) : null}
        data-coach={`claim:${chosen}`}
        onSend={claim}
      >
        {codesText.claim[slot]}
      </SendButton>
      <SendButton
        variant={isLater && why === null ? 'primary' : 'raised'}
        why={wordsOf(why)}
        data-coach="done"
        onSend={() => act.done()}
      >
        {codesText.done}
      </SendButton>
    </>
  );
}

function ReadOut({ view, own, secret }: { view: View; own: Own; secret: CoveredState }) {
  if (!secret.open) {
    return (
      <p className={styles.readout}>
        <EyeOff aria-hidden="true" />
        {secret.shared ? codesText.sharedScreen : codesText.covered}
      </p>
    );
  }
  const shown = shownTiles(view);
  return (
    <p className={styles.readout} role="status">
      {own.codes.length === 0 && codesText.noCodes}
      {own.codes.map(({ card }, at) => {
        const { digits } = codeOf(card);
        const place = placesOf(digits, shown)[0];
        const spaced = digits.join('\u00a0');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: handles are never rendered
          <span key={at} className={place && styles.reads}>
            {place && <Check aria-hidden="true" />}
            {place ? codesText.reads[place.row](spaced) : codesText.readsNot(spaced)}{' '}
          </span>
        );
      })}
    </p>
  );
}

/** A button that opens the hand, where the player can use Code Breaker. */
function PlayCard(props: CodeSideProps & { own: Own }) {
  const [group, setGroup] = useState<Group | null>(null);
  return (
    <>
      <Button icon={<Layers />} full className={styles.later} onClick={() => setGroup('agency')}>
        {codesText.cards}
      </Button>
      {group && <Hand {...props} group={group} onGroup={setGroup} onClose={() => setGroup(null)} />}
    </>
  );
}
