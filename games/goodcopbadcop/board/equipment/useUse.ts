import { type BoardProps, paper, play, useBusy, usePicked } from 'hush/board';
import type { Seat } from 'hush/game';
import { useState } from 'react';
import type { EquipmentId, Moves, Target, View } from '../../state';
import type { Use } from './walk';

/** Why a card was not used: another player's card came first, or (null) the moment for it is over. */
interface Lost {
  first: { by: Seat; card: EquipmentId } | null;
}

type Props = Pick<BoardProps<View, Moves>, 'view' | 'act' | 'seat'>;

/**
 * Keeps the draft for using a card in the current window. If the window ends after the first pick, nothing is sent, the
 * draft starts again in the next window, and `lost` gives the reason.
 */
export function useUse({ view, act, seat }: Props, card: EquipmentId, onUsed: () => void) {
  const [begun, setBegun] = useState(usesOf(view, seat).length);
  const [draft, setDraft] = useState<{ window: number; targets: readonly Target[] }>({ window: 0, targets: [] });
  const [isLate, setLate] = useState(false);
  const [busy, wait] = useBusy();
  const put = act.useEquipment;
  const window = view.windowNumber;
  const targets = draft.window === window ? draft.targets : [];
  const uses = usesOf(view, seat);
  usePicked('useEquipment', targets.length > 0 ? [window, card, ...targets] : null);
  // A player who has only opened the sheet to read it has lost nothing.
  const isOverdue = draft.targets.length > 0 && draft.window !== window;
  const wasFirst = uses.length > begun;
  const lost: Lost | null = isOverdue || isLate ? { first: wasFirst ? (uses.at(-1) ?? null) : null } : null;

  const choose = (named: readonly Target[]) => {
    setBegun(uses.length);
    setLate(false);
    setDraft({ window, targets: named });
  };
  const send = async () => {
    const answer = await wait(put(window, card, ...targets));
    if (!('refused' in answer)) {
      play(paper);
      return onUsed();
    }
    setDraft({ window, targets: [] });
    setLate(LATE.includes(answer.refused));
  };
  return {
    use: { window, card, targets } satisfies Use,
    lost,
    busy,
    pick: (target: Target) => choose([...targets, target]),
    back: () => choose([]),
    send,
  };
}

/** Refusal codes of a card that was too late: another card came first, or the window had closed. */
const LATE: readonly string[] = ['equipment-resolving', 'stale-window'];

/** Lists the cards that other players have used so far. */
function usesOf({ acts }: View, seat: Seat | null): { by: Seat; card: EquipmentId }[] {
  return acts.flatMap((act) => (act.kind === 'use' && act.by !== seat ? [{ by: act.by, card: act.card }] : []));
}
