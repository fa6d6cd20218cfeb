import { afterEach, describe, expect, test } from 'vitest';
import { covert } from '#games/covert/index.ts';
import type { State, View } from '#games/covert/state.ts';
import { aMatch, type Seated } from '#games/covert/testing.ts';
import type { AnyModule } from '#shared/contract/module.ts';
import { must } from '#shared/must.ts';
import { TrafficMatch } from '../testing/traffic';

type Match = TrafficMatch<View>;

let match: Match | null = null;
afterEach(async () => {
  await match?.end();
  match = null;
});

/** Ends a match, so that the next one can use a new server. */
async function leave(at: Match): Promise<void> {
  await at.end();
  match = null;
}

/** Returns the game with `G` as the dealt state. The first turn starts when the match begins. */
function inWorld(G: State): AnyModule {
  const setup = (_: unknown, { now }: { now: number }): State => ({
    ...G,
    deadline: now + 1000 * G.options.turnSeconds,
  });
  return { ...covert, game: { ...covert.game, setup } } as AnyModule;
}

const DICE: [number, 'completeMission'][] = [[1, 'completeMission']];

/** Starts a match with these players. Each still has a die, and all but seat 2 have an order token. */
async function beforeTheCodes(players: Seated[]): Promise<Match> {
  const seated = players.map((each) => ({ dice: DICE, ...each }));
  const { G } = aMatch({ phase: 'place', turn: '2', order: ['0', '1'], asks: true, players: seated });
  match = await TrafficMatch.at<View>(inWorld({ ...G, players: codeless(G) }), players.length);
  return match;
}

/** Returns the players with two codes each, so that no seat has to take one. */
function codeless(G: State): State['players'] {
  const players = structuredClone(G.players);
  for (const player of Object.values(players)) {
    for (const handle of ['code-a', 'code-b']) player.codes.push({ handle, card: must(G.codeDecks[0].shift()) });
  }
  return players;
}

const windowOf = (at: Match) => must(at.view('1').window).number;

/** The players' cards, with and without “First” in seat 2's hand. The number of cards is the same in both. */
const WITH: Seated[] = [{ tokens: ['first'] }, { tokens: ['plus1'] }, { tokens: ['first'] }];
const WITHOUT: Seated[] = [{ tokens: ['first'] }, { tokens: ['plus1'] }, { tokens: ['sneak'] }];

describe('[CV-54] packets do not show who has “First”', () => {
  test('packets have the same lengths for all players', async () => {
    const at = await beforeTheCodes(WITH);
    await at.move('2', 'takeOrder');
    const opened = at.count - 1;
    for (const seat of ['0', '1']) expect(at.sizes(seat, opened)).toEqual(at.sizes('1', opened));
    expect(at.view('0').window?.asked).toEqual(['0', '1', '2']);
    await at.pass(10_000);
    expect(at.view('1')).toMatchObject({ window: null, turn: { seat: '0' } });
    const closed = at.count - 1;
    for (const seat of at.seats) expect(at.sizes(seat, closed)).toEqual(at.sizes('0', closed));
  });

  test('the answer to “First” has the length of the answer to a pass', async () => {
    const at = await beforeTheCodes(WITH);
    await at.move('2', 'takeOrder');
    const number = windowOf(at);
    const from = at.count;
    await at.move('2', 'first', must(at.view('2').me?.tokens[0]).handle, number);
    await at.move('1', 'pass', number);
    // The device gets only the answer to its `time` request.
    const nothing = at.sizes('0', from);
    expect(new Set(nothing.map(({ sizes }) => sizes.length))).toEqual(new Set([1]));
    const [first] = at.sizes('2', from);
    const [, pass] = at.sizes('1', from);
    expect(first?.sizes).toEqual(pass?.sizes);
  });

  test('[CV-55] a player who uses “First” too late keeps it', async () => {
    const heard = async (players: Seated[], answers: boolean) => {
      const at = await beforeTheCodes(players);
      await at.move('2', 'takeOrder');
      const number = windowOf(at);
      const last = must(at.view('2').me?.tokens[0]).handle;
      if (answers) await at.move('2', 'first', last, number);
      else await at.move('2', 'pass', number);
      await at.move('1', 'pass', number);
      await at.move('0', 'first', must(at.view('0').me?.tokens[0]).handle, number);
      expect(at.view('1').turn).toMatchObject({ seat: '0', isFirst: true });
      await at.move('0', 'done');
      await at.move('2', 'pass', windowOf(at));
      await at.pass(10_000);
      expect(at.view('1').turn?.seat).toBe('1');
      const steps = at.steps['1'];
      const own = at.steps['2'];
      await leave(at);
      return { steps, own };
    };
    const kept = await heard(WITH, true);
    const never = await heard(WITHOUT, false);
    expect(kept.steps).toEqual(never.steps);
    // The holder must get different packets. Otherwise, the comparison above would prove nothing.
    expect(kept.own).not.toEqual(never.own);
  });
});

