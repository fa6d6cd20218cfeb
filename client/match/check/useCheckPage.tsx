import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { RoomCode, Seat } from '#shared/ids.ts';
import type { Commitment } from '#shared/replay/commitment.ts';
import type { Replay } from '#shared/replay/replay.ts';
import type { BoardContextValue } from '../../board/context';
import { serverNow } from '../../net/connection';
import { noteDeal } from '../../state/deals';

const DealCheck = lazy(() => import('./DealCheck').then((file) => ({ default: file.DealCheck })));

interface Deal {
  match: string;
  title: string;
  room: RoomCode;
  seat: Seat | null;
  isOver: boolean;
  commitment: Commitment | null;
  loadReplay(): Promise<Replay>;
  nameOf(seat: Seat): string;
}

/**
 * Stores the commitment to the deal as soon as this device receives it. Returns the page that shows the commitment and
 * checks the deal.
 */
export function useCheckPage(deal: Deal): { dealCheck: BoardContextValue['dealCheck']; page: ReactNode } {
  const { match, room, seat, isOver, commitment } = deal;
  const [isOpen, setOpen] = useState(false);
  const [row, setRow] = useState<{ n: number } | null>(null);
  useEffect(() => {
    // A commitment that was first seen after the match proves nothing, because the server could have invented it at the
    // end.
    if (commitment && !isOver) noteDeal(match, room, seat, commitment, serverNow());
  }, [match, room, seat, isOver, commitment]);

  const close = () => setOpen(false);
  const showRow = (n: number) => {
    close();
    setRow({ n });
  };
  const page = isOpen && (
    <Suspense>
      <DealCheck {...deal} onClose={close} onRow={showRow} />
    </Suspense>
  );
  return { dealCheck: { open: () => setOpen(true), row }, page };
}
