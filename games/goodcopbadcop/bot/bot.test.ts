import { chance, must, type Seat, seatsOf } from 'hush/game';
import { type AnyBot, asking, begin, once, type Played, playBots, randomBot } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import { goodcopbadcop } from '..';
import { imagine } from '../imagine';
import { sideOf } from '../rules/teams';
import { SPAN } from '../rules/windows';
import type { State } from '../state';
import { aDeal, aMatch, type Match, NINE } from '../testing';
import { view } from '../view';
import { bots } from '.';

const inspector = must(bots.inspector);
const SIZES = [4, 5, 6, 7, 8];
const SEEDS = [0, 1, 2, 3, 4, 5, 6, 7];

type Told = Played & { G: State };

function play(seats: number, seed: string, guests: Record<Seat, AnyBot> = {}): Told {
  const usual = Object.fromEntries(seatsOf(seats).map((seat) => [seat, inspector]));
  const played = playBots({ module: goodcopbadcop, seats, seed, bots: { ...usual, ...guests } });
  return { ...played, G: played.position.G as State };
}

/** Plays twenty-five matches of bots, which all tests share. Throws if a move is refused. */
const matches = once(() =>
  SIZES.flatMap((seats) => Array.from({ length: 5 }, (_, game) => play(seats, `match ${game}`))),
);

test('the default bot is listed first', () => {
  expect(Object.keys(bots)).toEqual(['inspector', 'cadet']);
});

test('matches of bots end within 200 turns', {
  tags: ['long'],
}, () => {
  for (const { G, actions } of matches()) {
    expect(G.turn).toBeLessThanOrEqual(200);
    expect([...G.absent, ...G.missed]).toEqual([]);
    for (const wait of clockWaits(actions)) expect(wait).toBeLessThanOrEqual(SPAN.to + 1);
  }
  const reasons = new Set(matches().map(({ outcome }) => outcome.reason));
  expect(reasons).toContain('agent-eliminated');
  expect(reasons).toContain('kingpin-eliminated');
});

test('in matches of bots, reaction windows take less than half of the time', { tags: ['long'] }, () => {
  for (const seats of SIZES) {
    const games = matches().filter(({ G }) => G.seats.length === seats);
    const waited = sum(games.map(inWindows));
    expect(waited / sum(games.map(({ actions }) => must(actions.at(-1)).at))).toBeLessThan(0.5);
  }
});

test('bots draw equipment and use it', {
  tags: ['long'],
}, () => {
  const moves = matches().flatMap(({ actions }) => actions.map(({ move }) => move));
  const count = (move: string) => moves.filter((each) => each === move).length;
  const declared = count('investigate') + count('arm') + count('equip') + count('shoot');
  expect(count('equip') / declared).toBeGreaterThan(0.03);
  const uses = matches().flatMap(({ G }) => G.acts.filter(({ kind }) => kind === 'use'));
  expect(uses.length / matches().length).toBeGreaterThan(4);
  expect(
    matches()
      .map(cardsBetween)
      .reduce((all, one) => all + one),
  ).toBeGreaterThan(matches().length);
});

test('on average, no card gets more than a quarter of a match’s investigations', {
  tags: ['long'],
}, () => {
  const full = matches().filter(({ G }) => G.seats.length === 8);
  const looks = full.map(({ actions }) =>
    actions.filter(({ move }) => move === 'investigate').map(({ args }) => args.join()),
  );
  // The looks of all matches are added up, because in a short match two looks may already be a quarter.
  const most = looks.map((all) => Math.max(...all.map((one) => all.filter((other) => other === one).length)));
  expect(sum(most) / sum(looks.map(({ length }) => length))).toBeLessThan(0.25);
});

