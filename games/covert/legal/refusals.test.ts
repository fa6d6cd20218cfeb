import type { Draft } from 'hush/game';
import { isReachable } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import type { Choice, Moves, View } from '../state';
import { legal } from '.';
import { aView, dice, held, tokens } from './testing';

type Name = keyof Moves;
/** A refusal code with a view and arguments for which seat 0's move is refused with that code. */
type Case = [code: string, view: View, args: Draft];

const place = (changes: Parameters<typeof aView>[0] = {}) => aView({ phase: 'place', ...changes });
const codes = (changes: Parameters<typeof aView>[0] = {}) => aView({ phase: 'breakCodes', ...changes });
const setup = (changes: Parameters<typeof aView>[0] = {}) => {
  const own = { missions: held('MI01', 'MI02', 'MI03') };
  return aView({
    phase: 'setupMissions',
    turn: null,
    order: [],
    players: { '0': { hasKept: false } },
    own,
    ...changes,
  });
};
const ask = (kind: 'first' | 'espionage', changes: Parameters<typeof aView>[0] = {}) =>
  aView({ turn: null, window: { number: 3, kind, asked: ['0', '1'] }, ...changes });
const choose = (choice: Choice, changes: Parameters<typeof aView>[0] = {}) => aView({ choice, ...changes });
const onCircle = (...placed: Parameters<typeof dice>) => ({ players: { '0': { dice: dice(...placed) } } });

const pool: View['pool'] = {
  user: '1',
  cards: [
    { card: 'AG02', spentBy: null },
    { card: 'AG03', spentBy: '0' },
  ],
  taken: [{ card: 'AG11', by: '0' }],
};
const CHOICES: Choice[] = [
  { kind: 'takeIntelCard', seat: '0', city: 'kiev', region: 'red' },
  { kind: 'keepSearch', seat: '0', deck: 'agency', count: 3 },
  { kind: 'pickMission', seat: '0' },
  { kind: 'keepToken', seat: '0' },
  { kind: 'discardAgency', seat: '0' },
  { kind: 'discardMission', seat: '0' },
];
const own = {
  agency: held('AG05', 'AG02', 'AG04', 'AG08', 'AG01', 'AG03'),
  tokens: [{ handle: 'new', ability: 'move3' as const, isNew: true }, ...tokens('plus1')],
  missions: held('MI01', 'MI02'),
  codes: held('CO07', 'CO38'),
};
const finished = aView({ outcome: { winners: ['0'], reason: 'points' } });

