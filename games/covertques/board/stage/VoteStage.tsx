import { cx, Face, Name, nameOf, type Person, useSecondsLeft } from 'hush/board';
import { Ban, Lock, TimerOff } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import type { View, VoteResult } from '../../state';
import { ROLE_NAMES } from '../../text';
import { ROLE_ICONS } from '../art/drawings';
import { FINALE_MS, guessed } from '../finale';
import { unvoted } from '../round';
import { guessLines, lateWords, revealText } from '../text';
import { type TallyRow, tallyOf } from './tally';
import { stageResult, unnamed } from './text';
import css from './VoteStage.module.css';

interface VoteStageProps {
  view: View;
  people: readonly Person[];
  now(): number;
  /** Whether this vote ended the match. */
  isLast: boolean;
}

/**
 * Shows all votes as rows that share the height of the screen, so that no row is cut off, and the card of the player
 * voted out.
 */
export function VoteStage({ view, people, now, isLast }: VoteStageProps) {
  const result = view.results.at(-1);
  if (!result) return null;
  return (
    <div className={css.votes}>
      <Tally result={result} people={people} />
      <Shown
        result={result}
        people={people}
        endsAt={view.endsAt}
        total={isLast ? FINALE_MS : resultMs(view)}
        now={now}
      />
    </div>
  );
}

/** Shows the guess that ended the match: the cards of both players, and the code word. */
export function GuessStage({ view, people, now }: Omit<VoteStageProps, 'isLast'>) {
  const { title, line, code } = guessLines(view, nameOf(people));
  return (
    <div className={css.votes}>
      <div className={css.sealed}>
        {guessed(view).map(({ seat, role }) => (
          <RoleCard key={seat} person={people.find((one) => one.seat === seat)} role={role} />
        ))}
      </div>
      <section className={css.shown} role="status">
        <h2>{title}</h2>
        <p>{line}</p>
        <h2>{code}</h2>
        <GoesOn endsAt={null} total={FINALE_MS} now={now} />
      </section>
    </div>
  );
}

const resultMs = ({ options }: View) => 1000 * options.resultSeconds;

function Tally({ result, people }: { result: VoteResult; people: readonly Person[] }) {
  const { rows, lines, hasColumns } = tallyOf(result);
  const missed = people.filter(({ seat }) => !rows.some(({ target }) => target === seat));
  const cells = rows.reduce((sum, { isWide }) => sum + (isWide ? 2 : 1), 0);
  // If possible, the sentence about players without votes takes a free cell in the last line. With few rows, it gets an
  // extra line.
  const hasFree = missed.length > 0 && (hasColumns ? cells % 2 === 1 : people.length > 6 && lines <= 4);
  const look = { '--lines': lines + (hasFree && !hasColumns ? 1 : 0) } as CSSProperties;
  return (
    <section
      className={css.tally}
      aria-label={revealText.all}
      style={look}
      data-columns={hasColumns ? '' : undefined}
      data-tight={lines > 5 ? '' : undefined}
    >
      {rows.map((row) => (
        <Row key={row.target ?? 'skip'} row={row} result={result} people={people} />
      ))}
      {hasFree && <p className={css.free}>{unnamed(missed.map(({ name }) => name))}</p>}
    </section>
  );
}

interface RowProps {
  row: TallyRow;
  result: VoteResult;
  people: readonly Person[];
}

function Row({ row, result, people }: RowProps) {
  const { target, by, isWide, isTall } = row;
  const isOut = target !== null && target === result.shown;
  const of = (seat: string) => people.find((person) => person.seat === seat);
  const person = target === null ? undefined : of(target);
  return (
    <div
      className={cx(css.row, isOut && css.out)}
      data-wide={isWide ? '' : undefined}
      data-tall={isTall ? '' : undefined}
    >
      <div className={css.target}>
        {person ? (
          <Face {...person} size={undefined} />
        ) : (
          <span className={css.skip}>
            <Ban aria-hidden="true" />
          </span>
        )}
        <Name>{person?.name ?? revealText.skip}</Name>
      </div>
      <b className={css.number}>
        {by.length}
        <span className="sr">{revealText.votes(by.length)}</span>
      </b>
      <ul className={css.voters}>
        {by
          .flatMap((seat) => of(seat) ?? [])
          .map((voter) => (
            <li key={voter.seat} className={css.voter}>
              <Face {...voter} size={undefined} className={css.face} />
              <Name>{voter.name}</Name>
              {result.late.includes(voter.seat) && <TimerOff size="1em" aria-label={revealText.late} />}
            </li>
          ))}
      </ul>
    </div>
  );
}

interface ShownProps extends Pick<VoteStageProps, 'people' | 'now'> {
  result: VoteResult;
  endsAt: number | null;
  /** Time in ms for which the result is shown. */
  total: number;
}

function Shown({ result, people, endsAt, total, now }: ShownProps) {
  const names = nameOf(people);
  const { title, line } = stageResult(result, names);
  const person = people.find(({ seat }) => seat === result.shown);
  return (
    <section className={css.shown} role="status">
      <RoleCard person={person} role={result.role} />
      <h2>{title}</h2>
      {line && <p>{line}</p>}
      <GoesOn endsAt={endsAt} total={total} now={now} />
    </section>
  );
}

function RoleCard({ person, role }: { person: Person | undefined; role: VoteResult['role'] }) {
  const Icon = role === null ? Ban : ROLE_ICONS[role];
  return (
    <div className={`${css.card} grain`}>
      {person ? <Face {...person} size={undefined} className={css.portrait} /> : <Ban className={css.nobody} />}
      {person && <small>{revealText.card(person.name)}</small>}
      <b>
        {person && <Icon aria-hidden="true" />}
        {role === null ? revealText.nobody : ROLE_NAMES[role]}
      </b>
    </div>
  );
}

/** A bar that fills until the next step begins. */
function GoesOn({ endsAt, total, now }: Pick<ShownProps, 'endsAt' | 'total' | 'now'>) {
  const [passed] = useState(() => (endsAt === null ? 0 : Math.max(0, total - (endsAt - now()))));
  return (
    <div className={css.goesOn} aria-hidden="true">
      <i style={{ animationDuration: `${total}ms`, animationDelay: `${-passed}ms` }} />
    </div>
  );
}

/** Shows a sealed vote for each player, and the seconds until all votes are revealed together. */
export function CountStage({ view, people, now }: Omit<VoteStageProps, 'isLast'>) {
  const left = Math.max(1, Math.min(3, useSecondsLeft(view.endsAt, now) ?? 1));
  const late = unvoted(view);
  return (
    <div className={css.votes}>
      <ul className={css.sealed} aria-label={revealText.sealed}>
        {people.map((person) => (
          <li key={person.seat}>
            <Face {...person} size={undefined} />
            <Name>{person.name}</Name>
            {late.includes(person.seat) ? (
              <TimerOff className={css.lock} aria-label={revealText.late} />
            ) : (
              <Lock className={css.lock} aria-hidden="true" />
            )}
          </li>
        ))}
      </ul>
      <section className={css.shown} role="status">
        <b className={css.three}>{left}</b>
        <h2>{lateWords(late, null, nameOf(people)) ?? revealText.together}</h2>
      </section>
    </div>
  );
}
