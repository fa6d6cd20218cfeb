import { type LogEntry, plainText } from 'hush/game';
import { playRandomly } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import { goodcopbadcop } from '.';
import { EQUIPMENT_TEXT } from './content/equipmentText';
import type { Phase, State, View } from './state';
import { aDeal, aMatch } from './testing';
import { refusals, text } from './text';

const names = (seat: string) => ['Ana', 'Ben', 'Cai', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal'][Number(seat)] ?? seat;
const said = (code: string, facts: unknown) =>
  plainText(text.logEntry({ n: 1, at: 0, code, facts } as LogEntry, names));

describe('the log describes events in sentences', () => {
  test('the log has a sentence for every code', () => {
    const codes = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      for (const { facts: logged } of playRandomly({ module: goodcopbadcop, seats: 5, seed, now: 0 })) {
        for (const { code, facts } of logged) {
          codes.add(code);
          expect(said(code, facts), code).toMatch(/^[A-Z].*\.”?$/);
        }
      }
    }
    expect(codes.size).toBeGreaterThan(20);
  });

  test.each([
    ['looked', { by: '0', at: '1', slot: 2, through: 'investigate' }, 'Ana looked at Ben’s card 3.'],
    [
      'looked',
      { by: '0', at: '1', slot: 0, through: 'surveillance_camera' },
      'Ana looked at Ben’s card 1 with a camera.',
    ],
    ['declared', { by: '0', at: '2', action: 'shoot' }, 'Ana wants to shoot Cai.'],
    [
      'declared',
      { by: '0', at: null, action: 'investigate', player: '1', slot: 0 },
      'Ana wants to look at Ben’s card 1.',
    ],
    [
      'declared',
      { by: '0', at: null, action: 'arm', revealSlot: 1, aimAt: '3' },
      'Ana wants to take a gun and aim at Dee.',
    ],
    ['declared', { by: '0', at: null, action: 'equip' }, 'Ana wants to draw equipment.'],
    ['used', { by: '3', card: 'riot_shield', targets: [] }, 'Dee uses Riot Shield.'],
    ['used', { by: '3', card: 'taser', targets: ['0', '1'] }, 'Dee uses Taser to take Ana’s gun and aim it at Ben.'],
    [
      'used',
      {
        by: '3',
        card: 'blackmail',
        targets: [
          ['1', 0],
          ['2', 1],
        ],
      },
      'Dee uses Blackmail on Ben’s card 1 and Cai’s card 2.',
    ],
    [
      'used',
      { by: '3', card: 'evidence_bag', targets: [{ from: '1', what: 'hand', to: '2' }] },
      'Dee uses Evidence Bag to move a card from Ben’s hand to Cai.',
    ],
    ['moved', { by: '3', from: '1', what: 'hand', to: '2' }, 'A card goes from Ben’s hand to Cai.'],
    ['moved', { by: '3', from: '1', what: 'coffee', to: '2' }, 'Coffee goes from Ben to Cai.'],
    ['shot', { by: '0', at: '1', hit: '1' }, 'Ana shoots Ben.'],
    ['shot', { by: '0', at: '1', hit: '2' }, 'Ana shoots at Ben and hits Cai.'],
    [
      'wounded',
      { seat: '1', face: 'agent' },
      'Ben is the Agent and survives, wounded. A second hit would end the match.',
    ],
    ['revealed', { seat: '1', slot: 1, face: 'crooked' }, 'Ben’s card 2 is Crooked.'],
    ['turn', { seat: '1', turn: 4, coffee: true }, 'Turn 4 is Ben’s, thanks to Coffee.'],
    ['over', { winners: ['2'], reason: 'both-leaders' }, 'Cai holds both the Agent and the Kingpin and wins alone.'],
    ['late', { seat: '1', phase: 'choose', choice: 'discard' }, 'Time’s up. Ben keeps the older card.'],
    ['late', { seat: '1', phase: 'choose', choice: 'surveillance_camera' }, 'Time’s up. Ben skips the look.'],
    ['late', { seat: '1', phase: 'reconsider', choice: null }, 'Time’s up. Ben looks at a card, if one is left.'],
    ['late', { seat: '1', phase: 'action', choice: null }, 'Time’s up. Ben looks at a random card, if one is left.'],
    ['placed-for', { seats: ['1', '2'] }, 'Time’s up: Ben’s and Cai’s cards were filed at random.'],
    ['kept', { by: '1' }, 'Ben goes ahead.'],
    ['redirected', { by: '1', to: '2' }, 'Ben turns the bullet on Cai.'],
    ['returned', { seat: '1' }, 'Ben is back in the game.'],
    ['back', { seat: '1' }, 'Ben is back.'],
  ])('the log has the right sentence for `%s` %j', (code, facts, sentence) => {
    expect(said(code, facts)).toBe(sentence);
  });

  test('the log has no sentence for an unknown code', () => {
    expect(text.logEntry({ n: 1, at: 0, code: 'toString', facts: null }, names)).toEqual([]);
  });
});

