import fc from 'fast-check';
import { type Draft, type Legality, must } from 'hush/game';
import { isReachable } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import { CHARACTERS, CIRCLES, CITIES, type Moves, REGIONS, type Source, type View } from '../state';
import { legal } from '.';
import { aView, dice, held, tokens } from './testing';
import { firstDraft, wholeDrafts } from './walks';

type Name = keyof Moves;
const names = Object.keys(legal) as Name[];
const ruleOf = (name: Name) => legal[name] as Legality<View, never>;

const some = <Item>(items: readonly Item[], most: number) =>
  fc.uniqueArray(fc.constantFrom(...items), { maxLength: most });
const AGENCY = Array.from({ length: 48 }, (_, at) => `AG${String(at + 1).padStart(2, '0')}`);
const MISSIONS = Array.from({ length: 60 }, (_, at) => `MI${String(at + 1).padStart(2, '0')}`);
const CODES = Array.from({ length: 40 }, (_, at) => `CO${String(at + 1).padStart(2, '0')}`);
const ABILITIES = ['plus1', 'minus1', 'move3', 'espionage', 'sneak', 'first', 'codebreaker', 'search'] as const;

const anyDice = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom('hand', 'hand', 'decoder', ...CIRCLES)), {
    minLength: 5,
    maxLength: 5,
  })
  .map((each) => dice(...each));

const anyPlayer = fc.record({
  character: fc.constantFrom(...CHARACTERS),
  isPowerUsed: fc.boolean(),
  dice: anyDice,
  agents: fc.array(fc.constantFrom(...CITIES), { minLength: 3, maxLength: 3 }),
  finishedMissions: some(MISSIONS, 4),
  finishedCodes: some(CODES, 2),
});

const anyOwn = fc.record({
  agency: some(AGENCY, 6).map((cards) => held('AG07', ...cards.filter((card) => card !== 'AG07'))),
  missions: some(MISSIONS, 3).map((cards) => held(...cards)),
  codes: some(CODES, 2).map((cards) => held(...cards)),
  tokens: some(ABILITIES, 3).map((each) => tokens(...each)),
  seen: some(AGENCY, 3).map((cards) => held(...cards)),
});

const anyStage = fc.constantFrom<Partial<View>>(
  { phase: 'place', order: [] },
  { phase: 'breakCodes' },
  { phase: 'resolve' },
  { phase: 'resolve' },
  { phase: 'finalMissions' },
  { window: { number: 2, kind: 'espionage', asked: ['0'] } },
  { window: { number: 3, kind: 'first', asked: ['0', '2'] } },
  { choice: { kind: 'keepSearch', seat: '0', deck: 'agency', count: 3 } },
  { phase: 'setupMissions', order: [] },
);

const anyView = fc
  .record({
    stage: anyStage,
    mine: anyPlayer,
    other: anyPlayer,
    own: anyOwn,
    pool: some(AGENCY, 4),
    tiles: fc.shuffledSubarray([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6], { minLength: 12 }),
    turn: fc.record({ placements: fc.constantFrom(1, 2), placed: fc.constantFrom(0, 1), breakers: fc.nat(1) }),
    swapped: fc.boolean(),
  })
  .map(({ stage, mine, other, own, pool, tiles, turn, swapped }) =>
    aView({
      ...stage,
      players: { '0': { ...mine, hasKept: false }, '1': other },
      own,
      tiles,
      pool: { user: '1', cards: pool.map((card) => ({ card, spentBy: null })), taken: [] },
      turn: { ...turn, swaps: swapped ? [{ tiles: [0, 1], by: 'free' }] : [], firstTiles: swapped ? [0, 1] : [] },
    }),
  );

/**
 * Builds a complete draft by choosing one of the picks that `legal` offers at each step. `ways` says which. @returns
 * null at a dead end
 */
function walk(name: Name, view: View, ways: readonly number[]): Draft | null {
  let draft: Draft = [];
  for (let depth = 0; depth < 40; depth++) {
    const { whole, picks } = ruleOf(name).next(view, '0', draft);
    const way = ways[depth % ways.length] ?? 0;
    if (whole && (picks.length === 0 || way % 3 === 0)) return draft;
    if (picks.length === 0) return null;
    draft = must(picks[way % picks.length]).draft;
  }
  throw new Error('the tree does not end');
}

const ways = fc.array(fc.nat(1_000), { minLength: 12, maxLength: 12 });

test('in any view, offered picks always make a legal move', {
  tags: ['long'],
}, () => {
  const walked = new Set<Name>();
  fc.assert(
    fc.property(anyView, ways, (view, steering) => {
      for (const name of names) {
        const { whole, picks } = ruleOf(name).next(view, '0', []);
        const draft = walk(name, view, steering);
        expect(draft !== null, `${name} ${JSON.stringify(view.turn)}`).toBe(whole || picks.length > 0);
        if (draft === null) continue;
        expect(ruleOf(name).refusal(view, '0', draft as never), `${name} ${JSON.stringify(draft)}`).toBeNull();
        walked.add(name);
      }
    }),
    { numRuns: 400, seed: 1 },
  );
  expect(walked.size).toBeGreaterThan(22);
});

