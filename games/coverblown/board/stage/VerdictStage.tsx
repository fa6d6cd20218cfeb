import { Face, FullScreen, nameOf, type Person, Words } from 'hush/board';
import { type LogEntry, piecesOf, type Seat, strong } from 'hush/game';
import { Check, Hand } from 'lucide-react';
import { useEffect } from 'react';
import { DAYS, type Examination } from '../../state';
import { DAY_NAMES, VERDICT_NAMES } from '../../text';
import { Lamp } from '../art/drawings';
import { STAY } from '../cutscene/cutscenes';
import { Photo } from '../evidence/Photo';
import { Tag } from '../evidence/Tag';
import { verdictText } from '../text';
import { runUp, stageText, verdictWords } from './text';
import css from './VerdictStage.module.css';

interface VerdictStageProps {
  examined: Examination;
  /** True if the suspect was also examined on an earlier day. */
  wasExamined: boolean;
  facts: readonly LogEntry[];
  people: readonly Person[];
  onDone(): void;
  onStamp(): void;
}

/** The verdict on a stage: the pair under a lamp, who examined it, and what follows from the verdict. */
export default function VerdictStage({ examined, wasExamined, facts, people, onDone, onStamp }: VerdictStageProps) {
  const { verdict, suspect, weapon, day, by } = examined;
  const isCorrect = verdict === 'correct';
  const tomorrow = isCorrect ? undefined : DAYS[DAYS.indexOf(day) + 1];
  const names = nameOf(people);
  const examiner = people.find(({ seat }) => seat === by);
  const { title, lines } = verdictWords(examined, wasExamined);
  const { goAhead, wait, first } = runUp(facts, examined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one verdict, one stamp
  useEffect(onStamp, []);
  const answer = (seat: Seat, said: (name: string) => string, Icon: typeof Check) => (
    <li key={seat}>
      <Icon aria-hidden="true" />
      <span>
        <Words of={piecesOf(said(strong(names(seat))))} />
      </span>
    </li>
  );
  return (
    <FullScreen label={verdictText.caps(DAY_NAMES[day])} className={`${css.screen} ${css[verdict]}`} onEscape={onDone}>
      {!isCorrect && <div className={css.cone} />}
      <div className={css.lamp}>
        <Lamp />
      </div>
      <section className={css.left}>
        {examiner && <Face {...examiner} size="7.5rem" />}
        <p>{stageText.examined(names(by), DAY_NAMES[day])}</p>
        <ul>
          {goAhead.map((seat) => answer(seat, stageText.saidGoAhead, Check))}
          {wait.map((seat) => answer(seat, stageText.askedToWait, Hand))}
        </ul>
        {isCorrect && first && first.by !== by && (
          <p className={css.first}>{stageText.first(names(first.by), DAY_NAMES[first.day])}</p>
        )}
      </section>
      <div className={css.middle}>
        <div className={css.pair}>
          <Photo suspect={suspect} faded={verdict === 'wrong'} stamp={isCorrect ? 'guilty' : null} />
          <Tag weapon={weapon} faded={verdict === 'wrong'} />
        </div>
        <h1 className={css.word} role="alert">
          {VERDICT_NAMES[verdict]}
        </h1>
      </div>
      <section className={css.right}>
        <h2>{title}</h2>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </section>
      <footer className={css.foot}>
        {tomorrow ? stageText.begins(DAY_NAMES[tomorrow]) : stageText.file}
        <div className={css.bar} role="img" aria-label={verdictText.goesOn}>
          <i style={{ animationDuration: `${STAY.verdict}ms` }} />
        </div>
      </footer>
    </FullScreen>
  );
}
