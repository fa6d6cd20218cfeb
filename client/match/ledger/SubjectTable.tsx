import type { Names } from '#shared/text/text.ts';
import type { Person } from '../../board/contract';
import { cx } from '../../ui/cx';
import { Face } from '../../ui/Face';
import { Name } from '../../ui/Name';
import { Said, Shown } from './BySubject';
import { ClashNumber } from './ClashSlip';
import type { AnyLedger, Entry, RowEntries } from './entries';
import css from './SubjectTable.module.css';
import { LEDGER } from './text';

interface SubjectTableProps {
  book: AnyLedger;
  rows: readonly RowEntries[];
  people: readonly Person[];
  names: Names;
}

export function SubjectTable({ book, rows, people, names }: SubjectTableProps) {
  return (
    <table className={cx(css.table, people.length > CROWD && css.crowd)}>
      <thead>
        <tr>
          <th scope="col">{book.about.heading}</th>
          <th scope="col">{LEDGER.shows}</th>
          {people.map((person) => (
            <th key={person.seat} scope="col">
              <Face {...person} size={undefined} className={css.face} />
              <Name>{person.name}</Name>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <bdi translate="no">{row.name}</bdi>
            </th>
            <td>{row.shows && <Shown row={row} />}</td>
            {people.map(({ seat }) => (
              <Cell
                key={seat}
                book={book}
                names={names}
                did={row.did?.[seat]}
                entries={row.entries.filter(({ claim }) => claim.by === seat)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Columns have the usual width for up to this many people. With more people, they are narrower. */
const CROWD = 8;

interface CellProps extends Pick<SubjectTableProps, 'book' | 'names'> {
  entries: readonly Entry[];
  did: string | undefined;
}

function Cell({ book, names, entries, did }: CellProps) {
  const isBad = entries.some(({ numbers }) => numbers.length > 0);
  return (
    <td className={cx(isBad && css.bad)}>
      {entries.map(({ claim, numbers }) => (
        <div key={claim.n}>
          <Said words={book.brief(claim, names)} isRetracted={claim.retracted} />
          <span className={css.when}>
            {book.when(claim.round)}
            {numbers.map((number) => (
              <ClashNumber key={number} number={number} />
            ))}
          </span>
        </div>
      ))}
      {did}
    </td>
  );
}
