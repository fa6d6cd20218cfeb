import { endSound, play, type Sound, tap, useChange, useTicking } from 'hush/board';
import type { Props } from './props';
import { dice, relay, teleprinter } from './sounds';

/** Plays the table's sounds: rolling dice, clicking relays, and a ticking clock near the end of the seat's time. */
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

/** Plays a sound when a value changes. Plays nothing for the initial value or for null. */
const useSound = (value: string | null, sound: Sound): void =>
  useChange(value, () => {
    if (value !== null) play(sound);
  });