const refused: Record<Name, Case[]> = {
  chooseCharacter: [
    ['wrong-stage', setup(), ['courier']],
    ['not-your-turn', aView({ phase: 'setupCharacters', turn: { seat: '1' } }), ['courier']],
    ['character-taken', aView({ phase: 'setupCharacters' }), ['fixer']],
    ['game-over', finished, ['courier']],
  ],
  keepMissions: [
    ['wrong-stage', place(), ['mi01', 'mi02']],
    ['already-kept', setup({ players: { '0': { hasKept: true } } }), ['mi01', 'mi02']],
    ['not-in-hand', setup(), ['mi01', 'mi09']],
    ['invalid-args', setup(), ['mi02', 'mi01']],
    ['invalid-args', setup(), ['mi02', 'mi02']],
  ],
  reroll: [
    ['wrong-stage', codes(), [[0]]],
    ['wrong-stage', place({ choice: CHOICES[1] as Choice }), [[0]]],
    ['no-token', place({ players: { '0': { hasReroll: false } } }), [[0]]],
    ['die-placed', place(onCircle([2, 'movement'])), [[0, 1]]],
    ['out', place({ order: ['0'], turn: { seat: '1' } }), [[0]]],
    ['invalid-args', place(), [[1, 0]]],
    ['invalid-args', place(), [[1, 1]]],
  ],
  placeCircle: [
    ['wrong-stage', codes(), [0, 'movement', [], 0]],
    ['not-your-turn', place({ turn: { seat: '1' } }), [0, 'movement', [], 0]],
    ['already-placed', place({ turn: { placed: 1 } }), [0, 'movement', [], 0]],
    ['die-placed', place(onCircle([2, 'movement'])), [0, 'movement', [], 0]],
    ['not-in-hand', place(), [0, 'movement', ['ag01'], 0]],
    ['not-in-hand', place({ own }), [0, 'movement', ['ag01', 'ag01'], 0]],
    ['wrong-time', place({ own }), [0, 'movement', ['ag05'], 0]],
    [
      'token-too-new',
      place({ own: { tokens: [{ handle: 'up', ability: 'plus1', isNew: true }] } }),
      [0, 'movement', ['up'], 0],
    ],
    ['space-taken', place({ players: { '1': { dice: dice([1, 'movement']) } } }), [0, 'movement', [], 0]],
    ['not-adjacent', place({ players: { '1': { dice: dice([3, 'movement']) } } }), [0, 'movement', [], 0]],
    ['no-power', place(), [0, 'movement', [], 1]],
    ['no-power', place({ players: { '0': { character: 'handler', isPowerUsed: true } } }), [0, 'movement', [], 1]],
  ],
  placeDecoder: [
    ['wrong-stage', codes(), [0, []]],
    ['not-your-turn', place({ turn: { seat: '1' } }), [0, []]],
    ['already-placed', place({ turn: { placed: 2, placements: 2 } }), [0, []]],
    ['die-placed', place(onCircle([2, 'folder'])), [0, []]],
    ['not-in-hand', place(), [0, ['ag01']]],
    ['wrong-time', place({ own }), [0, ['ag02']]],
  ],
  placeSpecialOps: [
    ['wrong-stage', codes(), [0]],
    ['not-your-turn', place({ turn: { seat: '1' } }), [0]],
    ['already-placed', place({ turn: { placed: 1 } }), [0]],
    ['die-placed', place(onCircle([2, 'decoder'])), [0]],
  ],
  takeOrder: [
    ['wrong-stage', codes(), []],
    ['not-your-turn', place({ turn: { seat: '1' } }), []],
    ['already-placed', place({ turn: { placed: 1, placements: 2 } }), []],
  ],
  endTurn: [
    ['wrong-stage', codes(), []],
    ['not-your-turn', place({ turn: { seat: '1' } }), []],
    ['action-missing', place(), []],
    ['action-missing', aView(), []],
  ],
  ability: [
    ['wrong-stage', setup(), ['ag05', [[0, ['paris']]]]],
    ['not-your-turn', aView({ turn: { seat: '1' }, own }), ['ag02', 'agency']],
    ['not-in-hand', aView({ own }), ['ag20', 'agency']],
    ['wrong-time', aView({ own }), ['ag01']],
    ['wrong-time', aView({ own }), ['ag08']],
    ['wrong-time', codes({ own }), ['ag02', 'agency']],
    ['wrong-time', codes({ own, turn: { part: 'cover' } }), ['ag04']],
    ['wrong-time', aView({ phase: 'finalMissions', own }), ['ag08']],
    ['token-too-new', place({ own }), ['new', [[0, ['paris']]]]],
    ['no-dice', place({ own, ...onCircle([1], [1, 'folder'], [1, 'folder'], [1, 'folder'], [1, 'folder']) }), ['ag08']],
    ['bad-path', aView({ own }), ['ag05']],
    ['bad-path', aView({ own }), ['ag05', []]],
    [
      'bad-path',
      aView({ own }),
      [
        'ag05',
        [
          [0, ['paris']],
          [0, ['paris']],
        ],
      ],
    ],
    ['bad-path', aView({ own }), ['ag05', [[0, ['venice']]]]],
    [
      'bad-path',
      aView({ own }),
      [
        'ag05',
        [
          [0, ['paris', 'madrid']],
          [1, ['bonn', 'berlin']],
        ],
      ],
    ],
    ['deck-empty', aView({ own, missionDeck: 0 }), ['ag02', 'mission']],
    ['invalid-args', aView({ own }), ['ag02']],
    ['invalid-args', place({ own }), ['ag08', 'agency']],
  ],
  fly: [
    ['wrong-stage', setup(), ['ag01', 0]],
    ['not-your-turn', aView({ turn: { seat: '1' }, own }), ['ag03', 0]],
    ['not-in-hand', aView({ own }), ['ag20', 0]],
    ['not-in-hand', aView({ own }), ['plus1', 0]],
    ['same-city', aView({ own }), ['ag01', 0]],
    ['wrong-time', codes({ own }), ['ag03', 0]],
    ['wrong-time', aView({ phase: 'finalMissions', own }), ['ag03', 0]],
  ],
  swap: [
    ['wrong-stage', place(), [0, 1, 'free']],
    ['not-your-turn', codes({ turn: { seat: '1' } }), [0, 1, 'free']],
    ['not-a-pair', codes(), [5, 6, 'free']],
    ['not-a-pair', codes(), [1, 0, 'free']],
    ['no-swap-left', codes(), [0, 1, 'power']],
    ['no-swap-left', codes({ turn: { breakers: 1 } }), [0, 1, 'breaker']],
    ['no-swap-left', codes({ turn: { swaps: [{ tiles: [0, 1], by: 'free' }] } }), [0, 1, 'free']],
    ['no-swap-left', codes({ turn: { swaps: [{ tiles: [0, 1], by: 'free' }] } }), [0, 1, 'breaker']],
    ['no-swap-left', codes({ turn: { swaps: [{ tiles: [0, 1], by: 'free' }] } }), [0, 1, 'power']],
    [
      'power-tile',
      codes({
        players: { '0': { character: 'cryptographer' } },
        turn: { swaps: [{ tiles: [0, 1], by: 'free' }], firstTiles: [0, 1] },
      }),
      [3, 4, 'power'],
    ],
    ['step-order', codes({ turn: { part: 'cover' } }), [0, 1, 'free']],
  ],
  coverTile: [
    ['wrong-stage', place(), [0, 0]],
    ['not-your-turn', codes({ turn: { seat: '1' } }), [0, 0]],
    ['decoder-empty', codes(), [0, 0]],
    ['die-covers', codes({ ...decoder(), turn: { covers: [{ die: 0, position: 3, claim: null }] } }), [0, 0]],
    ['tile-covered', codes({ ...decoder(), turn: { covers: [{ die: 1, position: 3, claim: null }] } }), [0, 3]],
    ['step-order', codes({ ...decoder(), turn: { part: 'claim' } }), [0, 3]],
  ],
  claim: [
    ['wrong-stage', place({ own }), ['co07', 0, 0]],
    ['not-your-turn', codes({ turn: { seat: '1' }, own }), ['co07', 0, 0]],
    ['not-in-hand', codes({ own }), ['co01', 0, 0]],
    ['no-match', codes({ own }), ['co07', 0, 0]],
    [
      'die-used',
      codes({
        own,
        ...decoder(),
        tiles: [1, 4, 4, 1, 3, 1, 2, 6, 5, 1, 3, 6],
        turn: { part: 'claim', covers: [{ die: 1, position: 1, claim: 'CO07' }] },
      }),
      ['co38', 0, 1],
    ],
    ['step-order', codes({ own, tiles: [1, 6, 4, 2, 3, 1, 2, 6, 5, 1, 3, 6], turn: { part: 'draw' } }), ['co07', 0, 0]],
  ],
  drawCode: [
    ['wrong-stage', place(), [0]],
    ['not-your-turn', codes({ turn: { seat: '1' } }), [0]],
    [
      'deck-empty',
      codes({
        codeDecks: [
          { count: 0, top: null },
          { count: 3, top: 'radio' },
        ],
      }),
      [0],
    ],
    ['hand-full', codes({ own }), [0]],
  ],
  done: [
    ['wrong-stage', place(), []],
    ['not-your-turn', codes({ turn: { seat: '1' } }), []],
    ['codes-owed', codes({ own: { codes: held('CO07') } }), []],
  ],
  complete: [
    ['wrong-stage', place(), ['mi01', []]],
    ['not-your-turn', aView({ phase: 'finalMissions', turn: { seat: '1' } }), ['mi01', []]],
    ['action-done', aView({ turn: { isActionDone: true } }), ['mi01', []]],
    ['no-die', aView({ own }), ['mi01', []]],
    ['not-in-hand', aView({ own, ...onCircle([1, 'completeMission']) }), ['mi09', []]],
    ['bad-payment', aView({ own, ...onCircle([1, 'completeMission']) }), ['mi01', []]],
    [
      'bad-payment',
      aView({ own, phase: 'finalMissions' }),
      [
        'mi01',
        [
          ['agent', 0],
          ['card', 'ag02'],
        ],
      ],
    ],
  ],
  takeMission: [
    ['wrong-stage', place(), [0]],
    ['not-your-turn', aView({ turn: { seat: '1' } }), [0]],
    ['action-done', aView({ turn: { isActionDone: true }, ...onCircle([1, 'missionCards']) }), [0]],
    ['no-die', aView(), [0]],
    ['deck-empty', aView({ missionDeck: 0, ...onCircle([1, 'missionCards']) }), ['deck']],
    ['empty-space', aView({ missionRow: [null, 'MI01', 'MI02'], ...onCircle([1, 'missionCards']) }), [0]],
  ],
  takeAgency: [
    ['wrong-stage', place(), ['purple']],
    ['not-your-turn', aView({ turn: { seat: '1' } }), ['purple']],
    ['no-die', aView(), ['purple']],
    ['no-agent', aView(onCircle([1, 'agencyCards'])), ['yellow']],
  ],
  takeAgencyAny: [
    ['wrong-stage', place(), ['purple', false]],
    ['not-your-turn', aView({ turn: { seat: '1' } }), ['purple', false]],
    ['no-die', aView(onCircle([1, 'agencyCards'])), ['purple', false]],
    ['no-die', aView(), ['deck', true]],
    ['no-power', aView(onCircle([1, 'agencyCards'])), ['deck', true]],
    ['no-power', quartermaster(), ['red', true]],
    ['deck-empty', aView({ agencyDeck: 0, ...onCircle([1, 'agencyCards'], [2, 'agencyCards']) }), ['deck', false]],
  ],
  move: [
    ['wrong-stage', place(), [1, [], null]],
    ['not-your-turn', aView({ turn: { seat: '1' } }), [1, [], null]],
    ['no-die', aView(), [1, [], null]],
    ['no-die', aView(onCircle([1, 'movement'])), [2, [], null]],
    ['bad-path', aView(onCircle([1, 'movement'])), [1, [[0, ['venice']]], null]],
    ['bad-path', aView(onCircle([1, 'movement'])), [1, [[0, ['paris', 'madrid']]], null]],
    [
      'bad-path',
      aView(onCircle([1, 'movement'])),
      [
        1,
        [
          [0, ['paris']],
          [0, ['paris']],
        ],
        null,
      ],
    ],
    ['bad-path', courier(), [1, [[0, ['paris']]], 0]],
    ['bad-path', courier(), [1, [[0, ['paris', 'madrid']]], 1]],
    ['no-power', aView(onCircle([1, 'movement'])), [1, [[0, ['paris', 'madrid']]], 0]],
  ],
  forfeitDie: [
    ['wrong-stage', place(), ['movement']],
    ['not-your-turn', aView({ turn: { seat: '1' } }), ['movement']],
    ['action-done', aView({ turn: { isActionDone: true }, ...onCircle([1, 'movement']) }), ['movement']],
    ['no-die', aView(onCircle([1, 'movement'])), ['agencyCards']],
  ],
  first: [
    ['wrong-stage', aView({ own: { agency: held('AG06') } }), ['ag06', 9]],
    ['wrong-stage', ask('espionage', { own: { agency: held('AG06') } }), ['ag06', 3]],
    ['stale-window', aView({ own: { agency: held('AG06') } }), ['ag06', 3]],
    ['stale-window', ask('first', { own: { agency: held('AG06') } }), ['ag06', 2]],
    [
      'not-asked',
      ask('first', { window: { number: 3, kind: 'first', asked: ['1'] }, ...onCircle([1, 'movement']) }),
      ['ag06', 3],
    ],
    ['no-action', ask('first', { window: { number: 3, kind: 'first', asked: ['1'] } }), ['ag06', 3]],
    ['already-answered', ask('first', { own: { agency: held('AG06'), answer: { kind: 'pass' } } }), ['ag06', 3]],
    ['not-in-hand', ask('first'), ['ag06', 3]],
    ['wrong-time', ask('first', { own }), ['ag01', 3]],
    ['no-action', ask('first', { own: { agency: held('AG06') } }), ['ag06', 3]],
    ['step-done', ask('first', { phase: 'breakCodes', stepsDone: ['0'], own: { agency: held('AG06') } }), ['ag06', 3]],
  ],
  espionage: [
    ['wrong-stage', aView({ own: { agency: held('AG07') } }), ['ag07', ['AG02'], 9]],
    ['wrong-stage', ask('first', { own: { agency: held('AG07') } }), ['ag07', ['AG02'], 3]],
    ['stale-window', ask('espionage', { pool, own: { agency: held('AG07') } }), ['ag07', ['AG02'], 2]],
    [
      'not-asked',
      ask('espionage', { pool, window: { number: 3, kind: 'espionage', asked: [] } }),
      ['ag07', ['AG02'], 3],
    ],
    [
      'not-available',
      ask('espionage', {
        pool: { ...pool, cards: [{ card: 'AG02', spentBy: '0' }] },
        window: { number: 3, kind: 'espionage', asked: ['1'] },
      }),
      ['ag07', ['AG02'], 3],
    ],
    ['already-answered', ask('espionage', { pool, own: { answer: { kind: 'pass' } } }), ['ag07', ['AG02'], 3]],
    ['not-in-hand', ask('espionage', { pool }), ['ag07', ['AG02'], 3]],
    ['wrong-time', ask('espionage', { pool, own }), ['ag01', ['AG02'], 3]],
    ['not-available', ask('espionage', { pool, own: { agency: held('AG07') } }), ['ag07', ['AG09'], 3]],
    ['not-available', ask('espionage', { pool, own: { agency: held('AG07') } }), ['ag07', ['AG03'], 3]],
    ['not-available', ask('espionage', { pool, own: { agency: held('AG07') } }), ['ag07', ['AG02', 'AG02'], 3]],
    ['not-available', ask('espionage', { pool, own: { agency: held('AG11') } }), ['ag11', ['AG02'], 3]],
  ],
  pass: [
    ['wrong-stage', aView(), []],
    ['wrong-stage', ask('first'), []],
    ['not-your-turn', aView({ phase: 'finalMissions', turn: { seat: '1' } }), []],
    ['stale-window', ask('first'), [2]],
    ['stale-window', aView(), [3]],
    ['wrong-stage', aView(), [4]],
    ['not-asked', ask('first', { window: { number: 3, kind: 'first', asked: ['1'] } }), [3]],
    ['already-answered', ask('espionage', { own: { answer: { kind: 'pass' } } }), [3]],
  ],
  takeIntelCard: [
    ['wrong-stage', aView(), ['space']],
    ['not-your-turn', choose({ kind: 'takeIntelCard', seat: '1', city: 'kiev', region: 'red' }), ['space']],
    ['bad-choice', choose(CHOICES[0] as Choice, { agencyDeck: 0 }), ['deck']],
  ],
  keepSearch: [
    ['wrong-stage', choose(CHOICES[0] as Choice), ['ag01', []]],
    ['not-your-turn', choose({ kind: 'keepSearch', seat: '1', deck: 'agency', count: 3 }), ['ag01', []]],
    ['bad-choice', choose(CHOICES[1] as Choice, { own: { seen: held('AG01', 'AG02') } }), ['ag01', []]],
    ['bad-choice', choose(CHOICES[1] as Choice, { own: { seen: held('AG01', 'AG02') } }), ['ag01', ['ag01']]],
    ['bad-choice', choose(CHOICES[1] as Choice, { own: { seen: held('AG01', 'AG02') } }), ['ag01', ['ag03']]],
  ],
  pickMission: chosen('pickMission', { seen: held('MI01', 'MI02') }),
  keepToken: chosen('keepToken', { seenTokens: tokens('first', 'sneak') }),
  discardAgency: chosen('discardAgency', { agency: held('AG01') }),
  discardMission: chosen('discardMission', { missions: held('MI01') }),
  undo: [
    ['wrong-stage', setup(), []],
    ['wrong-stage', choose(CHOICES[0] as Choice, { turn: { undos: 1 } }), []],
    ['not-your-turn', aView({ turn: { seat: '1', undos: 1 } }), []],
    ['nothing-to-undo', aView(), []],
  ],
  setAutoPass: [],
};

