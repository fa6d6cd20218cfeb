import type { AnyModule } from '../../shared/module';
import { type Entropy, newId } from '../crypto';
import { readLevel } from './games';
import { nameKey } from './names';
import { RequestProblem } from './problem';
import { freeSeat } from './seats';
import { isRunning, type RoomState } from './state';

const NAMES =
  'Ada Bruno Clara Dorian Edith Felix Greta Hugo Ines Jasper Kiki Leon Mona Nils Olga Percy Quinn Rosa Silas Thea'.split(
    ' ',
  );

/** Sits bots down: all that were asked for, or none. */
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
    draft.members.push({ id, name, face: id, bot, ready: true, seat, reading: false, standIn: false, tokens: [] });
  }
}

function botName(state: RoomState, entropy: Entropy): string {
  const taken = new Set(state.members.map(({ name }) => nameKey(name)));
  const free = NAMES.filter((name) => !taken.has(nameKey(name)));
  const [byte = 0] = entropy(1);
  const name = free[byte % Math.max(1, free.length)];
  if (name !== undefined) return name;
  const number = Array.from({ length: 100 }, (_, index) => index + 1).find((n) => !taken.has(`bot ${n}`));
  return `Bot ${number ?? 0}`;
}
