import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import type { PickedClaim } from '#shared/claims/ledger.ts';
import type { BaseView, MoveArgs } from '#shared/contract/module.ts';
import type { Viewer } from '#shared/ids.ts';
import type { LegalityOf } from '#shared/legality/legality.ts';
import type { Names } from '#shared/text/text.ts';
import type { Answer } from '#shared/wire/wire.ts';
import type { BoardContextValue } from '../../board/context';
import type { Person } from '../../board/contract';
import { whyInWords } from '../../board/why';
import { note } from '../../state/toasts';
import { useShape } from '../../ui/shape';
import type { AnyBoard } from '../boards';
import { clashesOf, numbering } from './entries';
import { LEDGER } from './text';

const LedgerSheet = lazy(() => import('./LedgerSheet').then((part) => ({ default: part.LedgerSheet })));
const LedgerBook = lazy(() => import('./LedgerBook').then((part) => ({ default: part.LedgerBook })));
const BookActions = lazy(() => import('./LedgerBook').then((part) => ({ default: part.BookActions })));
const ClaimConfirmation = lazy(() =>
  import('./ClaimConfirmation').then((part) => ({ default: part.ClaimConfirmation })),
);
const ClaimSheet = lazy(() => import('./ClaimSheet').then((part) => ({ default: part.ClaimSheet })));

interface LedgerOf {
  board: AnyBoard;
  view: BaseView;
  seat: Viewer;
  legal: LegalityOf<MoveArgs>;
  act: Record<string, (...args: MoveArgs[string]) => Promise<Answer>>;
  people: readonly Person[];
  names: Names;
  isOver: boolean;
}

/** A claim that awaits confirmation, and the form to which the player can return. */
interface Picked {
  claim: PickedClaim;
  from: 'claim' | null;
}

/**
 * Returns the ledger of a table, and the sheet that is open: the claim form, its confirmation or, on smaller screens,
 * the ledger itself.
 * In a game without claims, both are null.
 */
export function useLedger({ board, view, seat, legal, act, people, names, isOver }: LedgerOf): {
  ledger: BoardContextValue['ledger'];
  page: ReactNode;
} {
  const { ledger: book, ClaimForm } = board;
  const [open, setOpen] = useState<'ledger' | 'claim' | Picked | null>(null);
  const [number] = useState(numbering);
  const isBook = useShape() === 'desk';
  const clashes = useMemo(() => {
    const found = book?.contradictions(view) ?? [];
    return clashesOf(found, number(found));
  }, [book, view, number]);
  const why = book ? whyInWords(board.refusals, legal.why('claim')) : null;
  const isSilenced = open !== null && open !== 'ledger' && why !== null;
  useEffect(() => {
    if (isSilenced) setOpen(null);
  }, [isSilenced]);
  // The ledger must not cover the end of the match. It can be opened again.
  useEffect(() => {
    if (isOver) setOpen(null);
  }, [isOver]);
  if (!book) return { ledger: null, page: null };
  // When one dialog replaces another, the replaced one also reports that it was closed. This must not close the new
  // one.
  const close = (which: 'ledger' | 'claim' | Picked) => () => setOpen((now) => (now === which ? null : now));
  const closeForm = close('claim');
  const moveOf = ({ kind, subject, move }: PickedClaim): [string, MoveArgs[string]] =>
    move === undefined ? ['claim', [kind, subject, book.round(view)]] : [move, [subject, book.round(view)]];
  const make = (claim: PickedClaim) => {
    setOpen(null);
    const [move, args] = moveOf(claim);
    void act[move]?.(...args).then((answer) => 'ok' in answer && note(LEDGER.made));
  };
  const onClaim = (kind: string, subject: string | null) => make({ kind, subject });
  const refusal = (claim: PickedClaim) => legal.refusal(...moveOf(claim));
  const form = ClaimForm ? (
    seat !== null && <ClaimForm view={view} people={people} seat={seat} onClaim={onClaim} onClose={closeForm} />
  ) : (
    <ClaimSheet
      {...{ book, view, seat, people, names, refusal }}
      onPick={(claim) => setOpen({ claim, from: 'claim' })}
      onLedger={() => setOpen('ledger')}
      onClose={closeForm}
    />
  );
  const inside = {
    ...{ book, view, seat, legal, people, names, clashes, isOver },
    onSay: () => setOpen('claim'),
    onRetract: (n: number) => void act.retract?.(n),
    onClose: close('ledger'),
  };
  const isOpen = open === 'ledger';
  const picked = typeof open === 'object' ? open : null;
  return {
    ledger: {
      clashes: clashes.length,
      said: book.claims(view).length,
      open: () => setOpen('ledger'),
      say: seat === null ? null : { run: () => setOpen('claim'), pick: (claim) => setOpen({ claim, from: null }), why },
      book: isOpen && isBook ? { pages: <LedgerBook {...inside} />, actions: <BookActions {...inside} /> } : null,
    },
    page: (
      <Suspense>
        {open === 'claim' && form}
        {picked && seat !== null && (
          <ClaimConfirmation
            {...{ book, view, seat, people, names }}
            claim={picked.claim}
            why={whyInWords(board.refusals, refusal(picked.claim))}
            onSay={() => make(picked.claim)}
            onBack={() => setOpen((now) => (now === picked ? picked.from : now))}
          />
        )}
        {isOpen && !isBook && <LedgerSheet {...inside} />}
      </Suspense>
    ),
  };
}
