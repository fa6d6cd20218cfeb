import { cx, Face, nameOf, type Person, StoryPage, useBoardContext, useWide } from 'hush/board';
import { readBy, tell } from 'hush/game';
import { Info } from 'lucide-react';
import { type CSSProperties, useMemo } from 'react';
import { characterOf } from '../../content/cards';
import { MISSIONS_TO_END, type View } from '../../state';
import { story, unfinished } from '../../story';
import { text } from '../../text';
import { MissionSlip } from '../art/MissionSlip';
import { Logo } from '../frame/Room';
import parts from '../parts.module.css';
import type { Props } from '../props';
import styles from './Debrief.module.css';
import { Moment } from './Moment';
import { markOf, sectionOf } from './marks';
import { type Standing, standings } from './standings';
import { endText, headline } from './text';

/** The debrief: the story of the match, every mission and code as a chip, and the replay. */
export function Debrief({ view, seat, people, facts, outcome }: Props) {
  const { stage } = useBoardContext();
  const names = useMemo(() => nameOf(people), [people]);
  const read = useMemo(() => readBy(names, seat), [names, seat]);
  const told = useMemo(() => tell(story, view, facts, read), [view, facts, read]);
  if (!outcome) return null;
  const rows = standings(view);
  const columns = Math.max(MISSIONS_TO_END, ...rows.map(({ missions }) => missions.length));
  const hidden = unfinished(view);
  return (
    <StoryPage<View>
      story={told}
      outcome={outcome}
      people={people}
      logo={<Logo />}
      rulesPart="end"
      result={outcome.cancelled ? endText.stopped : headline(outcome.winners, outcome.reason, seat, names)}
      isOwnWin={seat !== null && outcome.winners.includes(seat)}
      reason={text.reason(outcome, read, view)}
      objects={
        hidden && (
          <div className={cx(styles.hidden, stage && styles.large)}>
            <MissionSlip mission={hidden.id} />
          </div>
        )
      }
      Moment={Moment}
      mark={markOf}
      section={sectionOf}
      className={styles.end}
    >
      <ol className={styles.ledger} style={{ '--missions': columns } as CSSProperties} aria-label={endText.ledger}>
        {rows.map((row) => (
          <Row
            key={row.seat}
            row={row}
            view={view}
            person={people.find((person) => person.seat === row.seat)}
            columns={columns}
            won={outcome.winners.includes(row.seat)}
          />
        ))}
      </ol>
      <p className={styles.note}>
        <Info aria-hidden="true" />
        {endText.note}
      </p>
    </StoryPage>
  );
}

interface RowProps {
  row: Standing;
  view: View;
  person: Person | undefined;
  columns: number;
  won: boolean;
}

function Row({ row, view, person, columns, won }: RowProps) {
  const wide = useWide();
  const character = view.players[row.seat]?.character;
  if (!person || !character) return null;
  const { name, title } = characterOf(character);
  const words = wide ? undefined : 'sr';
  const gaps = Array.from({ length: columns - row.missions.length }, (_, at) => at);
  return (
    <li className={cx(styles.row, won && styles.first)}>
      <span className={cx(parts.disc, styles.place)}>{row.place}</span>
      <Face {...person} size={undefined} className={styles.face} />
      <div className={styles.name}>
        <b>
          <bdi translate="no">{person.name}</bdi> {person.you && <small>{endText.you}</small>}
        </b>
        <i>{endText.who(name, title)}</i>
      </div>
      <ul className={styles.chips}>
        {row.missions.map((mission) => (
          <li key={mission.id} className={mission.isBest ? styles.best : undefined}>
            <b>{mission.points}</b>
            <span className={words}>{mission.name}</span>
            {mission.isBest && <span className="sr">{endText.best}</span>}
          </li>
        ))}
        {gaps.map((gap) => (
          <li key={gap} className={styles.gap} aria-hidden="true" />
        ))}
        <li className={styles.codes}>
          <b>{row.codePoints}</b>
          <span>{wide ? endText.codes(row.codes) : endText.codesShort}</span>
        </li>
      </ul>
      <span className={styles.total}>
        <b>{row.points}</b>
        <i>{endText.points}</i>
      </span>
    </li>
  );
}
