import { cx, Face, type Person, useBoardContext, useEndInSight, Words } from 'hush/board';
import type { Seat } from 'hush/game';
import { useRef } from 'react';
import { KINDS } from '#client/board/chrome/logBook.tsx';
import type { View } from '../../state';
import { shortName } from '../art/File';
import { frameText } from '../text';
import styles from './Clipboard.module.css';
import { nextUp } from './officer';
import { turnsOf } from './turns';

interface ClipboardProps {
  view: View;
  seat: Seat | null;
  people: readonly Person[];
}

const SHOWN = 4;

/** The log beside the desk, which is always open. The next turns are listed below it. */
export function Clipboard({ view, seat, people }: ClipboardProps) {
  const { log, logBook } = useBoardContext();
  const list = useRef<HTMLOListElement>(null);
  const newest = log.at(-1)?.entry.n;
  useEndInSight(list, newest);
  const turns = turnsOf(log.map(({ entry }) => entry));
  const order = nextUp(view).slice(0, SHOWN);
  return (
    <aside className={cx(styles.board, view.window && styles.short)} aria-label={frameText.dutyLog}>
      <span className={styles.clamp} />
      <h2>
        {frameText.dutyLog}
        <small>{frameText.turn(view.turn)}</small>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <ol ref={list} className={styles.lines} tabIndex={0}>
        {log.length === 0 && <li className={styles.empty}>{frameText.logEmpty}</li>}
        {log.map(({ entry, sentence }, index) => {
          const kind = logBook?.kinds[entry.code];
          const Icon = kind && KINDS[kind].Icon;
          return (
            <li key={entry.n} className={cx(entry.n === newest && styles.newest)} data-kind={kind}>
              <span className={styles.turn}>{turns[index] !== turns[index - 1] && turns[index]}</span>
              {Icon ? <Icon aria-hidden="true" /> : <span />}
              <span>
                <Words of={sentence} />
              </span>
            </li>
          );
        })}
      </ol>
      {view.turn > 0 && !view.window && (
        <div className={styles.next}>
          <h3>{frameText.turnOrder}</h3>
          <ul>
            {order.map((of, index) => {
              const person = people.find((each) => each.seat === of);
              if (!person) return null;
              return (
                <li key={of} className={cx(index === 0 && styles.on)}>
                  <Face {...person} size={undefined} className={styles.face} />
                  <bdi translate="no">{of === seat ? frameText.you : shortName(person.name)}</bdi>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </aside>
  );
}