describe('a status sentence says what is happening', () => {
  const nowIn = (view: View, seat: string | null) => text.now(view, seat, names);

  test('every viewer gets a status sentence in every position', () => {
    const phases = new Set<Phase>();
    for (const seed of ['a', 'b', 'c']) {
      for (const { position, seats } of playRandomly({ module: goodcopbadcop, seats: 6, seed, now: 0 })) {
        for (const viewer of [null, ...seats]) {
          const view = goodcopbadcop.view(position.G as State, viewer);
          phases.add(view.phase);
          expect(nowIn(view, viewer), view.phase).toMatch(/^[A-Z].*\.”?$/);
        }
      }
    }
    expect(phases.size).toBe(9);
  });

  test('the status sentence does not depend on hands', () => {
    const [one, other] = (['taser', 'riot_shield'] as const).map((card) =>
      aMatch({ guns: { 0: '3' }, hands: { 1: [card], 2: ['coffee'] } }).shoot(),
    );
    expect(nowIn(one?.view('1') as View, '1')).toBe('Ana wants to shoot Dee. Use equipment or pass.');
    expect(nowIn(one?.view('0') as View, '0')).toMatch(/^You’re about to shoot Dee\./);
    expect(nowIn(other?.view('1') as View, '1')).toBe('Ana wants to shoot Dee. Use equipment or pass.');
    expect(nowIn(one?.view('3') as View, '3')).toBe('Ana wants to shoot Dee. Anyone with equipment may step in.');
  });

  test('the status sentence offers only what is possible', () => {
    const match = aMatch({ guns: { 0: '2' }, hands: { 3: ['k9_unit'], 4: ['coffee'] } }).shoot();
    match.expect(match.use('4', 'coffee'));
    expect(nowIn(match.view('0'), '0')).toBe('Go ahead, or pick another action.');
    match.expect(match.play('0', 'keep')).expect(match.use('3', 'k9_unit', '0'));
    expect(nowIn(match.view('0'), '0')).toBe('Your action isn’t possible anymore. Pick another one.');
    expect(nowIn(match.view('1'), '1')).toBe('Ana has to pick another action.');
    const aimed = aMatch({ guns: { 0: '2' } }).look('1', 0);
    expect(nowIn(aimed.view('0'), '0')).toBe('Aim your gun. Keep your target or pick another.');
    const lost = aMatch({ guns: { 0: null } }).look('1', 0);
    expect(nowIn(lost.view('0'), '0')).toBe('Aim your gun. It has no target yet.');
  });

  test('the status sentence names the player that the match is waiting for', () => {
    const match = aMatch({ cards: { 2: 'HHC' }, out: ['2'], actives: { 1: ['surveillance_camera'] } });
    expect(nowIn(match.view('0'), '0')).toBe('Your turn: investigate, arm, equip or shoot.');
    expect(nowIn(match.view('2'), '2')).toBe('You’re out. Ana’s turn.');
    match.look('1', 0);
    expect(nowIn(match.view('0'), '0')).toBe('Ben may look back at a hidden card.');
    expect(nowIn(match.view('1'), '1')).toMatch(/^Your camera caught someone looking/);
    expect(nowIn(aDeal(4).view('0'), '0')).toMatch(/file them/);
  });
});

test('the last sentence names the side or player that wins', () => {
  const view = aMatch().view(null);
  const reason = (code: string, winners: string[] = [], cancelled?: true) =>
    text.reason({ reason: code, winners, ...(cancelled && { cancelled }) }, names, view);
  expect(reason('kingpin-eliminated', ['0'])).toBe('The Kingpin is out. The honest officers win.');
  expect(reason('agent-eliminated', ['0'])).toBe('The Agent is out. The crooked officers win.');
  expect(reason('both-leaders', ['1'])).toBe('Ben holds both the Agent and the Kingpin and wins alone.');
  expect(reason('stopped', [], true)).toMatch(/It doesn’t count/);
});

test('refusals and card texts have no exclamation marks', () => {
  const words = [...Object.values(refusals), ...Object.values(EQUIPMENT_TEXT).map(({ effect }) => effect)];
  for (const word of words) expect(word).not.toMatch(/!/);
});
