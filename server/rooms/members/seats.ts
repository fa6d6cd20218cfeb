import type { AnyModule } from '#shared/contract/module.ts';
import type { Code, Seat } from '#shared/ids.ts';
import type { Problem } from '#shared/room/room.ts';
import { optionsOf } from '../games';
import { MESSAGES } from '../messages';
import { RequestProblem } from '../problem';
import { isRunning, type Member, type RoomState, seated } from '../state/state';
import { PROBLEMS } from '../text';

/** Returns the lowest free seat in the chosen game, or null if all seats are taken. */
export function freeSeat(state: RoomState, module: AnyModule): Seat | null {
  const players = seated(state);
  if (players.length >= module.players.max) return null;
  const taken = new Set(players.map((member) => member.seat));
  const seats = Array.from({ length: players.length + 1 }, (_, index) => String(index));
  return seats.find((seat) => !taken.has(seat)) ?? null;
}

/** Gives a member a seat. If `wants` is false, makes the member a spectator. */
export function setSeated(state: RoomState, module: AnyModule, member: Member, wants: boolean): void {
  if ((member.seat !== null) === wants) return;
  if (isRunning(state)) throw new RequestProblem('match-running');
  const seat = wants ? freeSeat(state, module) : null;
  if (wants && seat === null) throw new RequestProblem('seats-taken');
  member.seat = seat;
  if (seat === null) member.reading = false;
}

/** Renumbers the seats from 0 without gaps, as a match requires. Keeps the order of the members. */
export function closeRanks(state: RoomState): void {
  seated(state).forEach((member, index) => {
    member.seat = String(index);
  });
}

/**
 * Returns the reason why the next match cannot start, or null if it can. `not-ready` is returned only if there is no
 * other reason.
 */
export function cannotStart(state: Readonly<RoomState>, module: AnyModule): Problem | null {
  if (isRunning(state)) return { code: 'match-running', detail: PROBLEMS['match-running'] };
  const players = seated(state);
  const { min, max } = module.players;
  if (players.length < min) return { code: 'too-few-players', ...MESSAGES.tooFew(module.title, min - players.length) };
  if (players.length > max)
    return { code: 'too-many-players', ...MESSAGES.tooMany(module.title, max, players.length - max) };
  const refused = problemOf(module, module.cannotStart?.(optionsOf(module, state), players.length));
  if (refused) return refused;
  const names = unreadyIn(state).map(({ name }) => name);
  return names.length > 0 ? { code: 'not-ready', ...MESSAGES.notReady(names) } : null;
}

/** Returns the seated people who asked for a minute. The host can start the match anyway. */
export function unreadyIn(state: Readonly<RoomState>): Member[] {
  return seated(state).filter(({ bot, ready }) => bot === null && !ready);
}

/** Returns a warning that the host sees before starting the match, or null. */
export function startWarning(state: Readonly<RoomState>, module: AnyModule): Problem | null {
  const problem = cannotStart(state, module);
  if (problem !== null && problem.code !== 'not-ready') return null;
  return problemOf(module, module.startWarning?.(optionsOf(module, state), seated(state).length));
}

function problemOf({ id, refusals }: AnyModule, code: Code | null = null): Problem | null {
  if (code === null) return null;
  const detail = refusals[code];
  return { code, ...(detail === undefined ? MESSAGES.optionsRefuse : { detail, phrase: [`${id}.refusals/${code}`] }) };
}