/** Generates arguments that a client might send in this view, legal or not. */
function anyArgs(view: View): { [Move in Name]?: fc.Arbitrary<Moves[Move]> } {
  const me = must(view.me);
  const handle = fc.constantFrom(
    ...me.agency.map((each) => each.handle),
    ...me.tokens.map((each) => each.handle),
    'no',
  );
  const mission = fc.constantFrom(...me.missions.map((each) => each.handle), 'no');
  const die = fc.nat(4);
  const region = fc.constantFrom(...REGIONS);
  const position = fc.nat(11);
  const near = fc.constantFrom(
    ...must(view.players['0']).agents,
    'berlin' as const,
    'prague' as const,
    'vienna' as const,
  );
  const routes = fc.array(fc.tuple(fc.nat(2), fc.array(near, { minLength: 1, maxLength: 3 })), { maxLength: 2 });
  const source: fc.Arbitrary<Source> = fc.oneof(
    fc.tuple(fc.constant('agent' as const), fc.nat(2)),
    fc.tuple(fc.constant('card' as const), handle),
    fc.tuple(fc.constant('icon' as const), fc.constantFrom(...must(view.players['0']).finishedMissions, 'MI01')),
    fc.tuple(fc.constant('code' as const), fc.constantFrom(...must(view.players['0']).finishedCodes, 'CO01')),
  );
  const seen = fc.constantFrom(...me.seen.map((each) => each.handle), 'no');
  const turn = fc.constantFrom<-1 | 0 | 1>(-1, 0, 1);
  const window = fc.constantFrom(2, 3, 4);
  return {
    keepMissions: fc.tuple(mission, mission),
    reroll: fc.tuple(fc.array(die, { minLength: 1, maxLength: 3 })),
    placeCircle: fc.tuple(die, fc.constantFrom(...CIRCLES), fc.array(handle, { maxLength: 2 }), turn),
    placeDecoder: fc.tuple(die, fc.array(handle, { maxLength: 2 })),
    ability: fc.oneof(
      fc.tuple(handle),
      fc.tuple(handle, fc.oneof(fc.constantFrom<'agency' | 'mission'>('agency', 'mission'), routes)),
    ),
    fly: fc.tuple(handle, fc.nat(2)),
    swap: fc.tuple(position, position, fc.constantFrom<'free' | 'power' | 'breaker'>('free', 'power', 'breaker')),
    coverTile: fc.tuple(die, position),
    complete: fc.tuple(mission, fc.array(source, { maxLength: 4 })),
    takeAgencyAny: fc.tuple(fc.oneof(region, fc.constant('deck' as const)), fc.boolean()),
    move: fc.tuple(fc.integer({ min: 1, max: 3 }), routes, fc.oneof(fc.constant(null), fc.nat(2))),
    first: fc.tuple(handle, window),
    espionage: fc.tuple(
      handle,
      fc.array(fc.constantFrom('AG01', ...poolOf(view)), { minLength: 1, maxLength: 3 }),
      window,
    ),
    keepSearch: fc.oneof(
      fc.tuple(seen, fc.array(seen, { maxLength: 2 })),
      fc.constant<Moves['keepSearch']>([
        me.seen.at(-1)?.handle ?? 'no',
        me.seen.slice(0, -1).map((each) => each.handle),
      ]),
    ),
  };
}

function poolOf({ pool }: View): string[] {
  return pool?.cards.map(({ card }) => card) ?? [];
}

test('in any view, arguments are legal only if they are offered', {
  tags: ['long'],
}, () => {
  const accepted = new Set<Name>();
  fc.assert(
    fc.property(
      anyView.chain((view) =>
        fc.tuple(fc.constant(view), fc.record(anyArgs(view) as Record<string, fc.Arbitrary<Draft>>)),
      ),
      ([view, all]) => {
        for (const [name, args] of Object.entries(all) as [Name, Draft][]) {
          const isAccepted = ruleOf(name).refusal(view, '0', args as never) === null;
          expect(isReachable(ruleOf(name), view, '0', args), `${name} ${JSON.stringify(args)}`).toBe(isAccepted);
          if (isAccepted) accepted.add(name);
        }
      },
    ),
    { numRuns: 1_500, seed: 1 },
  );
  expect([...accepted].sort()).toEqual(
    expect.arrayContaining([
      'coverTile',
      'espionage',
      'fly',
      'keepSearch',
      'move',
      'placeCircle',
      'placeDecoder',
      'reroll',
    ]),
  );
});

