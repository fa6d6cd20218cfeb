import { useMemo } from 'react';
import { usePersistentState } from '../../../client/state/persistentState';
import type { Seat } from '../../../shared/ids';
import type { TokenId, View } from '../state';
import { placeNote } from './evidence';
import { keptKey } from './persistent';

/** A pencil mark of one's own. */
export type Mark = 'out' | 'doubt';

/** The seat's private notebook: where each token it heard of was, and its own marks. */
export interface Notes {
  places: ReadonlyMap<TokenId, string>;
  marks: Readonly<Partial<Record<TokenId, Mark>>>;
}

/** Filled in from what the seat was told; marks are kept on this device. */
export function useNotes(view: View, seat: Seat | null) {
  const key = keptKey(view, seat);
  const [marks, keep] = usePersistentState<Notes['marks']>(key && `${key}.marks`, () => ({}), marksIn);
  const calls = view.me?.calls;
  const places = useMemo(() => placesOf(calls ?? []), [calls]);
  const mark = (token: TokenId, as: Mark | null) => {
    const { [token]: _, ...others } = marks;
    keep(as === null ? others : { ...others, [token]: as });
  };
  return { notes: { places, marks }, mark };
}

function placesOf(calls: NonNullable<View['me']>['calls']): Map<TokenId, string> {
  return new Map(calls.flatMap((call) => call.clues.map(({ token, alibi }) => [token, placeNote(alibi.location)])));
}

function marksIn(read: unknown): Notes['marks'] | null {
  if (typeof read !== 'object' || read === null) return null;
  return Object.fromEntries(Object.entries(read).filter(([, mark]) => mark === 'out' || mark === 'doubt'));
}
