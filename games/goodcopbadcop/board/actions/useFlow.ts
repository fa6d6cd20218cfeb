import { type BoardProps, play, refuse, tap, useBusy, usePicked } from 'hush/board';
import type { Answer, Draft, Json, Names, Seat } from 'hush/game';
import { useEffect, useState } from 'react';
import type { Moves, View } from '../../state';
import { actionText } from '../text';
import { type Ask, advance, askOf, begin, type Flow, type FlowMove, momentOf, owed, stillOpen } from './flow';

/** The move that the player is putting together press by press. */
export interface FlowState {
  flow: Flow | null;
  ask: Ask | null;
  /** True if the match is waiting for this move, so that the player cannot cancel it. */
  isOwed: boolean;
  busy: boolean;
  /** Starts a move. When the move asks for an officer, `target` is preselected. */
  start(move: FlowMove, draft?: Draft, target?: Seat): void;
  declare(move: FlowMove, draft: Draft): void;
  pick(mark: Json): void;
  /** Adds a pick to the draft without asking for a second press. */
  take(mark: Json): void;
  /** Confirms the pick. Sends the move if it is complete. */
  confirm(): void;
  /** Sends `decline` or `keep` in place of the move in progress. */
  send(move: 'decline' | 'keep'): void;
  cancel(): void;
}

export interface FlowProps {
  view: View;
  seat: Seat;
  names: Names;
  flow: FlowState;
}

/** Moves without arguments that must be confirmed by a second press. */
const CONFIRMED: readonly FlowMove[] = ['equip', 'shoot'];

type Props = Pick<BoardProps<View, Moves>, 'view' | 'seat' | 'legal' | 'act'>;

export function useFlow({ view, seat, legal, act }: Props): FlowState {
  const [own, setOwn] = useState<{ at: string; flow: Flow } | null>(null);
  const [busy, wait] = useBusy();
  const forced = owed(view, seat);
  const at = momentOf(view, seat);
  const isCurrent = own?.at === at;
  const isOpen = isCurrent && (!forced || own.flow.move === forced.move);
  const begun = isOpen ? stillOpen(legal, own.flow) : null;
  const flow = begun ?? forced;
  const ask = flow ? askOf(legal, flow) : null;
  // The coach gets to know a picked officer immediately, but a picked card only when it is confirmed.
  const officer = typeof flow?.picked === 'string' ? [flow.picked] : [];
  usePicked(flow?.move ?? '', flow && [...flow.draft, ...officer]);
  const isLapsed = own !== null && begun === null;
  useEffect(() => {
    if (!isLapsed) return;
    setOwn(null);
    // If the situation is the same, a used card has made the move impossible, so the player is told. A new situation
    // has its own texts.
    if (isCurrent && !busy) refuse(actionText.lapsed);
  }, [isLapsed, isCurrent, busy]);

  const run = async (sent: Promise<Answer>) => {
    const answer = await wait(sent);
    if (!('refused' in answer)) setOwn(null);
  };
  const declare = (move: FlowMove, draft: Draft) => void run(send(act, { move, draft }));
  const start = (move: FlowMove, draft: Draft = [], target?: Seat) => {
    const next = aimed(begin(legal, move, draft), target);
    if (!CONFIRMED.includes(move) && askOf(legal, next).kind === 'send') void run(send(act, next));
    else setOwn({ at, flow: next });
  };
  /** Preselects `target` if it is a legal pick. The player can still pick another officer. */
  const aimed = (next: Flow, target: Seat | undefined): Flow => {
    const asked = askOf(legal, next);
    const isMeant = target !== undefined && asked.kind === 'player' && asked.seats.includes(target);
    return { ...next, target, picked: isMeant ? target : undefined };
  };
  const pick = (mark: Json) => {
    if (!flow) return;
    play(tap);
    setOwn({ at, flow: { ...flow, picked: mark } });
  };
  const goOn = (mark: Json | undefined) => {
    if (!flow || busy) return;
    const next = mark === undefined ? flow : aimed(advance(legal, flow, mark), flow.target);
    if (askOf(legal, next).kind === 'send') void run(send(act, next));
    else setOwn({ at, flow: next });
  };
  return {
    flow,
    ask,
    isOwed: forced !== null,
    busy,
    start,
    declare,
    pick,
    take: goOn,
    confirm: () => goOn(flow?.picked),
    send: (move) => void run(act[move]()),
    cancel: () => setOwn(null),
  };
}

function send(act: BoardProps<View, Moves>['act'], { move, draft }: Pick<Flow, 'move' | 'draft'>): Promise<Answer> {
  const make = act[move] as (...args: Draft) => Promise<Answer>;
  return make(...draft);
}