describe('the payment for a mission is picked item by item', () => {
  const onMission = { players: { '0': { dice: dice([1, 'completeMission']) } } };
  const cost = ([kind]: Source) => ({ agent: 0, icon: 0, card: 1, code: 2 })[kind];
  const payments = (view: View) => [...wholeDrafts(ruleOf('complete'), view, '0')] as Moves['complete'][];

  test('the first payment offered is the cheapest', () => {
    let paid = 0;
    fc.assert(
      fc.property(anyPlayer, some(AGENCY, 7), fc.constantFrom(...MISSIONS), (mine, cards, mission) => {
        const view = aView({
          players: { '0': { ...mine, finishedMissions: MISSIONS.slice(0, 24), dice: dice([1, 'completeMission']) } },
          own: { missions: held(mission), agency: held(...cards) },
        });
        const all = payments(view);
        const lists = all.map(([, sources]) => JSON.stringify(sources));
        expect(new Set(lists).size).toBe(lists.length);
        const costs = all.map(([, sources]) => sources.reduce((sum, source) => sum + cost(source), 0));
        if (costs.length > 0) expect(costs[0]).toBe(Math.min(...costs));
        paid += all.length;
      }),
      { numRuns: 150, seed: 1 },
    );
    expect(paid).toBeGreaterThan(200);
  });

  test('the same pair of cards is not offered twice', () => {
    const view = aView({
      ...onMission,
      players: { '0': { agents: ['moscow', 'berlin', 'oslo'], dice: dice([1, 'completeMission']) } },
      own: { missions: held('MI43'), agency: held('AG03', 'AG05', 'AG06', 'AG08') },
    });
    expect(payments(view)).toHaveLength(3);
    expect(new Set(payments(view).map(([, sources]) => sources.slice(3).join('+')))).toEqual(
      new Set(['card,ag05+card,ag06', 'card,ag05+card,ag08', 'card,ag06+card,ag08']),
    );
  });

  test('Agents and icons are offered before cards and codes', () => {
    const view = aView({
      players: {
        '0': {
          agents: ['moscow', 'moscow', 'oslo'],
          finishedMissions: ['MI05'],
          finishedCodes: ['CO08'],
          dice: dice([1, 'completeMission']),
        },
      },
      own: { missions: held('MI01'), agency: held('AG02') },
    });
    expect(payments(view).map(([, sources]) => sources[1])).toEqual([
      ['icon', 'MI05'],
      ['card', 'ag02'],
      ['code', 'CO08'],
      ['icon', 'MI05'],
      ['card', 'ag02'],
      ['code', 'CO08'],
    ]);
    expect(firstDraft(ruleOf('complete'), view, '0')).toEqual([
      'mi01',
      [
        ['agent', 0],
        ['icon', 'MI05'],
      ],
    ]);
  });
});

test('the routes of two Agents are picked in order', () => {
  const view = aView({
    players: { '0': { agents: ['berlin', 'madrid', 'oslo'], dice: dice([2, 'movement'], [3, 'movement']) } },
  });
  const args: Moves['move'] = [
    2,
    [
      [1, ['paris', 'london']],
      [0, ['prague', 'vienna']],
    ],
    null,
  ];
  expect(isReachable(ruleOf('move'), view, '0', args)).toBe(true);
  const marks = ruleOf('move')
    .next(view, '0', [2, [[1, ['paris']]]])
    .picks.map(({ mark }) => mark);
  expect(marks).toContainEqual({ agent: 1, city: 'london' });
  expect(marks).toContainEqual({ agent: 0, city: 'prague' });
  expect(marks.at(-1)).toEqual({ power: null });
});

test('[CV-65] the Courier’s power lets only one Agent go one step farther', () => {
  const view = aView({
    players: { '0': { character: 'courier', agents: ['berlin', 'madrid', 'oslo'], dice: dice([2, 'movement']) } },
  });
  const far: Draft = [1, [[0, ['prague', 'vienna']]]];
  expect(ruleOf('move').next(view, '0', far).picks).toContainEqual({ mark: { power: 0 }, draft: [...far, 0] });
  const second: Draft = [1, [...(far[1] as []), [1, ['paris']]]];
  const marks = ruleOf('move')
    .next(view, '0', second)
    .picks.map(({ mark }) => mark);
  expect(marks).toContainEqual({ power: 0 });
  expect(marks).not.toContainEqual({ agent: 1, city: 'london' });
});

test('no further picks are offered for illegal arguments', () => {
  const view = aView({ phase: 'place', players: { '0': { dice: dice([1, 'movement']) } } });
  for (const draft of [[0], [0, 'movement'], [0, 'movement', []], [0, 'movement', [], 0]]) {
    expect(ruleOf('placeCircle').next(view, '0', draft)).toEqual({ whole: false, picks: [] });
  }
  const gone = aView({ players: { '0': { dice: dice([1, 'movement']) } } });
  expect(ruleOf('move').next(gone, '0', [1, [[0, ['venice']]]])).toEqual({ whole: false, picks: [] });
  expect(ruleOf('move').next(gone, '0', [2, []])).toEqual({ whole: false, picks: [] });
});