describe('packets do not show who has “Espionage”', () => {
  /** Starts a match in which seat 0 flies with a card that seats 1 and 2 may want. */
  const flying = async (last: Seated) => {
    const dice: Seated['dice'] = [[1, 'movement']];
    const players: Seated[] = [{ dice, agency: ['AG41'] }, { tokens: ['espionage'] }, last];
    const { G } = aMatch({ phase: 'resolve', asks: true, players });
    match = await TrafficMatch.at<View>(inWorld(G), 3);
    await match.move('0', 'fly', 'AG41', 0);
    return match;
  };

  test('[CV-58] a player who uses “Espionage” too late keeps it', async () => {
    const heard = async (last: Seated, answers: boolean) => {
      const at = await flying(last);
      const number = windowOf(at);
      const handle = must(at.view('2').me?.tokens[0]).handle;
      if (answers) await at.move('2', 'espionage', handle, ['AG41'], number);
      else await at.move('2', 'pass', number);
      await at.move('1', 'espionage', must(at.view('1').me?.tokens[0]).handle, ['AG41'], number);
      expect(at.view('1').me?.agency.map(({ card }) => card)).toEqual(['AG41']);
      expect(at.view('0').players['2']?.tokens).toBe(1);
      const steps = at.steps['0'];
      await leave(at);
      return steps;
    };
    const kept = await heard({ tokens: ['espionage'] }, true);
    expect(kept).toEqual(await heard({ tokens: ['move3'] }, false));
  });

  test('[CV-75] no hidden card decides who is asked about “Espionage”', async () => {
    const heard = async (card: string, isShown: boolean) => {
      const players: Seated[] = [{ agency: ['AG41'] }, { agency: [card] }, {}];
      const { G } = aMatch({ phase: 'resolve', asks: true, players });
      if (isShown) must(G.players['1']).shown = [card];
      const at = await TrafficMatch.at<View>(inWorld(G), 3);
      match = at;
      await at.move('0', 'fly', 'AG41', 0);
      const asked = at.view('0').window?.asked ?? null;
      await at.pass(10_000);
      const { '0': steps, '2': others } = at.steps;
      await leave(at);
      return { asked, steps, others };
    };
    const spy = await heard('AG07', false);
    expect(spy.asked).toEqual(['1']);
    expect(spy).toEqual(await heard('AG02', false));
    // If the card was shown, all viewers know whether the seat can answer. So the seat is asked only if it can.
    expect((await heard('AG07', true)).asked).toEqual(['1']);
    expect((await heard('AG02', true)).asked).toBeNull();
  });

  test('the lengths of packets do not show who is asked', async () => {
    const at = await flying({ agency: ['AG07'] });
    const opened = at.count - 1;
    expect(at.sizes('1', opened)).toEqual(at.sizes('2', opened));
    await at.pass(10_000);
    const closed = at.count - 1;
    for (const seat of at.seats) expect(at.sizes(seat, closed)).toEqual(at.sizes('0', closed));
    expect(at.view('2').window).toBeNull();
  });
});
