import { cx, Face, onResize, type Person, TwoScreensSign } from 'hush/board';
import type { Seat } from 'hush/game';
import { ScrollText } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import type { SeatView } from '../../state';
import { equipmentName } from '../../text';
import { EquipmentIcon } from '../art/Emblem';
import { isLong, shortName } from '../art/File';
import { Gun } from '../art/Gun';
import wound from '../art/wound.svg?url';
import { fileWords, frameText, gunWords, shortWords, tableText } from '../text';
import { aimsOf, roundTable } from './aims';
import { Cards } from './Cards';
import { CardTargets } from './CardTargets';
import { pilesWords, Sign } from './Centre';
import { lanesOf } from './lanes';
import { hasTurn, isAway, isThreat, pressable, scrolledTo, statusOf, type TableLook, windowSeats } from './officer';
import { Rail } from './Rail';
import styles from './Roll.module.css';
import { useEnds } from './useEnds';

interface RollProps {
  look: TableLook;
  /** The shooter while the open window is about a declared shot. Only the shooter's row is then not dimmed. */
  shooter: Seat | null;
  onPiles(): void;
  onLog(): void;
  /** The viewer's file, placed after the list. */
  own: ReactNode;
  /** True if a window takes up most of the screen. The viewer then has a row in the list in place of the file. */
  withOwn: boolean;
}

/**
 * Maximum number of rows that a phone shows in a single column while a window is open. More rows are shown in two
 * columns.
 */
const SINGLE = 4;

/** The table as a list with a row for each officer, and a gutter for the lines of fire. */
export function Roll({ look, shooter, onPiles, onLog, own, withOwn }: RollProps) {
  const { view, seat, people } = look;
  const [first, ...others] = roundTable(view.seats, seat);
  const rows = seat === null ? view.seats : withOwn ? [...others, first ?? seat] : others;
  const guns = Object.fromEntries(view.seats.map((of) => [of, view.table[of]?.gun ?? null]));
  const list = useRef<HTMLUListElement>(null);
  const rail = useRef<SVGSVGElement>(null);
  const ends = useEnds(rail, list, seat);
  // A very low screen has no room for all rows, so the list scrolls to the rows of the officers whom the window is
  // about.
  const isPaired = withOwn && rows.length > SINGLE;
  const lit = windowSeats(view);
  const hasThreeRowsOfActions = view.phase === 'reconsider' && view.active === seat;
  const about = scrolledTo(view, seat).join(' ');
  useEffect(() => {
    const rows = list.current;
    const scrolled = rows?.parentElement?.parentElement;
    if (!about || !rows || !scrolled) return;
    const show = (of: Seat) => rows.querySelector(`[data-seat="${of}"]`)?.scrollIntoView({ block: 'nearest' });
    // Scrolls again when the size changes, because the tape takes up space and the first scroll may not be far enough.
    return onResize([rows, scrolled], () => about.split(' ').forEach(show));
  }, [about]);
  return (
    <section
      className={cx(
        styles.roll,
        shooter && styles.dim,
        hasThreeRowsOfActions && styles.full,
        withOwn && styles.cast,
        isPaired && styles.pairs,
      )}
      aria-label={tableText.officers}
    >
      <Rail ref={rail} lanes={ends ? lanesOf(ends, aimsOf(guns, seat)) : []} />
      <ul ref={list} style={{ '--all': rows.length, '--half': Math.ceil(rows.length / 2) } as CSSProperties}>
        {rows.map((of) => {
          const person = people.find((each) => each.seat === of);
          return (
            person && (
              <Row
                key={of}
                person={person}
                look={look}
                isShort={isPaired}
                isLit={lit.includes(of)}
                dim={shooter !== null && !lit.includes(of)}
              />
            )
          );
        })}
      </ul>
      <div className={styles.strip}>
        <button type="button" className={styles.piles} onClick={onPiles}>
          <span className="sr">{stripWords(look)}</span>
          <span className={styles.shown} aria-hidden="true">
            <span data-pile="tray">
              <Gun className={styles.free} />
            </span>
            <b>{view.gunsInCentre}</b> {tableText.gunsFree(view.gunsInCentre)}
            <span data-pile="deck">
              <Sign of="folder" className={styles.folder} />
            </span>
            <b>{view.deck}</b> {view.centre.length === 0 && tableText.equipment}
            {view.centre.map((id) => (
              <EquipmentIcon key={id} of={id} className={styles.folder} />
            ))}
          </span>
        </button>
        <button type="button" className={styles.log} onClick={onLog}>
          <ScrollText aria-hidden="true" />
          {frameText.log}
        </button>
      </div>
      {own}
    </section>
  );
}

