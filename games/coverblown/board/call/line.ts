import { usePersistentState } from 'hush/board';
import type { Seat } from 'hush/game';
import { useEffect, useState } from 'react';
import type { Call, View } from '../../state';

/** The calls that were heard on this device. The server learns only that the first call was answered. */
export interface Heard {
  /** Number of the last call that was answered or declined on this device. */
  answered: number;
  /** Number of the call in progress, or null. It is kept when the page is reloaded. */
  live: number | null;
  /** Numbers of the calls that were uncovered or spoken on this device. `SIDE` stands for the side and the contact. */
  read: readonly number[];
}

/** The entry in `Heard.read` for a player's side and contact, which the first call tells. */
export const SIDE = 0;

/** Returns true if this device has shown what the first call says. */
export const knowsSide = (read: readonly number[]): boolean => read.includes(SIDE) || read.includes(1);

export type LineState = { kind: 'quiet' } | { kind: 'ringing' | 'talking'; call: Call };

/**
 * Returns the call that is ringing or in progress, if there is one. A call in progress continues even if the match
 * ends.
 */
export function lineOf({ me, day, outcome }: Pick<View, 'me' | 'day' | 'outcome'>, heard: Heard): LineState {
  if (!me) return { kind: 'quiet' };
  const live = me.calls.find(({ n }) => n === heard.live);
  if (live) return { kind: 'talking', call: live };
  if (outcome) return { kind: 'quiet' };
  const first = me.calls[0];
  if (first && !me.acknowledged && heard.answered < first.n) return { kind: 'ringing', call: first };
  const latest = me.calls.at(-1);
  const rings = latest && latest.kind !== 'first' && latest.n > heard.answered && latest.day === day;
  return rings ? { kind: 'ringing', call: latest } : { kind: 'quiet' };
}

/**
 * Returns the state of the seat's telephone, and functions that answer, hang up and replay a call. `ack` is called only
 * when the first call is answered or declined.
 */
export function useLine(view: View, seat: Seat | null, ack: () => Promise<unknown>) {
  // The first call is made in the deal, so its time identifies the match.
  const began = view.me?.calls[0]?.at;
  const key = seat === null || began === undefined ? null : `coverblown.${began}.${seat}.calls`;
  const [heard, setHeard] = usePersistentState<Heard>(key, () => missed(view), heardIn);
  const [fresh, setFresh] = useState(true);

  // If the server has not received the answer to the first call, the telephone rings again after a reload.
  useEffect(() => {
    if (!fresh) return;
    setFresh(false);
    if (view.me && !view.me.acknowledged && heard.live === null && heard.answered > 0)
      setHeard({ ...heard, answered: 0 });
  }, [fresh, heard, setHeard, view.me]);

  const state = lineOf(view, heard);
  const pickUp = (call: Call, live: boolean) => {
    if (call.kind === 'first' && !view.me?.acknowledged) void ack();
    setHeard({
      answered: Math.max(heard.answered, call.n),
      live: live ? call.n : null,
      read: heard.read,
    });
  };
  return {
    state,
    read: heard.read,
    answer: (call: Call) => pickUp(call, true),
    hangUp: (call: Call) => pickUp(call, false),
    /** Notes that call `n`, or the side, was shown or spoken. */
    onRead: (n: number) => {
      if (!heard.read.includes(n)) setHeard({ ...heard, read: [...heard.read, n] });
    },
  };
}

/** Creates the record of a device that joins the seat later. Earlier calls do not ring on it. */
function missed({ me }: View): Heard {
  return { answered: me?.acknowledged ? (me.calls.at(-1)?.n ?? 0) : 0, live: null, read: [] };
}

function heardIn(read: unknown): Heard | null {
  if (typeof read !== 'object' || read === null) return null;
  const { answered, live, read: shown } = read as Record<string, unknown>;
  if (typeof answered !== 'number') return null;
  const calls = Array.isArray(shown) ? shown.filter((n) => typeof n === 'number') : [];
  return { answered, live: typeof live === 'number' ? live : null, read: calls };
}

export type Line = ReturnType<typeof useLine>;