test.each(SIZES)('in a match of %i players, bots usually answer within four seconds', { tags: ['long'] }, (seats) => {
  const cadet = must(bots.cadet);
  const prompt: AnyBot = {
    ...cadet,
    timing: { ...cadet.timing, delay: (...asked) => cadet.timing.delay(...asked) && { from: 300, to: 600 } },
  };
  const usual = Object.fromEntries(seatsOf(seats).map((seat) => [seat, seat === '0' ? prompt : inspector]));
  const waits = [0, 1, 2].flatMap((game) => {
    const match = { module: goodcopbadcop, seats, seed: `prompt ${game}`, bots: usual, people: ['0'] };
    const { actions } = playBots(match);
    return actions.flatMap((action, n) => {
      if (action.by !== '0' || (action.move !== 'pass' && action.move !== 'place')) return [];
      return [closing(actions.slice(n)) - action.at];
    });
  });
  waits.sort((one, other) => one - other);
  expect(waits.length).toBeGreaterThan(10);
  expect(must(waits[Math.floor(waits.length / 2)])).toBeLessThan(4_000);
  expect(must(waits[Math.floor(waits.length * 0.95)])).toBeLessThan(8_000);
});

test('a match of bots can be repeated with the same seed', () => {
  expect(play(5, 'again').actions).toEqual(play(5, 'again').actions);
  expect(play(5, 'again').actions).not.toEqual(play(5, 'another').actions);
});

test('a side played by bots beats a side that plays at random', { tags: ['long'] }, () => {
  const won = (game: number, side: 'honest' | 'crooked') => {
    const dealt = begin({ module: goodcopbadcop, seats: 5, seed: `sides ${game}` }).G as State;
    const others = dealt.seats.filter((seat) => sideOf(dealt, seat).team !== side);
    const { outcome } = play(
      5,
      `sides ${game}`,
      Object.fromEntries(others.map((seat) => [seat, randomBot(goodcopbadcop)])),
    );
    return outcome.reason === (side === 'honest' ? 'kingpin-eliminated' : 'agent-eliminated');
  };
  const games = [0, 1, 2, 3, 4].flatMap((game) => [won(game, 'honest'), won(game, 'crooked')]);
  expect(games.filter(Boolean).length).toBeGreaterThanOrEqual(8);
});

test('a bot’s choice depends only on its view', () => {
  for (const { match, seat } of moments()) {
    const seen = match.view(seat);
    const choice = inspector.choose(asking({ view: seen, seat, random: chance(0), budget: 1, now: match.now }));
    for (const seed of SEEDS) {
      const other = view(imagine(seen, seat, chance(seed)), seat);
      expect(
        inspector.choose(asking({ view: deepFreeze(other), seat, random: chance(0), budget: 1, now: match.now })),
      ).toEqual(choice);
    }
  }
});

