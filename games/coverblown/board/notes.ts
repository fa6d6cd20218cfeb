import { useNotebook } from 'hush/board';
import type { Seat } from 'hush/game';
import { useMemo } from 'react';
import { PLACE } from '../content/placesText';
import type { TokenId, View } from '../state';

/** A player's pencil mark on a token: ruled out, or in doubt. */
export type Mark = 'out' | 'doubt';

/** The seat's private notebook, with the alibis that it heard and its pencil marks. */
export interface Notes {
  places: ReadonlyMap<TokenId, string>;
  marks: Readonly<Partial<Record<TokenId, Mark>>>;
}

/** Returns the seat's notebook and a function that sets a pencil mark. */
export function useNotes(view: View, seat: Seat | null) {
  const [marks, setMark] = useNotebook('marks', seat, markIn);
  const calls = view.me?.calls;
  const places = useMemo(() => placesOf(calls ?? []), [calls]);
  const mark: (token: TokenId, as: Mark | null) => void = setMark;
  return { notes: { places, marks }, mark };
}

function placesOf(calls: NonNullable<View['me']>['calls']): Map<TokenId, string> {
  return new Map(calls.flatMap((call) => call.clues.map(({ token, alibi }) => [token, PLACE.note[alibi.place]])));
}

function markIn(read: unknown): Mark | null {
  return read === 'out' || read === 'doubt' ? read : null;
}
