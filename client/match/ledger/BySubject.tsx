import type { Names } from '#shared/text/text.ts';
import type { Person } from '../../board/contract';
import { cx } from '../../ui/cx';
import { Face } from '../../ui/Face';
import { Name } from '../../ui/Name';
import { ClashNumber } from './ClashSlip';
import type { AnyLedger, RowEntries } from './entries';
import css from './lists.module.css';
import { LEDGER } from './text';

interface BySubjectProps {
  book: AnyLedger;
  rows: readonly RowEntries[];
  people: readonly Person[];
  names: Names;
}

/** Lists the subjects of claims, each with the public facts on the board, the actions and the claims about it. */
export function BySubject({ book, rows, people, names }: BySubjectProps) {
  return rows.map((row) => (
    <section key={row.id} className={css.group} aria-label={row.name}>
      <h3>
        <bdi translate="no">{row.name}</bdi>
        {row.shows && <Shown row={row} />}
        <small>{LEDGER.said(row.entries.length)}</small>
      </h3>
      <ul>
        {row.entries.map(({ claim, numbers }) => {
          const person = people.find(({ seat }) => seat === claim.by);
          return (
            <li key={claim.n} className={cx(css.line, css.of, claim.retracted && css.retracted)}>
              {person && <Face {...person} size="sm" />}
              <span>
                <b>
                  <Name>{person?.name ?? ''}</Name>:{' '}
                </b>
                <Said words={book.brief(claim, names)} isRetracted={claim.retracted} />
              </span>
              <span className={css.when}>{book.when(claim.round)}</span>
              {numbers.map((number) => (
                <ClashNumber key={number} number={number} />
              ))}
            </li>
          );
        })}
        {Object.entries(row.did ?? {}).map(([seat, did]) => {
          const person = people.find((each) => each.seat === seat);
          return (
            <li key={`did ${seat}`} className={cx(css.line, css.of)}>
              {person && <Face {...person} size="sm" />}
              <span>
                <b>
                  <Name>{person?.name ?? ''}</Name>
                </b>{' '}
                {did}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}

export function Shown({ row: { shows, tone = 'plain' } }: { row: RowEntries }) {
  return <span className={cx(css.shows, css[tone])}>{shows}</span>;
}

/** Shows the words of a claim, struck through if it was retracted. */
export function Said({ words, isRetracted }: { words: string; isRetracted: boolean }) {
  if (!isRetracted) return <span>{words}</span>;
  return (
    <span>
      <s>{words}</s> <small>{LEDGER.retracted}</small>
    </span>
  );
}
