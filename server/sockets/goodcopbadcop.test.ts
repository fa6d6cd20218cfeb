import { afterEach, describe, expect, test } from 'vitest';
import { goodcopbadcop } from '#games/goodcopbadcop/index.ts';
import { passesAutomatically } from '#games/goodcopbadcop/passing.ts';
import type { AutoPass, EquipmentId, State, View } from '#games/goodcopbadcop/state.ts';
import { aMatch, type Opening } from '#games/goodcopbadcop/testing.ts';
import type { AnyModule } from '#shared/contract/module.ts';
import { type Seat, seatsOf } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import { chance } from '#shared/random.ts';
import { TrafficMatch } from '../testing/traffic';

const SEATS = seatsOf(5);
/** Seat 0 is about to shoot seat 2. Seats 1, 3 and 4 hold a card each. */
const SHOT: Opening = {
  cards: { 0: 'HHC', 1: 'KCH', 2: 'AHC' },
  guns: { 0: '2' },
  hands: { 1: ['riot_shield'], 3: ['k9_unit'], 4: ['coffee'] },
};

type Match = TrafficMatch<View>;

let running: Match | null = null;
afterEach(() => running?.end());

/** Returns the game with `G` as the dealt state. The first turn starts when the match begins. */
function inWorld(G: State): AnyModule {
  const setup = (_: unknown, { now }: { now: number }): State => ({
    ...G,
    deadline: now + 1000 * G.options.turnSeconds,
  });
  return { ...goodcopbadcop, bots: {}, game: { ...goodcopbadcop.game, setup } } as AnyModule;
}

async function matchIn(world: State): Promise<Match> {
  running = await TrafficMatch.at<View>(inWorld(world), SEATS.length);
  return running;
}

describe('of two simultaneous reactions, only the first counts', () => {
  test('the second reaction is refused while a card is in play', async () => {
    const match = await matchIn(aMatch({ ...SHOT, hands: { 1: ['riot_shield'], 3: ['restraining_order'] } }).G);
    await match.move('0', 'shoot');
    const { windowNumber } = match.view('1');
    const answers = await Promise.all([
      match.send('1', 'useEquipment', windowNumber, 'riot_shield'),
      match.send('3', 'useEquipment', windowNumber, 'restraining_order'),
    ]);
    await match.heard();
    const refused = answers.map((answer) => ('refused' in answer ? answer.refused : 'ok'));
    expect([...refused].sort()).toEqual(['equipment-resolving', 'ok']);
    const late = refused[0] === 'ok' ? '3' : '1';
    expect(match.view(late).me?.hand).toHaveLength(1);
    expect(match.view(late)).toMatchObject({ phase: 'choose', resolving: { by: late === '3' ? '1' : '3' } });
  });

  test('the second reaction is too late if the first takes effect immediately', async () => {
    const match = await matchIn(aMatch(SHOT).G);
    await match.move('0', 'shoot');
    const { windowNumber } = match.view('3');
    const answers = await Promise.all([
      match.send('3', 'useEquipment', windowNumber, 'k9_unit', '0'),
      match.send('4', 'useEquipment', windowNumber, 'coffee'),
    ]);
    await match.heard();
    const refused = answers.map((answer) => ('refused' in answer ? answer.refused : 'ok'));
    expect([...refused].sort()).toEqual(['ok', 'stale-window']);
    const late = refused[0] === 'ok' ? '4' : '3';
    expect(match.view(late).me?.hand).toHaveLength(1);
    expect(match.view(late).phase).toBe('reconsider');
  });
});

test('passing sends other seats no frame', async () => {
  const match = await matchIn(aMatch(SHOT).G);
  await match.move('4', 'setAutoPass', 'untilShot');
  expect(SEATS.map((seat) => match.framesOf(seat))).toEqual([0, 0, 0, 0, 1]);
  await match.move('0', 'shoot');
  const { windowNumber } = match.view('1');
  await match.move('1', 'pass', windowNumber);
  expect(SEATS.map((seat) => match.framesOf(seat))).toEqual([0, 1, 0, 0, 0]);
  await match.move('3', 'pass', windowNumber);
  expect(SEATS.map((seat) => match.framesOf(seat))).toEqual([0, 0, 0, 1, 0]);
  expect(match.view('0').phase).toBe('react');
  await match.move('4', 'pass', windowNumber);
  expect(SEATS.map((seat) => match.framesOf(seat))).toEqual([0, 0, 0, 0, 1]);
  await match.pass(3_000);
  expect(SEATS.map((seat) => match.framesOf(seat))).toEqual([1, 1, 1, 1, 1]);
  expect(match.view('0').table['2']?.cards[0]).toMatchObject({ face: 'agent', wounded: true });
});

