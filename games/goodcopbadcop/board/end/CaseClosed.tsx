import { useMemo, useRef, useState } from 'react';
import { EndDock } from '#client/board/chrome/EndDock.tsx';
import { EndScreen } from '#client/board/chrome/EndScreen.tsx';
import { PointsTonight } from '#client/board/chrome/PointsTonight.tsx';
import { ReplayPanel } from '#client/board/chrome/ReplayPanel.tsx';
import type { BoardProps, Person } from '#client/board/contract.ts';
import { nameOf } from '#client/board/names.ts';
import type { Outcome } from '#shared/module.ts';
import type { Names } from '#shared/text.ts';
import { FACE_NAMES } from '../../content/integrity';
import type { Moves, View } from '../../state';
import { text } from '../../text';
import { Logo } from '../art/Logo';
import { Wood } from '../art/Wood';
import { type FiredShot, shotsOf } from '../shot/shots';
import styles from './CaseClosed.module.css';
import { Moment } from './Moment';
import { markOf } from './marks';
import { OpenFile } from './OpenFile';
import { TurningPoints } from './TurningPoints';
import { becauseWords, endText, headline, sectionName } from './text';
import { turningPoints } from './turningPoints';

/** The end screen: winners, reason, open files, turning points and the replay. */
export function CaseClosed(props: BoardProps<View, Moves>) {
  const { view, outcome, people, facts } = props;
  const replay = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<number | undefined>(undefined);
  const names = useMemo(() => nameOf(people), [people]);
  const points = useMemo(() => (view.truth ? turningPoints(facts, view.truth, names) : []), [facts, view.truth, names]);
  if (!outcome) return null;
  const last = outcome.cancelled ? undefined : shotsOf(facts, view.table).at(-1);
  const open = (n: number | null) => {
    setShown(n ?? undefined);
    replay.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <EndScreen logo={<Logo />} rulesPart="end" className={styles.ended} barClassName={styles.bar}>
      <Wood className={styles.wood}>
        <div className={styles.page}>
          <header className={styles.closed}>
            <span className={styles.stamp}>{outcome.cancelled ? endText.stopped : endText.stamp}</span>
            <h1>{headline(outcome, names)}</h1>
            <p>{whyWords(props, outcome, last, names)}</p>
            {view.truth?.leftover && <p>{endText.leftover(FACE_NAMES[view.truth.leftover])}</p>}
          </header>
          <ul className={styles.files} aria-label={endText.files}>
            {winnersFirst(people, outcome).map((person) => (
              <Entry key={person.seat} view={view} person={person} outcome={outcome} last={last} />
            ))}
          </ul>
          <PointsTonight outcome={outcome} people={people} />
          {!outcome.cancelled && <TurningPoints points={points} onShow={open} />}
          <div ref={replay} className={styles.replay}>
            <ReplayPanel<View> Moment={Moment} mark={markOf} section={sectionName} openAt={shown} />
          </div>
        </div>
      </Wood>
      <EndDock className={styles.dock} />
    </EndScreen>
  );
}

interface EntryProps {
  view: View;
  person: Person;
  outcome: Outcome;
  last: FiredShot | undefined;
}

function Entry({ view, person, outcome, last }: EntryProps) {
  const file = view.table[person.seat];
  const faces = view.truth?.cards[person.seat] ?? null;
  const truth = outcome.cancelled ? undefined : view.truth?.sides[person.seat];
  if (!file) return null;
  const isSolo = outcome.reason === 'both-leaders';
  const holdsBoth = isSolo && outcome.winners.includes(person.seat);
  const side =
    truth && faces
      ? {
          team: truth.team,
          title: holdsBoth ? endText.alone : endText.sides[truth.team],
          because: holdsBoth ? endText.both : becauseWords(truth.because, truth.team, faces),
        }
      : null;
  const isHoled = !isSolo && last?.hit === person.seat;
  return (
    <OpenFile
      person={person}
      file={file}
      faces={faces}
      side={side}
      isWinner={!outcome.cancelled && outcome.winners.includes(person.seat)}
      holed={isHoled ? last.slot : null}
    />
  );
}

function winnersFirst(people: readonly Person[], { winners }: Outcome): Person[] {
  const rank = ({ seat }: Person) => (winners.includes(seat) ? 0 : 1);
  return [...people].sort((one, other) => rank(one) - rank(other));
}

/** Returns the reason for the end: the last shot in a sentence, or the rule that applied. */
function whyWords(
  { view }: BoardProps<View, Moves>,
  outcome: Outcome,
  last: FiredShot | undefined,
  names: Names,
): string {
  if (last?.result !== 'leader-out' || last.leader === null || outcome.reason === 'both-leaders') {
    return text.reason(outcome, names, view);
  }
  return `${names(last.by)} shot ${names(last.hit)}, the ${FACE_NAMES[last.leader]}, a second time, in turn ${view.turn}.`;
}
