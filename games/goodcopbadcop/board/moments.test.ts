import { expect, test } from 'vitest';
import { EQUIPMENT_TEXT } from '../content/equipmentText';
import { facesFor } from '../content/integrity';
import { EQUIPMENT_IDS, type Face } from '../state';
import { aMatch } from '../testing';
import { EMBLEMS, ICONS } from './art/paths';
import { becauseWords, sectionName } from './end/text';
import { usage } from './equipment/text';
import { askOf, bagOf, cardOf, sourcesOf, whyNot } from './equipment/walk';
import { AS_OFFERED, moved } from './placement/order';
import { verdict } from './placement/text';
import { rules, rulesFor } from './rules';
import { aimed } from './shot/aim';
import { shotsOf } from './shot/shots';
import { resultWords } from './shot/text';
import { sideOf } from './sides';
import { propsOf } from './testing';
import { isAtMe, windowWords } from './window/text';

const names = (seat: string) => `P${seat}`;
const must = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('nothing there');
  return value;
};

test('the sentence about a side has the same length for every side', () => {
  const hands: Face[][] = [
    ['agent', 'crooked', 'crooked'],
    ['kingpin', 'honest', 'honest'],
    ['honest', 'honest', 'crooked'],
    ['crooked', 'honest', 'crooked'],
  ];
  const lines = hands.map((faces) => verdict(sideOf(faces, false)));
  expect(new Set(lines.map(({ lead }) => lead.length)).size).toBe(1);
  expect(new Set(lines.map(({ why }) => why.length)).size).toBe(1);
});

test('moving a card to another slot shifts the cards in between', () => {
  expect(moved(AS_OFFERED, 0, 1)).toEqual([1, 0, 2]);
  expect(moved(AS_OFFERED, 2, 0)).toEqual([2, 0, 1]);
  expect(moved(AS_OFFERED, 0, 3)).toEqual(AS_OFFERED);
});

test('the rules open at an existing part in every phase', () => {
  const { view } = propsOf(aMatch(), '0');
  const parts = new Set(rules.map(({ id }) => id));
  for (const phase of [
    'placement',
    'preGame',
    'action',
    'react',
    'reconsider',
    'choose',
    'aim',
    'endTurn',
    'over',
  ] as const)
    expect(parts).toContain(rulesFor({ ...view, phase }, '0'));
  expect(rulesFor({ ...view, outcome: { winners: [], reason: 'x' } }, '0')).toBe('end');
});

test('every face and every kind of equipment has a drawing', () => {
  expect(new Set(Object.keys(ICONS))).toEqual(new Set(EQUIPMENT_IDS));
  for (const face of facesFor(8)) expect(EMBLEMS[face]).toBeTruthy();
});

test('a reaction window names the declared action', () => {
  const table = aMatch({ hands: { '3': ['riot_shield'] }, guns: { '0': '1' } }).shoot();
  const window = must(table.view('0').window);
  const title = (seat: string | null) => windowWords(table.view(seat), window, seat, names).title;
  expect([title('0'), title('1'), title(null)]).toEqual([
    'You’re about to shoot P1.',
    'P0 wants to shoot you.',
    'P0 wants to shoot P1.',
  ]);
  expect([isAtMe(table.view('1'), window, '1'), isAtMe(table.view('2'), window, '2')]).toEqual([true, false]);
});

test('the shot’s screen says why a wounded leader is still in', () => {
  const table = aMatch({ cards: { '1': 'AHC' }, hands: { '3': ['coffee'] }, guns: { '0': '1' } });
  table.shoot().allPass();
  const [shot] = shotsOf(propsOf(table, '1').facts, table.view('1').table);
  const said = (you: boolean) => resultWords(must(shot), { you }, names);
  expect([said(true), said(false)]).toEqual([
    'You’re the Agent. A leader survives the first hit and draws an equipment card.',
    'P1 is the Agent. A leader survives the first hit and draws an equipment card.',
  ]);
  const window = must(table.view('1').window);
  expect(windowWords(table.view('1'), window, '1', names)).toEqual({
    title: 'P0 shot you.',
    line: 'A leader survives the first hit.',
  });
});

test('a redirected shot tells the player who would now be hit', () => {
  const table = aMatch({ hands: { '3': ['riot_shield'], '4': ['coffee'] }, guns: { '0': '1' } }).shoot();
  table.expect(table.use('3', 'riot_shield')).expect(table.play('1', 'choosePlayer', '2'));
  const window = must(table.view('2').window);
  expect(windowWords(table.view('2'), window, '2', names).line).toBe('Riot Shield: the bullet will hit you instead.');
  expect([isAtMe(table.view('1'), window, '1'), isAtMe(table.view('2'), window, '2')]).toEqual([false, true]);
});