describe('in a given position, a bot makes the expected move', () => {
  /**
   * A position in which all sides are known. Seats 0, 2 and 3 are honest, and seat 2 has the Agent. Seats 1 and 4 are
   * crooked, and seat 1 has the Kingpin.
   */
  const OPEN = { 0: 'H^H^C^', 1: 'K^C^H^', 2: 'A^C^H^', 3: 'H^H^C^', 4: 'C^C^H^' };
  const WOUNDED = { ...OPEN, 2: 'A*H^C^' };

  test('a bot shoots a known enemy leader', () => {
    const match = aMatch({ cards: OPEN, guns: { 0: '1' } });
    for (const seed of SEEDS) expect(ask(match, '0', seed)).toMatchObject({ move: 'shoot', args: [] });
  });

  test('a bot does not shoot its own leader or a friend', () => {
    for (const aim of ['2', '3']) {
      const match = aMatch({ cards: OPEN, guns: { 0: aim } });
      for (const seed of SEEDS) expect(ask(match, '0', seed)?.move).not.toBe('shoot');
    }
  });

  test('an unarmed bot takes a gun against the enemy leader', () => {
    for (const seed of SEEDS) {
      expect(ask(aMatch({ cards: OPEN }), '0', seed)).toMatchObject({ move: 'arm', args: [null, '1'] });
      const match = aMatch({ cards: OPEN, guns: { 0: '3' } }).change((G) => {
        G.phase = 'aim';
      });
      expect(ask(match, '0', seed)).toMatchObject({ move: 'aim', args: ['1'] });
    }
  });

  test('a bot that knows no sides looks at a card or arms itself', () => {
    const moves = SEEDS.map((seed) => must(ask(aMatch({ cards: { 0: 'HHC' } }), '0', seed)).move);
    expect(moves).toContain('investigate');
    for (const move of moves) expect(['investigate', 'arm']).toContain(move);
  });

  test('a bot that arms itself does not turn up its leader', () => {
    const match = aMatch({ cards: { ...OPEN, 0: 'AHC', 2: 'H^C^H^' } });
    for (const seed of SEEDS) {
      const [slot, aim] = must(ask(match, '0', seed)).args;
      expect([1, 2]).toContain(slot);
      expect(aim).toBe('1');
    }
  });

  test.each([
    ['riot_shield', []],
    ['restraining_order', []],
    ['k9_unit', ['4']],
    ['med_kit', ['2']],
  ] as const)('a bot uses `%s` when its own side’s wounded leader is shot at', (card, targets) => {
    const match = shotAt(card, '2');
    for (const seed of SEEDS) {
      expect(ask(match, '0', seed)).toEqual({ move: 'useEquipment', args: [match.G.window, card, ...targets] });
    }
  });

  test.each(['riot_shield', 'restraining_order', 'k9_unit', 'med_kit'] as const)(
    'a bot keeps `%s` when the enemy leader is shot at',
    (card) => {
      const match = aMatch({ cards: OPEN, active: '3', guns: { 3: '1' }, hands: { 0: [card] } }).shoot();
      for (const seed of SEEDS) expect(ask(match, '0', seed)).toEqual({ move: 'pass', args: [match.G.window] });
    },
  );

  test('a bot turns off automatic passing after its first pass', () => {
    const match = aMatch({
      cards: OPEN,
      hands: { 0: ['coffee'], 3: ['taser'] },
      guns: { 4: '2' },
      active: '4',
    }).shoot();
    match.play('0', 'pass', match.G.window);
    expect(ask(match, '0')).toEqual({ move: 'setAutoPass', args: ['never'] });
    match.play('0', 'setAutoPass', 'never');
    expect(ask(match, '0')).toBeNull();
    expect(ask(match, '2')).toBeNull();
    expect(ask(match, '3')?.move).toBe('pass');
  });

  test('a bot uses “Coffee” if it aims at the enemy leader', () => {
    const match = aMatch({ cards: OPEN, guns: { 0: '1' }, hands: { 0: ['coffee'] } }).change((G) => {
      G.phase = 'endTurn';
      G.asked = ['0'];
      G.closesAt = NINE;
    });
    expect(ask(match, '0')).toEqual({ move: 'useEquipment', args: [match.G.window, 'coffee'] });
  });

  test('a bot uses “Disguise” to protect its hidden leader', () => {
    const match = aMatch({ cards: { 0: 'AHC' }, active: '1', hands: { 0: ['disguise'] } }).look('0', 0);
    expect(ask(match, '0')).toEqual({ move: 'useEquipment', args: [match.G.window, 'disguise', '0'] });
  });

  test('a bot uses the Taser on an enemy before its action', () => {
    const match = aMatch({ cards: OPEN, guns: { 1: '2' }, hands: { 0: ['taser'] } });
    expect(ask(match, '0')).toEqual({ move: 'useEquipment', args: [match.G.window, 'taser', '1', '1'] });
  });

  test('a bot revives a friend with the Defibrillator', () => {
    const cards = { ...OPEN, 3: 'H^H^C^', 4: 'C^C^H^' };
    const hands = { 0: ['defibrillator' as const] };
    expect(ask(aMatch({ cards, out: ['3', '4'], hands }), '0')).toEqual({
      move: 'useEquipment',
      args: [1, 'defibrillator', '3'],
    });
    expect(ask(aMatch({ cards, out: ['4'], hands }), '0')?.move).not.toBe('useEquipment');
  });

  test('a bot redirects a shot to an enemy with Riot Shield', () => {
    const match = aMatch({ cards: OPEN, active: '0', guns: { 0: '1' }, hands: { 4: ['riot_shield'] } }).shoot();
    match.use('4', 'riot_shield');
    for (const seed of SEEDS) expect(ask(match, '1', seed)?.args[0]).toMatch(/[02]/);
  });

  test('a bot goes ahead only with a shot at an enemy', () => {
    const kept = aMatch({ cards: OPEN, guns: { 0: '1' }, hands: { 3: ['truth_serum'], 4: ['walkie_talkie'] } }).shoot();
    const turned = aMatch({ cards: OPEN, guns: { 0: '1' }, hands: { 4: ['walkie_talkie'] } }).shoot();
    turned.use('4', 'walkie_talkie', '2');
    kept.use('4', 'walkie_talkie', '1');
    for (const seed of SEEDS) {
      expect(ask(kept, '0', seed)).toEqual({ move: 'keep', args: [] });
      expect(ask(turned, '0', seed)?.move).not.toBe('keep');
    }
  });

  test('a bot does nothing when it is eliminated', () => {
    const match = aMatch({ cards: WOUNDED, out: ['4'], guns: { 1: '2' }, active: '1' });
    expect(
      inspector.choose(asking({ view: match.view(null), seat: '0', random: chance(1), budget: 1, now: match.now })),
    ).toBeNull();
    expect(ask(match, '4')).toBeNull();
    match.shoot();
    expect(match.outcome.reason).toBe('agent-eliminated');
    for (const seat of match.G.seats) expect(ask(match, seat)).toBeNull();
  });

  /** Returns a match in which seat 4 declares a shot at seat `at`, and seat 0 holds `card`. */
  function shotAt(card: 'riot_shield' | 'restraining_order' | 'k9_unit' | 'med_kit', at: Seat): Match {
    return aMatch({ cards: WOUNDED, active: '4', guns: { 4: at }, hands: { 0: [card] } }).shoot();
  }
});

