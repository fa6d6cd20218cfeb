import type { BaseView, MoveArgs } from '#shared/contract/module.ts';
import type { Viewer } from '#shared/ids.ts';
import type { LegalityOf } from '#shared/legality/legality.ts';
import type { Names } from '#shared/text/text.ts';
import type { Person } from '../../board/contract';
import { ByPerson } from './ByPerson';
import { ClashSlip } from './ClashSlip';
import { type AnyLedger, type Clash, entriesOf, rowsOf } from './entries';
import css from './parts.module.css';
import { LEDGER } from './text';

export interface LedgerProps {
  book: AnyLedger;
  view: BaseView;
  seat: Viewer;
  legal: LegalityOf<MoveArgs>;
  people: readonly Person[];
  names: Names;
  clashes: readonly Clash[];
  isOver: boolean;
  onSay(): void;
  onRetract(n: number): void;
  onClose(): void;
}

/** Makes the parts that occur both in the ledger's sheet and in its book. */
export function partsOf({ book, view, seat, legal, people, names, clashes, onRetract }: LedgerProps) {
  const claims = book.claims(view);
  const entries = entriesOf(claims, clashes);
  const emptyText = seat === null ? LEDGER.nothingYet : LEDGER.nothing;
  const rows = rowsOf(book, view, names, entries);
  const isSilent = claims.length === 0 && rows.every(({ did = {} }) => Object.keys(did).length === 0);
  const retract = legal.can('retract') ? onRetract : null;
  return {
    rows,
    slips: clashes.map((clash) => <ClashSlip key={clash.contradiction.id} {...{ clash, book, view, people, names }} />),
    isSilent,
    byPerson: isSilent ? (
      <p className={css.silent}>{emptyText}</p>
    ) : (
      <ByPerson {...{ book, rows, entries, people, seat, names }} onRetract={retract} />
    ),
    counted: <p className={css.counted}>{LEDGER.counted}</p>,
  };
}
