import { type BoardProps, cx, nameOf, type Person, refuse, whyInWords } from 'hush/board';
import type { Seat } from 'hush/game';
import { useState } from 'react';
import { EQUIPMENT_TEXT } from '../../content/equipmentText';
import { type BagTarget, type Moves, SLOTS, type Target, type View } from '../../state';
import { equipmentName, refusals } from '../../text';
import { Envelope } from '../art/Envelope';
import { EvidenceBag } from '../art/EvidenceBag';
import { LyingCard } from '../art/LyingCard';
import { OfficerRow } from './OfficerRow';
import styles from './Targets.module.css';
import { equipText, officerWords } from './text';
import { type Ask, sourcesOf, type Use, whyNot } from './walk';

interface TargetsProps extends Pick<BoardProps<View, Moves>, 'view' | 'seat' | 'people' | 'legal'> {
  use: Use;
  ask: Ask;
  onPick(target: Target): void;
}

/**
 * Lists the candidates for the next target. Legal ones are highlighted, and the others say why they cannot be picked.
 */
export function Targets(props: TargetsProps) {
  const { use, ask } = props;
  const wanted: readonly string[] = EQUIPMENT_TEXT[use.card].targets;
  const at = Math.min(use.targets.length, wanted.length - 1);
  if (ask.players.length + ask.cards.length + ask.bags.length === 0) return null;
  return (
    <section className={styles.targets}>
      <h3>
        {wanted[at]}
        {wanted.length > 1 && ask.bags.length === 0 && <small>{equipText.step(at + 1, wanted.length)}</small>}
      </h3>
      {ask.players.length > 0 && <Players {...props} />}
      {ask.cards.length > 0 && <Cards {...props} />}
      {ask.bags.length > 0 && <Bags {...props} />}
    </section>
  );
}

/** Returns why `target` cannot be picked, or null if there is no reason to show. */
function reasonOf({ legal, use, view, seat }: TargetsProps, target: Target): string | null {
  const code = whyNot(legal, use, target);
  const words = typeof target === 'string' ? officerWords(use.card, view, seat, target) : null;
  return code === 'invalid-args' ? null : (words ?? whyInWords(refusals, code));
}

/** Lists the people who can be picked before the others, so that small screens show them without scrolling. */
function openFirst(people: readonly Person[], isOpen: (seat: Seat) => boolean): Person[] {
  return [...people].sort((one, other) => Number(isOpen(other.seat)) - Number(isOpen(one.seat)));
}

function Players(props: TargetsProps) {
  const { people, ask, view, onPick } = props;
  return (
    <ul className={styles.list}>
      {openFirst(people, (seat) => ask.players.includes(seat)).map((person) => {
        const isLegal = ask.players.includes(person.seat);
        return (
          <li key={person.seat}>
            <OfficerRow
              person={person}
              view={view}
              why={isLegal ? null : (reasonOf(props, person.seat) ?? '')}
              onPick={() => onPick(person.seat)}
            />
          </li>
        );
      })}
    </ul>
  );
}

function Cards(props: TargetsProps) {
  const { people, ask, view, seat, onPick } = props;
  const names = nameOf(people);
  return (
    <ul className={styles.list}>
      {openFirst(people, (seat) => ask.cards.some(([of]) => of === seat)).map((person) => (
        <li key={person.seat}>
          <OfficerRow person={person} view={view}>
            {SLOTS.map((slot) => {
              const face = view.table[person.seat]?.cards[slot].face ?? null;
              const isLegal = ask.cards.some(([seat, at]) => seat === person.seat && at === slot);
              return (
                <button
                  key={slot}
                  type="button"
                  className={cx(styles.card, isLegal && styles.legal)}
                  aria-label={`${equipText.pickCard(names(person.seat), slot + 1)}, ${face ?? equipText.hidden}`}
                  aria-disabled={!isLegal}
                  onClick={() => {
                    if (isLegal) return onPick([person.seat, slot]);
                    const why = reasonOf(props, [person.seat, slot]);
                    if (why) refuse(why);
                  }}
                >
                  <LyingCard view={view} seat={seat} of={person.seat} slot={slot} held={null} silent />
                </button>
              );
            })}
          </OfficerRow>
        </li>
      ))}
    </ul>
  );
}

/** Scrolls to an element that has just appeared and may be out of view. */
const show = (shown: HTMLElement | null) => shown?.scrollIntoView({ block: 'center' });

/**
 * Lists the targets of Evidence Bag: first the cards that can be moved, then the players who can receive the picked
 * one.
 */
function Bags({ view, seat, people, ask, onPick }: TargetsProps) {
  const names = nameOf(people);
  const [source, setSource] = useState<Pick<BagTarget, 'from' | 'what'> | null>(null);
  const moves = ask.bags.filter(({ from, what }) => from === source?.from && what === source.what);
  return (
    <>
      <ul className={styles.sources}>
        {sourcesOf(ask.bags).map((each) => {
          const isTaken = each.from === source?.from && each.what === source.what;
          const { from, what } = each;
          return (
            <li key={`${from} ${what}`}>
              <button type="button" className={styles.source} aria-pressed={isTaken} onClick={() => setSource(each)}>
                {what === 'hand' ? <Envelope count={1} /> : <EvidenceBag of={what} name={equipmentName(what)} />}
                <span>
                  {what === 'hand'
                    ? equipText.handOf(names(from))
                    : equipText.activeOf(from === seat ? null : names(from), equipmentName(what))}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {source && (
        <>
          <h3 ref={show}>{equipText.receiver}</h3>
          <ul className={styles.list}>
            {people
              .filter(({ seat }) => moves.some(({ to }) => to === seat))
              .map((person) => (
                <li key={person.seat}>
                  <OfficerRow
                    person={person}
                    view={view}
                    onPick={() => onPick({ ...source, to: person.seat })}
                    why={null}
                  />
                </li>
              ))}
          </ul>
        </>
      )}
    </>
  );
}
