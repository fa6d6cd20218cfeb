import { afterEach, beforeEach, expect, test } from 'vitest';
import { CLAIMS_A_ROUND, type Claim } from '#shared/claims/claims.ts';
import { must } from '#shared/must.ts';
import { aServer, type TestServer } from '../testing/server';
import { atMatch, type MatchTestClient, type TestClient } from '../testing/sockets';

let server: TestServer;
const ears: TestClient[] = [];
beforeEach(async () => {
  server = await aServer({ config: { rateLimits: false } });
});
afterEach(async () => {
  for (const client of ears.splice(0)) client.close();
  await server.end();
});

/**
 * For each game: a valid claim, a claim about a seat that does not exist, and the move that all seats must make before
 * they can talk.
 */
const GAMES = [
  { game: 'coverblown', round: 'day', some: ['clean', 'bat'], none: ['suspicion', '4'], first: 'ackFirstCall' },
  { game: 'goodcopbadcop', round: 'turn', some: ['side', 'honest'], none: ['suspicion', '7'], first: null },
  { game: 'covertques', round: 'round', some: ['loyal', null], none: ['suspicion', '4'], first: 'seen' },
] as const;

const claimsOf = (client: MatchTestClient) => must(client.state()?.G as { claims: Claim[] } | undefined).claims;

test.each(GAMES)('in $game, all viewers get the same claims', async ({ game, round, some, none, first }) => {
  const guests = await server.startMatch(4, game);
  const follow = async (playerID: number | null) => {
    const client = atMatch(server.url, game);
    ears.push(client);
    const seat = await server.seat(must(guests[playerID ?? 0]));
    await client.sync(playerID === null ? { ...seat, playerID: null, credentials: null } : seat);
    return client;
  };
  const [own, other, audience] = [await follow(0), await follow(1), await follow(null)];
  if (first === 'ackFirstCall') for (const client of [own, other]) await client.move(first);
  // The game closes the chat at night.
  if (first === 'seen') expect(await own.move('claim', [...some])).toMatchObject({ refused: 'not-now' });
  if (first === 'seen') await server.pass(60_000);
  expect(await own.move('claim', [...none])).toMatchObject({
    refused: 'invalid-args',
    detail: expect.stringMatching(/\w\.$/),
  });
  for (let said = 0; said < CLAIMS_A_ROUND; said++)
    expect(await own.move('claim', [...some])).toMatchObject({ ok: true });
  expect(await own.move('claim', [...some])).toMatchObject({
    refused: 'too-many-claims',
    detail: `You’ve made enough claims for one ${round}.`,
  });
  expect(await other.move('retract', [1])).toMatchObject({ refused: 'not-your-claim' });
  expect(await own.move('retract', [1])).toMatchObject({ ok: true });
  const all = [own, other, audience];
  await Promise.all(all.map((client) => client.until(() => claimsOf(client)[0]?.retracted === true)));
  expect(claimsOf(own)).toHaveLength(CLAIMS_A_ROUND);
  for (const client of all) expect(claimsOf(client)).toEqual(claimsOf(own));
});