const stripWords = ({ view }: TableLook) => `${tableText.gunsLeft(view.gunsInCentre)} ${pilesWords(view)}`;

interface RowProps {
  person: Person;
  look: TableLook;
  /** True to shorten long names, because the row has half the width. */
  isShort: boolean;
  /** True if the open window is about this officer. */
  isLit: boolean;
  dim: boolean;
}

function Row({ person, look, isShort, isLit, dim }: RowProps) {
  const { view, seat, names } = look;
  const file = view.table[person.seat];
  if (!file) return null;
  const light = look.light(person.seat);
  const pick = look.pick(person.seat);
  const targets = look.cards?.of === person.seat ? look.cards : null;
  const isHot = isThreat(view, person.seat, seat);
  const status = statusOf(view, person, seat);
  const isWounded = file.cards.some(({ wounded }) => wounded) && !file.out;
  return (
    <li
      className={cx(styles.row, dim && styles.dimmed, isLit && styles.lit)}
      data-seat={person.seat}
      data-officer={person.seat}
    >
      <button
        {...pressable(look, person.seat)}
        className={cx(styles.file, isHot && styles.threat, file.out && styles.out, light && styles[light])}
      >
        <span className="sr">{fileWords(file, view, seat, names)}</span>
        <span className={styles.shown} aria-hidden="true">
          <span className={styles.portrait} data-portrait>
            <Face
              {...person}
              size={undefined}
              className={styles.face}
              away={isAway(view, person)}
              turn={hasTurn(view, person.seat)}
            />
            {file.hand > 0 && (
              <span className={styles.hand}>
                <Sign of="envelope" />
                {file.hand > 1 && <b>{file.hand}</b>}
              </span>
            )}
          </span>
          <span className={styles.who}>
            <b>
              <bdi translate="no" className={cx(!isShort && isLong(person.name) && styles.long)}>
                {isShort ? shortName(person.name) : person.name}
              </bdi>
              <TwoScreensSign of={person} />
              {status && !file.out && !isWounded && (
                <i className={cx(status.word === tableText.away && styles.away)}>{status.word}</i>
              )}
            </b>
            {pick === null ? (
              <>
                <span className={cx(styles.words, styles.inShort)}>
                  {file.gun && !file.out && <Gun className={styles.mini} />}
                  <span>{shortWords(file, seat, (of) => shortName(names(of)))}</span>
                </span>
                <Lines file={file} look={look} isWounded={isWounded} />
              </>
            ) : (
              <span className={cx(styles.words, styles.pick)}>
                <span>{pick}</span>
              </span>
            )}
          </span>
          {targets ? (
            <span className={styles.room} />
          ) : (
            <Cards of={person.seat} look={look} silent className={styles.cards} />
          )}
        </span>
      </button>
      {targets && <CardTargets cards={targets} look={look} className={styles.targets} />}
    </li>
  );
}

/** The lines of text below a name, shown in rows that are high enough. */
function Lines({ file, look, isWounded }: { file: SeatView; look: TableLook; isWounded: boolean }) {
  return (
    <span className={styles.lines}>
      <span className={styles.words}>
        {file.gun && !file.out && <Gun className={styles.mini} />}
        <span>{gunWords(file, look.seat, look.names)}</span>
      </span>
      {isWounded && (
        <span className={cx(styles.words, styles.hurt)}>
          <img src={wound} alt="" className={styles.sign} />
          <span>{tableText.leader}</span>
        </span>
      )}
      {file.active.length > 0 && (
        <span className={styles.words}>
          {file.active.slice(0, isWounded ? 0 : 1).map((id) => (
            <EquipmentIcon key={id} of={id} className={styles.sign} />
          ))}
          {!isWounded && <span>{file.active.map(equipmentName).join(', ')}</span>}
        </span>
      )}
    </span>
  );
}
