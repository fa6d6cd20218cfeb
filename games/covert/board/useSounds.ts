import { useChange } from '#client/board/chrome/useChange.ts';
import { useTicking } from '#client/board/chrome/useTicking.ts';
import { play } from '#client/feedback/sound.ts';
import { endSound, tap } from '#client/feedback/sounds.ts';
import type { Sound } from '#client/feedback/synth.ts';
import type { Props } from './props';
import { dice, relay, teleprinter } from './sounds';

/** What the room sounds like: dice on felt, relays, and the clock at the end of a turn of one's own. */
export function useSounds({ view, seat, now, outcome }: Props): void {
  const isWaitedFor = seat !== null && view.waitingFor.includes(seat);
  useTicking(isWaitedFor && !outcome ? view.endsAt : null, now);
  const players = Object.values(view.players);
  const placed = players.flatMap(({ dice }) => dice).filter(({ at }) => at !== 'hand').length;
  const agents = players.map((player) => player.agents.join(' ')).join(' ');
  useSound(`${view.round}`, dice);
  useSound(placed === 0 ? null : `${placed}`, relay);
  useSound(agents, tap);
  useSound(view.tiles.join(''), relay);
  useSound(view.window ? `${view.window.number}` : null, teleprinter);
  useSound(outcome ? 'over' : null, outcome ? endSound(outcome, seat) : tap);
}

/** Sounds when a value has become another; not when it is first seen, and never for null. */
const useSound = (value: string | null, sound: Sound): void =>
  useChange(value, () => {
    if (value !== null) play(sound);
  });
