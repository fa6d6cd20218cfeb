import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type ApiClient, createApiClient, FailedRequest, type Guest } from '#server/testing/apiClient.ts';
import type { AnyModule } from '#shared/contract/module.ts';
import type { GameId, MatchId } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import type { Random } from '#shared/random.ts';
import type { RoomView } from '#shared/room/room.ts';
import { type Notes, type Person, sitDown } from './person';

/** A match that was played, with a sentence for each problem. */
export interface PlayedMatch {
  id: MatchId;
  module: AnyModule;
  isOver: boolean;
  faults: string[];
}

interface TableDeps {
  url: string;
  module: AnyModule;
  random: Random;
  notes: Notes;
  /** The Unix time in ms by which the match must be over. */
  until: number;
  /** Runs `work` while no fault occurs. */
  inPeace<T>(work: () => Promise<T>): Promise<T>;
}

/** Maximum time in ms to wait for an expected result. */
const PATIENCE = 30_000;
/** Interval in ms between checks for an expected result. */
const LOOKED_AT = 250;
/** Maximum time in ms to set up a table. On a busy machine, several faults can interrupt it one after the other. */
const GATHERED_WITHIN = 300_000;
/** Share of tables with one of the server's bots. */
const WITH_A_BOT = 0.5;

/** The shortest time limits that each game's options allow, so that many of them run out. */
const OPTIONS: Readonly<Record<GameId, object>> = {
  coverblown: { roundSeconds: 90 },
  covertques: { hintSeconds: 10, discussSeconds: 30, voteSeconds: 10, resultSeconds: 3 },
  goodcopbadcop: { windowSeconds: 5, turnSeconds: 20, choiceSeconds: 10, placementSeconds: 20 },
  covert: { setupSeconds: 20, turnSeconds: 15, windowSeconds: 3, choiceSeconds: 5 },
};

/** Lets simulated people play a match in a new room, despite all faults. */
export async function playMatch({ url, module, random, notes, until, inPeace }: TableDeps): Promise<PlayedMatch> {
  const client = createApiClient(() => url);
  const { min, max } = module.players;
  const seats = Math.min(max, min + random.Die(2) - 1);
  const bots = random.Number() < WITH_A_BOT ? 1 : 0;
  const { guests, seated } = await inPeace(() => tried(() => gather(client, module, seats - bots, bots)));
  const id = must(seated[0]).match.id;
  const people = guests.map((guest, n) => sitDown({ url, module, guest, seat: must(seated[n]), seats, random, notes }));
  const over = await Promise.all(people.map((person) => person.play(until)));
  const isOver = over.every(Boolean);
  const named = `${module.title} (${id})`;
  const faults = isOver ? [] : [`${named} is not finished.`];
  for (const [n, person] of people.entries())
    if (!(await comes(() => showsWhatTheServerHas(person)))) faults.push(`${named}: seat ${n} shows an old view.`);
  const missing = await stillMissing(client, guests);
  if (missing.length > 0)
    faults.push(`${named}: of its room ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing.`);
  for (const person of people) person.leave();
  return { id, module, isOver, faults };
}

/** Runs `work`. If a fault interrupts it, repeats it for up to `GATHERED_WITHIN`, as a person would. */
async function tried<T>(work: () => Promise<T>): Promise<T> {
  const until = Date.now() + GATHERED_WITHIN;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      // `fetch` throws a TypeError if the server did not answer.
      const mayCome = error instanceof TypeError || (error instanceof FailedRequest && error.status === 503);
      if (!mayCome || Date.now() > until) throw error;
    }
    await pause(LOOKED_AT);
  }
}

async function gather(client: ApiClient, module: AnyModule, many: number, bots: number) {
  const host = await client.makeRoom('P0', { game: module.id, options: OPTIONS[module.id] });
  const guests = [host];
  for (let n = 1; n < many; n++) guests.push(await client.join(host.code, `P${n}`));
  await client.as(host, 'PATCH', '', { botSpeed: 'at-once' });
  if (bots > 0) made(await client.as(host, 'POST', '/bots', { count: bots }));
  made(await client.as(host, 'POST', '/start'));
  return { guests, seated: await Promise.all(guests.map((guest) => client.seat(guest))) };
}

function made({ status }: { status: number }): void {
  if (status !== 201) throw new FailedRequest('a table was not set up', status);
}

async function showsWhatTheServerHas(person: Person): Promise<boolean> {
  const fresh = await person.fresh();
  return fresh !== null && isDeepStrictEqual(person.shown(), fresh);
}

/** Lists the names of connected members that the room does not show as connected. */
async function stillMissing(client: ApiClient, guests: readonly Guest[]): Promise<string[]> {
  let missing: string[] = [];
  await comes(async () => {
    const { members } = await client
      .room(must(guests[0]).code)
      .catch((): Pick<RoomView, 'members'> => ({ members: [] }));
    missing = guests.flatMap(({ id }, n) => (members?.find((one) => one.id === id)?.online ? [] : [`P${n}`]));
    return missing.length === 0;
  });
  return missing;
}

/** Resolves to true when the condition is met, or to false after `PATIENCE`. */
async function comes(holds: () => Promise<boolean>): Promise<boolean> {
  const until = Date.now() + PATIENCE;
  for (;;) {
    if (await holds()) return true;
    if (Date.now() > until) return false;
    await pause(LOOKED_AT);
  }
}