describe('a reaction window does not show how or why a seat passes', () => {
  const holding = (card: EquipmentId): State => aMatch({ ...SHOT, guns: {}, hands: { 1: [card] } }).G;

  /**
   * Plays a match in which seat 0 declares an action, by default to investigate seat 3. Seat 1 passes by auto-pass if
   * `auto` is set and applies, or else by hand.
   */
  async function played(
    world: State,
    auto: AutoPass | null,
    [move, ...args]: [string, ...unknown[]] = ['investigate', '3', 0],
  ): Promise<Match> {
    const match = await matchIn(world);
    await match.pass(1_000);
    if (auto) await match.move('1', 'setAutoPass', auto);
    else await match.heard();
    await match.move('0', move, ...args);
    for (let ms = 0; ms < 7_000; ms += 100) {
      const view = match.view('1');
      const mustAnswer = view.window && !view.me?.passed && !passesAutomatically(view, '1');
      if (mustAnswer) await match.move('1', 'pass', view.window?.number);
      else await match.heard();
      await match.pass(100);
    }
    await match.end();
    running = null;
    return match;
  }

  test('auto-pass and passing by hand send others the same packets', async () => {
    const switched = await played(holding('coffee'), 'untilShot');
    const byHand = await played(holding('coffee'), null);
    const unfit = await played(holding('riot_shield'), 'untilShot');
    for (const seat of ['0', '2', '3', '4']) {
      expect(byHand.steps[seat], `seat ${seat}`).toEqual(switched.steps[seat]);
      expect(unfit.steps[seat], `seat ${seat}`).toEqual(switched.steps[seat]);
    }
    const closed = must(switched.steps['0']).filter(({ packets }) => packets.some((each) => each.includes('"diff"')));
    expect(closed.length).toBeGreaterThanOrEqual(3);
  });

  test('`untilTouched` and passing by hand send others the same packets', async () => {
    const later = (card: EquipmentId): State => ({ ...holding(card), turn: 6, lastActed: 6 });
    const byDefault = await played(later('coffee'), null);
    const byHand = await played(later('coffee'), 'never');
    const chosen = await played(later('coffee'), 'untilTouched');
    const unfit = await played(later('riot_shield'), null);
    const passes = (match: Match) => match.view('1').me?.autoPass;
    expect([byDefault, byHand, chosen].map(passes)).toEqual([null, 'never', 'untilTouched']);
    for (const match of [byHand, chosen, unfit])
      for (const seat of ['0', '2', '3', '4']) expect(match.steps[seat], `seat ${seat}`).toEqual(byDefault.steps[seat]);
    expect(byDefault.view('0').turn).toBe(7);
  });

  test('a shot at another seat asks every seat, and sends the same packets for any hand and any hidden cards', async () => {
    const cards = { 0: 'HHC', 2: 'KCC', 3: 'HHC', 4: 'HCC' };
    const shooting = (own: string, card: EquipmentId): State => {
      const { G } = aMatch({ cards: { ...cards, 1: own }, guns: { 0: '3' }, hands: { 1: [card] } });
      return { ...G, turn: 6, lastActed: 6 };
    };
    const shot = await played(shooting('AHC', 'riot_shield'), null, ['shoot']);
    const unfit = await played(shooting('AHC', 'coffee'), null, ['shoot']);
    const other = await played(shooting('AHH', 'riot_shield'), null, ['shoot']);
    const never = await played(shooting('AHC', 'riot_shield'), 'never', ['shoot']);
    for (const match of [unfit, other, never])
      for (const seat of ['0', '2', '3', '4']) expect(match.steps[seat], `seat ${seat}`).toEqual(shot.steps[seat]);
    expect(shot.view('0').table['3']?.out).toBe(true);
  });
});

describe('packets do not show which cards are in a hand', () => {
  /** Plays a shot that no seat reacts to. Some seats pass, and the clock ends the window. */
  async function play(match: Match): Promise<void> {
    await match.pass(3_000);
    await match.move('0', 'shoot');
    const { windowNumber } = match.view('1');
    await match.pass(2_000);
    await match.move('3', 'pass', windowNumber);
    await match.move('4', 'pass', windowNumber);
    await match.pass(23_000);
    // The window after the shot is 6 seconds longer.
    await match.pass(31_000);
    expect(match.view('0')).toMatchObject({ turn: 2, active: '1', phase: 'action' });
  }

  const holding = (card: EquipmentId) => aMatch({ ...SHOT, hands: { ...SHOT.hands, 1: [card] } }).G;
  const sizes = (match: Match, seat: Seat) =>
    must(match.steps[seat]).map(({ at, packets }) => ({ at, sizes: packets.map((each) => Buffer.byteLength(each)) }));

  test('a held card does not affect packets to other seats', async () => {
    const fitting = await matchIn(holding('riot_shield'));
    await play(fitting);
    await running?.end();
    const idle = await matchIn(holding('smoke_grenade'));
    await play(idle);
    for (const seat of ['0', '3', '4']) expect(idle.steps[seat], `seat ${seat}`).toEqual(fitting.steps[seat]);
    expect(sizes(idle, '1')).toEqual(sizes(fitting, '1'));
    expect(idle.steps['1']).not.toEqual(fitting.steps['1']);
    expect(idle.steps['0']?.flatMap(({ packets }) => packets).length).toBeGreaterThan(10);
  });

  test('a seat’s packets do not depend on unknown cards', async () => {
    const dealt = await matchIn(aMatch(SHOT).G);
    const seen = dealt.view('0');
    await play(dealt);
    await running?.end();
    const world = Array.from({ length: 400 }, (_, seed) => must(goodcopbadcop.imagine)(seen, '0', chance(seed))).find(
      (G) => {
        const isHit = must(G.slots['2']).map((card) => G.cards[card]?.face);
        return isHit.join() === 'agent,honest,crooked' && G.hands['1']?.[0]?.card !== 'riot_shield';
      },
    );
    // The lengths of windows are drawn from the match's seed, so both matches get the same seed.
    const { tempo } = aMatch(SHOT).G.secret;
    const other = must(world, 'another world');
    const imagined = await matchIn({
      ...other,
      passed: [],
      autoPass: {},
      missed: [],
      secret: { ...other.secret, tempo },
    });
    await play(imagined);
    expect(imagined.steps['0']).toEqual(dealt.steps['0']);
  });
});
