import { useEffect, useState } from 'react';
import type { BoardProps } from '../../../../client/ui/board';
import { play } from '../../../../client/ui/sound';
import type { Seat } from '../../../../shared/ids';
import type { EquipmentId, Moves, Target, View } from '../../state';
import type { Use } from './walk';

/** Somebody else's card came first, or (card null) the moment has passed. */
interface Lost {
  by: Seat;
  card: EquipmentId | null;
}

type Props = Pick<BoardProps<View, Moves>, 'view' | 'act' | 'seat'>;

/**
 * The draft of one card. It is meant for the window it was begun in: when that window ends under it, nothing is sent,
 * the draft begins anew in the next one and `lost` says what happened.
 */
export function useUse({ view, act, seat }: Props, card: EquipmentId, onUsed: () => void) {
  const [use, setUse] = useState<Use>({ window: view.windowNumber, card, targets: [] });
  const [lost, setLost] = useState<Lost | null>(null);
  const [busy, setBusy] = useState(false);
  const put = act.useEquipment;
  const hasMoved = use.window !== view.windowNumber;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new window is what counts; the view of that moment says why
  useEffect(() => {
    if (!hasMoved || busy) return;
    setUse({ window: view.windowNumber, card, targets: [] });
    setLost(lastUse(view, seat));
  }, [hasMoved, busy]);

  const send = async () => {
    setBusy(true);
    const answer = await put(use.window, use.card, ...use.targets).finally(() => setBusy(false));
    if (!('refused' in answer)) {
      play('paper');
      return onUsed();
    }
    setUse({ ...use, targets: [] });
    if (LATE.includes(answer.refused)) setLost(lastUse(view, seat));
  };
  return {
    use,
    lost,
    busy,
    pick: (target: Target) => setUse({ ...use, targets: [...use.targets, target] }),
    back: () => setUse({ ...use, targets: [] }),
    send,
  };
}

/** Refusals that say: not you, not first, not in that window. */
const LATE: readonly string[] = ['equipment-resolving', 'stale-window'];

/** Whose card was the latest on the table, if it is somebody else's of this turn. */
function lastUse(view: View, seat: Seat | null): Lost {
  const last = view.acts.findLast((each) => each.kind === 'use' && each.turn === view.turn && each.by !== seat);
  return last?.kind === 'use' ? { by: last.by, card: last.card } : { by: view.active, card: null };
}
