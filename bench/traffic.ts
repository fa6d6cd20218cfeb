import { aServer, type TestServer } from '#server/testing/server.ts';
import { atMatch, type MatchTestClient } from '#server/testing/sockets.ts';
import { must } from '#shared/must.ts';
import { atMost, figure, type Scenario } from './figures';
import { SEATS } from './game';

/** A game with equal traffic: the size of each seat's frames reveals nothing. */
const GAME = 'coverblown';

/** The step in ms by which server time advances. */
const STEP = 1_000;
/** The time in ms after which a game must be over. */
const LONGEST = 4 * 60 * 60 * 1_000;

/**
 * Measures whole games of bots with a device at each seat, on a server that does nothing else and whose clock is
 * advanced by the bench.
 */
export const equalTraffic: Scenario = {
  id: 'equal-traffic',
  title: 'Bytes of whole games of Cover Blown!, where all traffic is equal',
  async run({ runs, quick, wholeViews, log }) {
    const each: number[] = [];
    for (let run = 1; run <= runs; run++) {
      const [bytes, moves] = await played(`traffic ${run}`, quick ? 1 : 5, wholeViews);
      each.push(bytes / moves);
      log(`${run}/${runs} ${moves} moves, ${Math.round(bytes / moves)} bytes a move`);
    }
    const what = `sent per move, all ${SEATS}, bots' whole games`;
    return [figure({ id: 'equal-traffic-bytes', what, unit: 'bytes' }, each, atMost(4_096))];
  },
};

/** Plays `count` games. Returns the number of bytes that the devices received, and the number of moves. */
async function played(seed: string, count: number, wantsWholeViews: boolean): Promise<[bytes: number, moves: number]> {
  const server = await aServer({ seed, config: { rateLimits: false } });
  let [bytes, moves] = [0, 0];
  try {
    for (let game = 0; game < count; game++) {
      const [id, clients] = await deal(server, wantsWholeViews);
      const before = clients.map(sent);
      await playOut(server, id);
      for (const client of clients) await client.ask('time');
      clients.forEach((client, seat) => {
        bytes += sent(client) - must(before[seat]);
        client.close();
      });
      moves += (await server.store.journal(id)).length;
    }
  } finally {
    await server.end();
  }
  return [bytes, moves];
}

/** Starts a match with a device at each seat and a bot that plays the seat. */
async function deal(server: TestServer, wantsWholeViews: boolean): Promise<[id: string, clients: MatchTestClient[]]> {
  const guests = await server.startMatch(SEATS, GAME);
  const seats = await Promise.all(guests.map((guest) => server.seat(guest)));
  const id = must(seats[0]).match.id;
  const clients: MatchTestClient[] = [];
  for (const { playerID, credentials } of seats) {
    const client = atMatch(server.url, GAME);
    await client.on('connect');
    const answer = await client.ask<{ ok?: true }>(
      'sync',
      ...[id, playerID, credentials, ...(wantsWholeViews ? [] : [{ differences: true }])],
    );
    if (!answer.ok) throw new Error('a seat was not let in');
    clients.push(client);
  }
  for (const guest of guests) {
    const { status } = await server.as(guest, 'PATCH', `/members/${guest.id}`, { standIn: true });
    if (status !== 200) throw new Error('no bot took the seat');
  }
  return [id, clients];
}

async function playOut(server: TestServer, id: string): Promise<void> {
  const match = must(await server.served.matches.find(id));
  const until = server.clock.now() + LONGEST;
  while (match.outcome() === null) {
    if (server.clock.now() > until) throw new Error('a game has no end');
    await server.pass(STEP);
  }
}

/** Returns the bytes of all packets that a device received, including frame headers. */
function sent({ raw }: MatchTestClient): number {
  return raw.reduce((sum, packet) => {
    const bytes = Buffer.byteLength(packet) + 1;
    return sum + bytes + (bytes < 126 ? 2 : bytes < 65_536 ? 4 : 10);
  }, 0);
}
