import { afterEach, expect, test } from 'vitest';
import { covertques } from '#games/covertques/index.ts';
import { LANGUAGES, type Language } from '#games/covertques/languages/index.ts';
import type { State, View } from '#games/covertques/state.ts';
import { aDeal } from '#games/covertques/testing.ts';
import type { AnyModule } from '#shared/contract/module.ts';
import type { Seat } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import { chance } from '#shared/random.ts';
import { TrafficMatch } from '../testing/traffic';

const SEATS = ['0', '1', '2', '3', '4'];
const dealt = aDeal(5, 'equal traffic').G;
const users = SEATS.filter((seat) => dealt.roles[seat] === 'user');
/** Three Users: a User whose packets are compared, a User who is voted out, and a User who never presses `seen`. */
const [watcher, victim, sleeper] = users.map((seat) => must(seat)) as [Seat, Seat, Seat];
const [hacker, admin] = (['hacker', 'admin'] as const).map((role) =>
  must(SEATS.find((seat) => dealt.roles[seat] === role)),
) as [Seat, Seat];

type Match = TrafficMatch<View>;

let running: Match | null = null;
afterEach(() => running?.end());

/** Returns the game with this deal. Its random draws start with the first public die. */
function inWorld({ roles, secret }: Pick<State, 'roles' | 'secret'>, words: Language): AnyModule {
  const setup = (_: unknown, { now }: { now: number }): State => ({
    ...dealt,
    options: { ...dealt.options, words },
    roles,
    secret,
    deadline: now + 1000 * dealt.options.nightSeconds,
  });
  return { ...covertques, game: { ...covertques.game, setup } } as AnyModule;
}

async function matchIn(world: Pick<State, 'roles' | 'secret'>, words: Language = 'en'): Promise<Match> {
  running = await TrafficMatch.at<View>(inWorld(world, words), SEATS.length);
  return running;
}

const since = (match: Match, from: number) =>
  SEATS.map((seat) =>
    must(match.steps[seat])
      .slice(from)
      .map(({ at, packets }) => ({ at, sizes: packets.map(sizeOf) })),
  );
const sizeOf = (packet: string) => Buffer.byteLength(packet);
const stepsOf = (match: Match) => must(match.steps[watcher]).length;

/**
 * Plays two rounds in which all seats act alike. Calls `look` after each phase that must look the same to every role.
 */
async function play(match: Match, look: { night(from: number): void; discovery(from: number): void }): Promise<void> {
  const night = stepsOf(match);
  await match.pass(2_000);
  await match.all(
    SEATS.filter((seat) => seat !== sleeper),
    'seen',
    () => [],
  );
  await match.pass(8_000);
  look.night(night);
  for (const round of [1, 2]) {
    const isIn = (seat: Seat) => !match.view(watcher).out.includes(seat);
    await match.all(SEATS.filter(isIn), 'hint', (seat) => [`word ${'bcdfg'.charAt(Number(seat))}`, round]);
    await match.all(SEATS, 'readyToVote', () => [round]);
    if (round === 1) await match.all(SEATS, 'vote', (seat) => [seat === victim ? watcher : victim, round]);
    else await match.all(SEATS, 'skip', () => [round]);
    await match.pass(8_000);
    expect(match.view(watcher)).toMatchObject({ phase: 'discovery', round });
    const discovery = stepsOf(match);
    await match.pass(3_000);
    // No reveal may end the match, so each seat names itself in round 1 and a voted-out seat in round 2.
    await match.all(SEATS, 'reveal', (seat) => [round === 1 ? seat : victim, round]);
    await match.pass(7_000);
    look.discovery(discovery);
  }
  expect(match.view(watcher)).toMatchObject({ phase: 'hint', round: 3, out: [victim], outcome: null });
}

/** Finds another deal and code word that fit everything `watcher` has seen. */
function otherWorld(seen: View): Pick<State, 'roles' | 'secret'> {
  for (let seed = 0; seed < 1_000; seed++) {
    const { roles, secret } = must(covertques.imagine)(seen, watcher, chance(seed));
    const isOther = roles[hacker] === 'user' && secret.die !== dealt.secret.die;
    if (isOther) return { roles, secret };
  }
  throw new Error('this User knows who the Hacker is');
}

test.each(LANGUAGES)('every role is sent packets of the same lengths at night, with words in “%s”', async (words) => {
  const match = await matchIn(dealt, words);
  await play(match, {
    night(from) {
      const traffic = since(match, from);
      const [first] = traffic;
      for (const seat of SEATS) {
        // A seat that never pressed `seen` gets the same packets, except for the answer to a press and the frame that
        // follows.
        const isAsleep = seat === sleeper;
        const expected = isAsleep
          ? must(first).map((step, at) => (at === 1 ? { ...step, sizes: step.sizes.slice(2) } : step))
          : first;
        expect(traffic[Number(seat)], `seat ${seat}, ${dealt.roles[seat]}`).toEqual(expected);
      }
    },
    discovery(from) {
      const traffic = since(match, from);
      for (const seat of SEATS) expect(traffic[Number(seat)], `seat ${seat}, ${dealt.roles[seat]}`).toEqual(traffic[0]);
    },
  });
});

test.each(LANGUAGES)(
  'a User’s packets do not depend on what the User cannot know, with words in “%s”',
  async (words) => {
    const nothing = { night: () => undefined, discovery: () => undefined };
    const asDealt = await matchIn(dealt, words);
    await play(asDealt, nothing);
    const seen = asDealt.view(watcher);
    await running?.end();
    const world = otherWorld(seen);
    expect(world.roles).not.toEqual(dealt.roles);
    const imagined = await matchIn(world, words);
    await play(imagined, nothing);
    expect(imagined.steps[watcher]).toEqual(asDealt.steps[watcher]);
    expect(imagined.steps[watcher]?.flatMap(({ packets }) => packets).length).toBeGreaterThan(60);
    // The two matches must differ for a viewer who is an insider in only one of them. Otherwise, the comparison above
    // would prove nothing.
    expect(imagined.steps[hacker]).not.toEqual(asDealt.steps[hacker]);
  },
);

test('the answer to the last move has the usual length', async () => {
  const match = await matchIn(dealt);
  await match.pass(10_000);
  await match.all(SEATS, 'hint', (seat) => [`word ${'bcdfg'.charAt(Number(seat))}`, 1]);
  await match.all(SEATS, 'readyToVote', () => [1]);
  await match.all(SEATS, 'skip', () => [1]);
  await match.pass(8_000);
  const from = stepsOf(match);
  const others = SEATS.filter((seat) => seat !== hacker);
  await match.all([...others, hacker], 'reveal', (seat) => [seat === admin ? hacker : admin, 1]);
  expect(match.view(watcher).outcome).toMatchObject({ reason: 'partner-found' });
  const traffic = since(match, from);
  for (const seat of SEATS) expect(traffic[Number(seat)], `seat ${seat}`).toEqual(traffic[0]);
});
