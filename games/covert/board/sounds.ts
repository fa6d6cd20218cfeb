import { useEffect, useRef } from 'react';
import { useTicking } from '../../../client/board/chrome/useTicking';
import type { BoardProps } from '../../../client/board/contract';
import { type Cue, play } from '../../../client/feedback/sound';
import type { Moves, View } from '../state';

/** What the room sounds like: dice on felt, relays, a stamp, and the clock at the end of a turn of one's own. */
export function useSounds({ view, seat, now, outcome }: BoardProps<View, Moves>): void {
  const isAwaited = seat !== null && view.awaited.includes(seat);
  useTicking(isAwaited && !outcome ? view.endsAt : null, now);
  const players = Object.values(view.players);
  const placed = players.flatMap(({ dice }) => dice).filter(({ at }) => at !== 'hand').length;
  const agents = players.map((player) => player.agents.join(' ')).join(' ');
  const finished = players.reduce((sum, { finishedMissions }) => sum + finishedMissions.length, 0);
  useCue(isAwaited ? 'awaited' : null, 'your-turn');
  useCue(`${view.round}`, 'dice');
  useCue(placed === 0 ? null : `${placed}`, 'relay');
  useCue(agents, 'tap');
  useCue(`${finished}`, 'stamp');
  useCue(view.tiles.join(''), 'relay');
  useCue(view.window ? `${view.window.number}` : null, 'teleprinter');
  useCue(outcome ? 'over' : null, 'applause');
}

/** Sounds when a value has become another; not when it is first seen, and never for null. */
function useCue(value: string | null, cue: Cue): void {
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    if (value !== null) play(cue);
  }, [value, cue]);
}
