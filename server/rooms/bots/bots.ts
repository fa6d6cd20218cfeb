import type { AnyModule } from '#shared/contract/module.ts';
import { type Entropy, newId } from '../../crypto';
import { readLevel } from '../games';
import { isSameName } from '../members/names';
import { freeSeat } from '../members/seats';
import { RequestProblem } from '../problem';
import { isRunning, type RoomState } from '../state/state';
import { CHARACTERS, characterOf } from './characters';

/** Adds the requested bots to a room. If a bot cannot be added, throws and adds none. */
export function addBots(
  draft: RoomState,
  module: AnyModule,
  count: number,
  level: string | undefined,
  entropy: Entropy,
) {
  if (isRunning(draft)) throw new RequestProblem('match-running');
  const bot = readLevel(module, level);
  for (let added = 0; added < count; added++) {
    const seat = freeSeat(draft, module);
    if (seat === null) throw new RequestProblem('seats-taken');
    const id = newId(entropy, 10);
    const name = botName(draft, entropy);
    const face = characterOf(name)?.face ?? id;
    draft.members.push({
      id,
      name,
      face,
      bot,
      ready: true,
      seat,
      reading: false,
      standIn: false,
      tokens: [],
      devices: [],
      screens: null,
      status: null,
      muted: [],
    });
  }
}

/**
 * Returns the name of a random character who is not in the room yet. If all characters are in the room, returns a
 * numbered name.
 */
function botName(state: RoomState, entropy: Entropy): string {
  const isFree = (name: string) => !state.members.some((member) => isSameName(member.name, name));
  const free = CHARACTERS.filter(({ name }) => isFree(name));
  const [byte = 0] = entropy(1);
  const character = free[byte % Math.max(1, free.length)];
  if (character) return character.name;
  const number = Array.from({ length: 100 }, (_, index) => index + 1).find((n) => isFree(`Bot ${n}`));
  return `Bot ${number ?? 0}`;
}
