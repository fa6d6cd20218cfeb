import { Undo2 } from 'lucide-react';
import type { Viewer } from '#shared/ids.ts';
import type { Names } from '#shared/text/text.ts';
import type { Person } from '../../board/contract';
import { IconButton } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { Face } from '../../ui/Face';
import { Name } from '../../ui/Name';
import { Said, Shown } from './BySubject';
import { ClashNumber } from './ClashSlip';
import type { AnyLedger, Entry, RowEntries } from './entries';
import css from './lists.module.css';
import { LEDGER } from './text';

interface ByPersonProps {
  book: AnyLedger;
  rows: readonly RowEntries[];
  entries: readonly Entry[];
  people: readonly Person[];
  seat: Viewer;
  names: Names;
  /** Retracts a claim by this seat. Null if no claim can be retracted now. */
  onRetract: ((n: number) => void) | null;
}

/**
 * Lists the players, each with their claims and their public actions. Next to a claim is what everyone knows about its
 * subject. The result of a round of actions is not repeated for each claim.
 */
export function ByPerson({ book, rows, entries, people, seat, names, onRetract }: ByPersonProps) {
  const speakers = people.filter(
    ({ seat: by }) => entries.some(({ claim }) => claim.by === by) || rows.some(({ did }) => did?.[by] !== undefined),
  );
  return speakers.map((person) => {
    const own = entries.filter(({ claim }) => claim.by === person.seat);
    return (
      <section key={person.seat} className={css.group} aria-label={person.name}>
        <h3>
          <Face {...person} size="sm" />
          <Name>{person.name}</Name>
          <small>{LEDGER.said(own.length)}</small>
        </h3>
        <ul>
          {rows
            .filter(({ did }) => did?.[person.seat] !== undefined)
            .map(({ id, name, did }) => (
              <li key={id} className={css.line}>
                <span className={css.when}>{name}</span>
                <span>{did?.[person.seat]}</span>
              </li>
            ))}
          {own.map(({ claim, numbers }) => {
            const words = book.words(claim, names);
            const row = rows.find(({ id }) => id === book.rowOf(claim));
            return (
              <li key={claim.n} className={cx(css.line, claim.retracted && css.retracted)}>
                <span className={css.when}>{book.when(claim.round)}</span>
                <Said words={words} isRetracted={claim.retracted} />
                {row?.shows && !row.did && <Shown row={row} />}
                {numbers.map((number) => (
                  <ClashNumber key={number} number={number} />
                ))}
                {person.seat === seat && onRetract && !claim.retracted && (
                  <IconButton label={LEDGER.retract(words)} icon={<Undo2 />} onClick={() => onRetract(claim.n)} />
                )}
              </li>
            );
          })}
        </ul>
      </section>
    );
  });
}
