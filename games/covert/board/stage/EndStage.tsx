import {
  tableText as chromeText,
  cx,
  EndScreen,
  Face,
  gained,
  Name,
  nameOf,
  type Person,
  type PointsRow,
  useBoardContext,
  usePoints,
} from 'hush/board';
import type { Outcome } from 'hush/game';
import type { CSSProperties } from 'react';
import { characterOf } from '../../content/cards';
import { MISSIONS_TO_END, type View } from '../../state';
import { text } from '../../text';
import { type Standing, standings } from '../end/standings';
import { endText } from '../end/text';
import { Logo } from '../frame/Room';
import room from '../frame/Room.module.css';
import type { Props } from '../props';
import css from './EndStage.module.css';

/**
 * The result of a match on a stage: the winner, all players' missions and codes, and the points of the whole session.
 */
export function EndStage({ view, people, outcome }: Props & { outcome: Outcome }) {
  const { stage } = useBoardContext();
  const reason = text.reason(outcome, nameOf(people), view);
  const rows = standings(view);
  const columns = Math.max(MISSIONS_TO_END, ...rows.map(({ missions }) => missions.length));
  const evening = usePoints(outcome, people);
  return (
    <EndScreen
      logo={<Logo />}
      rulesPart="end"
      className={room.room}
      stage={{
        sentence: '',
        main: (
          <div className={css.end} style={{ '--missions': columns } as CSSProperties}>
            <header>
              <h2>{outcome.cancelled ? endText.stopped : reason}</h2>
              {outcome.cancelled && <p>{reason}</p>}
            </header>
            <ol className={css.ledger} aria-label={endText.ledger}>
              {rows.map((row) => {
                const person = people.find(({ seat }) => seat === row.seat);
                const points = evening.find((one) => one.person.seat === row.seat);
                return (
                  person && (
                    <Row
                      key={row.seat}
                      row={row}
                      view={view}
                      person={person}
                      hasWon={outcome.winners.includes(row.seat)}
                      points={points}
                    />
                  )
                );
              })}
            </ol>
            {stage && <stage.Next />}
          </div>
        ),
      }}
    >
      {null}
    </EndScreen>
  );
}

interface RowProps {
  row: Standing;
  view: View;
  person: Person;
  hasWon: boolean;
  points: PointsRow | undefined;
}

function Row({ row, view, person, hasWon, points }: RowProps) {
  const character = view.players[row.seat]?.character;
  return (
    <li className={cx(css.row, hasWon && css.first)}>
      <Face {...person} size={undefined} className={css.face} />
      <span className={css.name}>
        <Name>{person.name}</Name>
        {character && <i>{characterOf(character).title}</i>}
      </span>
      <ul className={css.chips}>
        {row.missions.map((mission) => (
          <li key={mission.id} data-best={mission.isBest ? '' : undefined}>
            <b>{mission.points}</b>
            <span>{mission.name}</span>
          </li>
        ))}
        <li className={css.codes}>
          <b>{row.codePoints}</b>
          <span>{endText.codes(row.codes)}</span>
        </li>
      </ul>
      <span className={css.total}>
        <b>{row.points}</b>
        <i>{endText.points}</i>
      </span>
      {points && (
        <span className={css.won}>
          <b>{gained(points.won)}</b>
          <i>{chromeText.tonight(points.tonight)}</i>
        </span>
      )}
    </li>
  );
}