function decoder() {
  return onCircle([1, 'decoder'], [6, 'decoder']);
}

function quartermaster(): View {
  return aView({ players: { '0': { character: 'quartermaster', dice: dice([1, 'agencyCards']) } } });
}

function courier(): View {
  return aView({ players: { '0': { character: 'courier', dice: dice([1, 'movement']) } } });
}

function chosen(
  kind: 'pickMission' | 'keepToken' | 'discardAgency' | 'discardMission',
  mine: Partial<View['me']>,
): Case[] {
  return [
    ['wrong-stage', aView({ own: { ...mine } }), ['mi01']],
    ['not-your-turn', choose({ kind, seat: '1' }), ['mi01']],
    ['bad-choice', choose({ kind, seat: '0' }, { own: { ...mine } }), ['nothing']],
  ];
}

const names = Object.keys(legal) as Name[];

describe.each(names)('%s', (name) => {
  const rule = legal[name] as (typeof legal)['undo'];

  test.each(refused[name].map(([code, view, args]) => ({ code, view, args })))(
    'the move with $args is refused with $code',
    ({ code, view, args }) => {
      const kept = JSON.stringify(view);
      expect(rule.refusal(view, '0', args as never)).toBe(code);
      expect(isReachable(rule as never, view, '0', args)).toBe(false);
      expect(JSON.stringify(view)).toBe(kept);
    },
  );

  test('the move is refused with `game-over` once the match is over', () => {
    const [, , args = []] = refused[name][0] ?? [];
    expect(rule.refusal(finished, '0', args as never)).toBe('game-over');
    expect(rule.next(finished, '0', [])).toEqual({ whole: false, picks: [] });
  });
});