test('the targets of a card are picked one after the other', () => {
  const table = aMatch({ hands: { '0': ['blackmail'] } });
  const { legal, view } = propsOf(table, '0');
  const use = { window: view.windowNumber, card: 'blackmail' as const, targets: [] };
  const first = askOf(legal, use);
  expect(first.cards).toHaveLength(12);
  expect(first.whole).toBe(false);
  const second = askOf(legal, { ...use, targets: [['1', 0]] });
  expect(second.cards.every(([seat]) => seat !== '1' && seat !== '0')).toBe(true);
  expect(
    askOf(legal, {
      ...use,
      targets: [
        ['1', 0],
        ['2', 1],
      ],
    }).whole,
  ).toBe(true);
  expect(whyNot(legal, use, ['0', 0])).toBe('bad-target');
});

test('each card that Evidence Bag can move is offered once', () => {
  const table = aMatch({ hands: { '0': ['evidence_bag'], '1': ['coffee'] }, actives: { '2': ['disguise'] } });
  const { legal, view } = propsOf(table, '0');
  const { bags } = askOf(legal, { window: view.windowNumber, card: 'evidence_bag', targets: [] });
  expect(sourcesOf(bags)).toEqual([
    { from: '1', what: 'hand' },
    { from: '2', what: 'disguise' },
  ]);
});

test('the board can tell Integrity cards from equipment cards', () => {
  expect([cardOf(['1', 2]), cardOf(['1', 3]), cardOf('1')]).toEqual([['1', 2], null, null]);
  expect([bagOf({ from: '1', what: 'hand', to: '2' }), bagOf(['1', 2]), bagOf(null)]).toEqual([
    { from: '1', what: 'hand', to: '2' },
    null,
    null,
  ]);
});

test('the button to use a card names the card and its targets', () => {
  expect(usage('coffee', [], names)).toBe('Use Coffee');
  expect(usage('truth_serum', [['2', 1]], names)).toBe('Use Truth Serum on P2’s card 2');
  expect(
    usage(
      'blackmail',
      [
        ['2', 1],
        ['3', 0],
      ],
      names,
    ),
  ).toBe('Trade P2’s card 2 for P3’s card 1');
  expect(usage('taser', ['1', '4'], names)).toBe('Take P1’s gun, aim at P4');
  expect(usage('evidence_bag', [{ from: '1', what: 'coffee', to: '2' }], names)).toBe('Move P1’s Coffee to P2');
  for (const id of EQUIPMENT_IDS) expect(usage(id, [], names)).toBe(`Use ${EQUIPMENT_TEXT[id].name}`);
});

test('the board reads shots and their results from the public log', () => {
  const table = aMatch({ cards: { '0': 'HCC', '1': 'AH^C' }, guns: { '0': '1' } }).shoot();
  const { facts, view } = propsOf(table, null);
  expect(shotsOf(facts, view.table)).toMatchObject([
    { by: '0', aim: '1', hit: '1', turned: [0, 2], slot: 0, leader: 'agent', result: 'wounded' },
  ]);
});

test('the board says that a non-leader who is hit is out', () => {
  const out = aMatch({ cards: { '0': 'CCC', '1': 'HHC' }, guns: { '0': '1' } }).shoot();
  const end = aMatch({ cards: { '0': 'HCC', '1': 'A*H^C^' }, guns: { '0': '1' } }).shoot();
  const results = [out, end].map((table) => shotsOf(propsOf(table, null).facts, table.view(null).table)[0]);
  expect(results.map((shot) => [shot?.result, shot?.slot, shot?.turned])).toEqual([
    ['out', 1, [0, 1, 2]],
    ['leader-out', 0, []],
  ]);
});

test('the gun turns until its muzzle points exactly at the target', () => {
  const size = { width: 230, height: 136 };
  for (const spot of [
    { x: 500, y: -200 },
    { x: 120, y: -400 },
    { x: -300, y: -350 },
  ]) {
    const { degrees, reach } = aimed({ x: 0, y: 0 }, size, spot);
    const angle = (degrees * Math.PI) / 180;
    const muzzle = {
      x: 0.46 * size.width * Math.cos(angle) + 0.28 * size.height * Math.sin(angle),
      y: 0.46 * size.width * Math.sin(angle) - 0.28 * size.height * Math.cos(angle),
    };
    expect(muzzle.x + reach * Math.cos(angle)).toBeCloseTo(spot.x, 0);
    expect(muzzle.y + reach * Math.sin(angle)).toBeCloseTo(spot.y, 0);
  }
});

test('the board says in words why each player is on their side', () => {
  expect(becauseWords('majority', 'honest', ['honest', 'honest', 'honest'])).toBe('All three honest');
  expect(becauseWords('majority', 'crooked', ['crooked', 'honest', 'crooked'])).toBe('Two of three crooked');
  expect(becauseWords('planted', 'crooked', ['honest', 'honest', 'crooked'])).toBe(
    'Was honest, turned crooked by Planted Evidence',
  );
  expect(becauseWords('kingpin', 'crooked', ['kingpin', 'honest', 'honest'])).toBe('Held the Kingpin');
});

test('the replay has one section for every five turns', () => {
  const { view } = propsOf(aMatch(), null);
  expect([0, 1, 5, 6, 18].map((turn) => sectionName({ ...view, turn }))).toEqual(['Start', '1', '1', '6', '16']);
});
