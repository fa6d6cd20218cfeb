import { chance } from 'hush/game';
import { asking, begin } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import { emptythrone } from '.';
import { courtier } from './bot';
import { DECK, type Office } from './state';
import { aMatch } from './testing';

const HONEST: Office[] = ['marshal', 'chancellor'];
const three = () => aMatch(HONEST, ['herald', 'reeve'], ['chamberlain', 'herald']);
/** Starts a match in which seat 0 has this number of coins and the other seats have few. */
const rich = (coins: number) =>
  three().change((G) => {
    G.coins = { '0': coins, '1': 5, '2': 1 };
  });

describe('cards are dealt', () => {
  test.each([2, 6])('[EM-1] each of %i players gets two cards and two coins', (seats) => {
    const { G } = begin({ module: emptythrone, seats, seed: 'deal' }) as { G: ReturnType<typeof three>['G'] };
    expect([...Object.values(G.hands).flat(), ...G.deck].sort()).toEqual([...DECK].sort());
    expect(Object.values(G.hands).map((hand) => hand.length)).toEqual(Array(seats).fill(2));
    expect(new Set(Object.values(G.coins))).toEqual(new Set([2]));
  });

  test('[EM-2] a seat sees only its own cards', () => {
    expect(three().view('0').me?.hand).toEqual(HONEST);
    expect(JSON.stringify(three().view('1'))).not.toMatch(/marshal|chamberlain/);
    expect(JSON.stringify(three().view(null))).not.toMatch(/marshal|herald|chamberlain/);
  });
});

describe('players claim offices', () => {
  test('[EM-3] a claim waits until all other seats have answered', () => {
    const table = three();
    expect(table.play('0', 'act', 'tithe', null)).toBe('ok');
    expect(table.view(null)).toMatchObject({ turn: '1', claim: null, coins: { '0': 3 } });
    expect(table.play('1', 'act', 'chamberlain', null)).toBe('ok');
    expect(table.view(null).waitingFor).toEqual(['0', '2']);
    expect(table.play('1', 'answer', true, 1)).toBe('not-asked');
  });

  test('[EM-4] answers to a claim are hidden until the timeout', () => {
    const [one, other] = [three(), three()];
    for (const [table, doubts] of [
      [one, true],
      [other, false],
    ] as const) {
      table.play('0', 'act', 'herald', null);
      table.play('1', 'answer', doubts, 1);
      expect(table.view('2').waitingFor).toEqual(['2']);
    }
    expect(one.view('2')).toEqual(other.view('2'));
    one.play('2', 'answer', false, 1);
    other.play('2', 'answer', false, 1);
    expect(one.view('0')).toEqual(other.view('0'));
    expect(one.view('0').endsAt).toBe(one.now);
    expect(one.fireDue().view('0')).not.toEqual(other.fireDue().view('0'));
  });

  test('[EM-5] a doubted lie turns up the liar’s first card', () => {
    const table = three();
    table.play('0', 'act', 'reeve', '1');
    table.play('1', 'answer', true, 1);
    expect(table.timeOut().view(null)).toMatchObject({ up: { '0': ['marshal'], '1': [] }, coins: { '0': 2, '1': 2 } });
    expect(table.view(null).doubter).toBe('1');
    expect(table.facts).toContainEqual({ code: 'turned', facts: { by: '0', deed: 'marshal' } });
  });

  test('[EM-5] doubting a true claim turns up the doubter’s card', () => {
    const table = three();
    table.play('0', 'act', 'chancellor', null);
    table.play('2', 'answer', true, 1);
    table.play('1', 'answer', true, 1);
    table.fireDue();
    expect(table.view(null)).toMatchObject({ up: { '0': [], '1': ['herald'], '2': [] }, coins: { '0': 5 }, turn: '1' });
    expect([...table.G.deck, ...(table.G.hands['0'] ?? [])].sort()).toHaveLength(11);
  });

  test('[EM-8] a player who does not answer believes the claim', () => {
    const table = three();
    table.play('0', 'act', 'reeve', '1');
    expect(table.timeOut().view(null)).toMatchObject({ coins: { '0': 4, '1': 0, '2': 2 }, doubter: null });
    expect(table.timeOut().view(null).coins).toEqual({ '0': 4, '1': 1, '2': 2 });
  });

  test('[EM-10] an answer to an earlier claim is refused', () => {
    const table = three();
    table.play('0', 'act', 'chancellor', null);
    table.timeOut();
    table.play('1', 'act', 'chancellor', null);
    expect(table.play('2', 'answer', true, 1)).toBe('too-late');
    expect(table.play('2', 'answer', true, 2)).toBe('ok');
  });
});

describe('deeds take effect', () => {
  test.each([
    ['tithe', null, { '0': 10, '1': 5, '2': 1 }],
    ['chancellor', null, { '0': 12, '1': 5, '2': 1 }],
    ['herald', null, { '0': 11, '1': 4, '2': 0 }],
    ['reeve', '2', { '0': 10, '1': 5, '2': 0 }],
    ['marshal', '2', { '0': 6, '1': 5, '2': 1 }],
    ['depose', '2', { '0': 2, '1': 5, '2': 1 }],
  ] as const)('[EM-6] the deed `%s` moves coins and cards as its rule says', (deed, at, coins) => {
    const table = rich(9);
    expect(table.play('0', 'act', deed, at)).toBe('ok');
    if (table.view(null).claim) table.timeOut();
    expect(table.view(null).coins).toEqual(coins);
    expect(table.view(null).up['2']).toEqual(deed === 'marshal' || deed === 'depose' ? ['chamberlain'] : []);
  });

  test('[EM-6] the chamberlain puts cards back and draws the same number', () => {
    const table = rich(9);
    table.play('0', 'act', 'chamberlain', null);
    const { hands, deck } = table.timeOut().G;
    expect([hands['0']?.length, deck.length]).toEqual([2, 9]);
  });

  test('[EM-9] a player with ten coins must depose another', () => {
    expect(rich(10).play('0', 'act', 'tithe', null)).toBe('must-depose');
    expect(rich(10).play('0', 'act', 'depose', '1')).toBe('ok');
    expect(rich(6).play('0', 'act', 'depose', '1')).toBe('too-few-coins');
    expect(rich(9).play('0', 'act', 'depose', '0')).toBe('nobody-there');
  });

  test('[EM-7] a seat with two cards face up is out', () => {
    const table = rich(9).change((G) => {
      G.up = { '0': [], '1': ['reeve'], '2': ['herald', 'herald'] };
      G.hands = { '0': HONEST, '1': ['herald'], '2': [] };
    });
    table.play('0', 'act', 'depose', '1');
    expect(table.G.outcome).toEqual({ winners: ['0'], reason: 'throne-taken' });
    expect(table.view('1').out).toEqual(['1', '2']);
    expect(table.play('0', 'act', 'tithe', null)).toBe('game-over');
  });
});

test('the bot `courtier` doubts an impossible claim', () => {
  const table = aMatch(HONEST, ['herald', 'herald'], ['herald', 'reeve']).change((G) => {
    Object.assign(G.up, { '2': ['herald'] });
  });
  expect(
    courtier.choose(asking({ view: table.view('0'), seat: '0', random: chance('one'), budget: 0, now: 0 })),
  ).toEqual({
    move: 'act',
    args: ['chancellor', null],
  });
  table.play('0', 'act', 'herald', null);
  expect(
    courtier.choose(asking({ view: table.view('1'), seat: '1', random: chance('one'), budget: 0, now: 0 })),
  ).toEqual({ move: 'answer', args: [true, 1] });
});