const accepted: [Name, View, Draft][] = [
  [
    'placeCircle',
    place({ players: { '0': { character: 'handler', dice: dice([6]) }, '1': { dice: dice([2, 'movement']) } } }),
    [0, 'movement', [], 1],
  ],
  [
    'placeCircle',
    place({ own, players: { '0': { character: 'handler', dice: dice([5]) }, '1': { dice: dice([2, 'movement']) } } }),
    [0, 'movement', ['ag01'], 1],
  ],
  [
    'claim',
    codes({
      own,
      tiles: [1, 6, 4, 1, 3, 1, 2, 6, 5, 1, 3, 6],
      ...decoder(),
      turn: { part: 'cover', covers: [{ die: 0, position: 0, claim: null }] },
    }),
    ['co07', 0, 0],
  ],
  ['swap', codes({ turn: { swaps: [{ tiles: [0, 1], by: 'free' }], breakers: 1 } }), [0, 1, 'breaker']],
  [
    'swap',
    codes({
      players: { '0': { character: 'cryptographer' } },
      turn: { swaps: [{ tiles: [0, 1], by: 'free' }], firstTiles: [0, 1] },
    }),
    [1, 2, 'power'],
  ],
  ['endTurn', place({ turn: { placed: 1, placements: 2 } }), []],
  ['endTurn', aView({ turn: { isActionDone: true } }), []],
  ['takeAgencyAny', quartermaster(), ['deck', true]],
  ['first', ask('first', { own: { agency: held('AG06') }, ...onCircle([1, 'movement']) }), ['ag06', 3]],
  ['pass', ask('first'), [3]],
  ['pass', aView({ phase: 'finalMissions' }), []],
  [
    'done',
    codes({
      own: { codes: held('CO07') },
      codeDecks: [
        { count: 0, top: null },
        { count: 0, top: null },
      ],
    }),
    [],
  ],
  ['reroll', place({ turn: { seat: '1' } }), [[1, 3]]],
  ['setAutoPass', choose(CHOICES[0] as Choice), [true]],
];

test.each(accepted)('the move `%s` is accepted and is offered', (name, view, args) => {
  const rule = legal[name] as (typeof legal)['undo'];
  expect(rule.refusal(view, '0', args as never)).toBeNull();
  expect(isReachable(rule as never, view, '0', args)).toBe(true);
});

test('a flight to the city where all the player’s Agents are is illegal', () => {
  const view = aView({ own: { agency: held('AG01') }, players: { '0': { agents: ['london', 'london', 'london'] } } });
  expect(legal.fly.why(view, '0')).toBe('same-city');
  expect(legal.fly.why(aView({ own: { agency: held('AG01') } }), '0')).toBeNull();
});

test('an open choice refuses every other move except `setAutoPass`', () => {
  for (const choice of CHOICES) {
    const view = choose(choice, { own, turn: { isActionDone: true, undos: 1 } });
    const open = names.filter(
      (name) => legal[name].next(view, '0', []).picks.length > 0 || legal[name].next(view, '0', []).whole,
    );
    expect(open.filter((name) => name !== 'setAutoPass' && name !== choice.kind)).toEqual([]);
  }
});
