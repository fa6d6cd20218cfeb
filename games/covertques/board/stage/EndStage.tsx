import {
  cx,
  EndScreen,
  Face,
  gained,
  Name,
  nameOf,
  type Person,
  useBoardContext,
  usePoints,
  usePointsRule,
} from 'hush/board';
import type { Outcome } from 'hush/game';
import { Paperclip } from 'lucide-react';
import type { CSSProperties } from 'react';
import { type Role, sideOf, type Truth, type View } from '../../state';
import { ROLE_NAMES } from '../../text';
import { Logo, ROLE_ICONS } from '../art/drawings';
import office from '../frame/Office.module.css';
import { endText, headline } from '../text';
import css from './EndStage.module.css';
import { Monitor } from './Monitor';
import { howItEnded, stageText, winnersOf } from './text';

interface EndStageProps {
  view: View;
  outcome: Outcome;
  people: readonly Person[];
}

/** The end of a match on a stage: the boss's memo, the code word, and the insiders' cards. */
export function EndStage({ view, outcome, people }: EndStageProps) {
  const { stage, totals } = useBoardContext();
  const { truth } = view;
  return (
    <EndScreen
      logo={<Logo />}
      rulesPart="scores"
      className={office.office}
      stage={{
        sentence: winnersOf(view, outcome),
        corner: totals.played > 0 ? stageText.match(totals.played) : undefined,
        main: (
          <div className={css.end}>
            <Memo view={view} outcome={outcome} people={people} />
            <aside className={css.side}>
              {truth && <Monitor label={endText.word} word={truth.code.word} words={truth.confidential} />}
              {truth && <Insiders truth={truth} view={view} outcome={outcome} people={people} />}
              {stage && <stage.Next />}
            </aside>
          </div>
        ),
      }}
    >
      {null}
    </EndScreen>
  );
}

/** Minimum number of players at which the memo's table has two columns. */
const TWO_COLUMNS = 7;

function Memo({ view, outcome, people }: EndStageProps) {
  const rows = usePoints(outcome, people);
  const rule = usePointsRule();
  const isTwo = rows.length >= TWO_COLUMNS;
  const look = { '--rows': isTwo ? Math.ceil(rows.length / 2) : rows.length } as CSSProperties;
  return (
    <article className={`${css.memo} grain`}>
      <Paperclip className={css.clip} aria-hidden="true" />
      <header className={css.head}>
        <b>{endText.memo}</b>
        <span>{stageText.from}</span>
      </header>
      <h2>{headline(view, outcome)}</h2>
      <p className={css.how}>{howItEnded(view, outcome, nameOf(people))}</p>
      <ul className={cx(css.points, isTwo && css.two)} style={look} aria-label={endText.scores}>
        {rows.map(({ person, won, tonight }) => {
          const role = view.truth?.roles[person.seat];
          return (
            <li key={person.seat} data-insider={role && sideOf(role) === 'insiders' ? '' : undefined}>
              <Face {...person} size={undefined} className={css.face} />
              <Name>{person.name}</Name>
              {role && <RoleName role={role} />}
              <b className={won > 0 ? css.plus : undefined}>{gained(won)}</b>
              <b>{tonight}</b>
            </li>
          );
        })}
      </ul>
      <p className={css.legend}>
        {rule} {stageText.legend}
      </p>
    </article>
  );
}

function RoleName({ role }: { role: Role }) {
  const Icon = ROLE_ICONS[role];
  return (
    <span className={css.role}>
      <Icon aria-hidden="true" />
      {ROLE_NAMES[role]}
    </span>
  );
}

interface InsidersProps extends EndStageProps {
  truth: Truth;
}

/** Shows the insiders' cards, each stamped with the result. */
function Insiders({ truth, view, outcome, people }: InsidersProps) {
  const shown = people.filter(({ seat }) => sideOf(truth.roles[seat] ?? 'user') === 'insiders');
  const isAlone = !Object.values(truth.roles).includes('admin');
  return (
    <ul className={css.insiders} data-three={shown.length > 2 ? '' : undefined}>
      {shown.map((person) => {
        const hasWon = outcome.winners.includes(person.seat);
        const isOut = view.out.includes(person.seat);
        return (
          <li key={person.seat} className={`${css.card} grain`}>
            <Face {...person} size={undefined} className={css.portrait} />
            <Name>{person.name}</Name>
            <RoleName role={truth.roles[person.seat] ?? 'user'} />
            <strong className={css.stamp} data-good={hasWon ? '' : undefined}>
              {hasWon ? stageText.wins : isOut ? stageText.votedOut : stageText.nothing}
            </strong>
          </li>
        );
      })}
      {isAlone && <li className={css.nobody}>{stageText.noAdmin}</li>}
    </ul>
  );
}