/** Returns the bot's next move that is not a claim. If the bot makes a claim first, makes that claim. */
function ask(match: Match, seat: Seat, seed = 0) {
  const choose = () =>
    inspector.choose(asking({ view: match.view(seat), seat, random: chance(seed), budget: 1, now: match.now }));
  const choice = choose();
  if (choice?.move !== 'claim') return choice;
  expect(match.send(seat, choice.move, choice.args)).toBe('ok');
  return choose();
}

/** Returns positions in which a bot must decide while it does not know many cards. */
function moments(): { match: Match; seat: Seat }[] {
  const hands = { 0: ['blackmail' as const], 3: ['restraining_order' as const] };
  return [
    { match: aDeal(6), seat: '2' },
    { match: aMatch({ players: 6, cards: { 0: 'HHC' }, hands, guns: { 1: '3' } }), seat: '0' },
    { match: aMatch({ players: 8, cards: { 0: 'CCK' }, guns: { 0: '4' } }), seat: '0' },
    { match: aMatch({ cards: { 1: 'AHC' }, hands, guns: { 0: '1' } }).shoot(), seat: '3' },
  ];
}

/** Returns the total time for which windows were open, in ms. */
function inWindows({ actions }: Told): number {
  const isAnswer = (move: string) => move === 'pass' || move === 'useEquipment' || move === 'timeout';
  return sum(actions.map(({ move, at }, n) => (isAnswer(move) ? at - (actions[n - 1]?.at ?? 0) : 0)));
}

/** Returns, for each timeout, the time in ms since the last move that was not a pass. */
function clockWaits(actions: Told['actions']): number[] {
  return actions.flatMap(({ move, at }, n) => {
    const before = actions.slice(0, n).findLast((each) => each.move !== 'pass');
    return move === 'timeout' ? [at - (before?.at ?? 0)] : [];
  });
}

/** Returns the number of cards that players used while another player's action was declared. */
function cardsBetween({ actions }: Told): number {
  let by: Seat | null = null;
  let count = 0;
  for (const action of actions) {
    if (['investigate', 'arm', 'equip', 'shoot'].includes(action.move)) by = action.by;
    if (action.move === 'useEquipment' && action.by !== by) count++;
  }
  return count;
}

/** Returns the time at which the window or placement of the first action ended. */
function closing([answer, ...rest]: Told['actions']): number {
  const isSame = ({ move, args }: Told['actions'][number]) =>
    move === answer?.move && (move === 'place' || args[0] === answer.args[0]);
  const after = rest.find((action) => !isSame(action));
  const last = rest.slice(0, after ? rest.indexOf(after) : rest.length).at(-1) ?? answer;
  return after && ['timeout', 'useEquipment'].includes(after.move) ? after.at : must(last).at;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(Object.freeze(value))) deepFreeze(part);
  return value;
}
