import { expect, test } from 'vitest';
import { aMatch, type Match } from '../../testing';
import { propsOf } from '../testing';
import { actionBar, openAction, undoOf } from './actionBar';
import { fitting, type Intent, NOTHING } from './intent';

/** Returns the action bar for a seat that has made these selections. */
const bar = (table: Match, intent: Partial<Intent> = {}, seat: string | null = '0') =>
  actionBar(propsOf(table, seat), { ...NOTHING, ...intent }, () => undefined);

const placing = () =>
  aMatch({
    phase: 'place',
    players: [
      { dice: [[3], [5]], tokens: ['sneak'] },
      {
        dice: [
          [2, 'movement'],
          [6, 'missionCards'],
        ],
      },
      {},
    ],
  });

test('the main button names the picked die and its target', () => {
  const table = placing();
  expect(bar(table).main).toMatchObject({ label: 'Place a die', why: 'Pick a die first' });
  expect(bar(table, { die: 0 }).main).toMatchObject({ label: 'Place the 3', why: 'Choose where it goes' });
  expect(bar(table, { die: 0, target: 'movement' }).main).toMatchObject({
    label: 'Place the 3 on Movement',
    why: null,
  });
  expect(bar(table, { die: 0 }).detail).toBe('Your 3 fits on three Actions.');
});

test('the main button says why the picked die does not fit', () => {
  const { main } = bar(placing(), { die: 0, target: 'missionCards' });
  expect(main.label).toBe('Place the 3 on Mission Cards');
  expect(main.why).toContain('next to');
});

test('the second button takes the next order token', () => {
  const table = placing();
  expect(bar(table).second).toMatchObject({ label: 'Take order token 1', why: null });
  table.do('0', 'ability', table.token('0', 'sneak'));
  expect(bar(table).left).toBe('You can place up to two dice.');
  table.do('0', 'placeCircle', 0, 'movement', [], 0);
  expect(bar(table).left).toBe('You can place one more die or end your turn.');
  expect(bar(table).second).toMatchObject({ label: 'End turn', why: null });
});

test('a player without dice can only take an order token', () => {
  const all = Array.from({ length: 5 }, (): [number, 'folder'] => [1, 'folder']);
  const table = aMatch({ phase: 'place', players: [{ dice: all }, {}, {}] });
  expect(bar(table).main).toMatchObject({ label: 'Take order token 1', why: null });
  expect(bar(table).left).toBeNull();
});

test('the buttons say whose turn it is', () => {
  const { main, second } = bar(placing(), { die: 0, target: 'movement' }, '1');
  expect([main.why, second?.why]).toEqual(['It’s P0’s turn.', 'It’s P0’s turn.']);
  expect(bar(placing(), {}, null).main.why).toBe('You’re watching.');
});

test('a reroll needs at least one picked die', () => {
  const table = placing();
  expect(bar(table, { mode: { kind: 'reroll', dice: [] } }).main.why).toBe('Pick at least one die');
  expect(bar(table, { mode: { kind: 'reroll', dice: [1, 0] } }).main).toMatchObject({
    label: 'Roll two dice again',
    why: null,
  });
});

const resolving = () =>
  aMatch({
    players: [
      {
        agents: ['berlin', 'oslo', 'rome'],
        dice: [
          [2, 'movement'],
          [3, 'movement'],
          [4, 'agencyCards'],
        ],
      },
      { dice: [[1, 'movement']] },
      {},
    ],
  });

test('in `resolve`, the bar asks the player to pick an Action', () => {
  const shown = bar(resolving());
  expect(shown.left).toBe('Your dice: one on Agency Cards, two on Movement.');
  expect(shown.main).toMatchObject({ label: 'Choose an Action', why: 'Tap an Action where you have a die' });
  expect(shown.second?.why).toBeNull();
});

test('the main button opens the only Action with dice', () => {
  const table = aMatch({
    players: [
      {
        dice: [
          [2, 'movement'],
          [3, 'movement'],
        ],
      },
      {},
      {},
    ],
  });
  expect(bar(table).main).toMatchObject({ label: 'Move your Agents', why: null });
  expect(openAction(propsOf(table, '0'), 'movement')).toMatchObject({ dice: 2, mode: { circle: 'movement' } });
});

test('the button that completes a mission is never highlighted', () => {
  const only = (missions: string[]) =>
    bar(aMatch({ players: [{ missions, dice: [[3, 'completeMission']] }, {}, {}] })).main;
  expect(only(['MI01'])).toMatchObject({ label: 'Complete a mission', why: null, isQuiet: true });
  expect(only([]).why).toBe('You have no missions');
  const last = aMatch({ phase: 'finalMissions', players: [{ missions: ['MI01'] }, {}, {}] });
  expect(bar(last).main.isQuiet).toBe(true);
});

test('a chosen route is sent unchanged, together with the number of dice', async () => {
  const table = resolving();
  const props = propsOf(table, '0');
  const sent: unknown[] = [];
  const move = async (...args: unknown[]) => {
    sent.push(args);
    return { ok: true as const };
  };
  const intent: Intent = {
    ...NOTHING,
    mode: { kind: 'action', circle: 'movement' },
    dice: 2,
    routes: [[0, ['prague', 'vienna']]],
  };
  const { main, second, back } = actionBar({ ...props, act: { ...props.act, move } }, intent, () => undefined);
  expect(main).toMatchObject({ label: 'Move: 2 steps', why: null });
  expect([second?.label, back?.label]).toEqual(['Use only one die', 'Not now']);
  await main.run();
  expect(sent).toEqual([[2, [[0, ['prague', 'vienna']]], null]]);
});

test('the main button ends the turn once the Action is done', () => {
  const table = resolving();
  table.do('0', 'forfeitDie', 'agencyCards');
  expect(bar(table).main).toMatchObject({ label: 'End turn', why: null });
  expect(bar(table).left).toBe('You can still use cards or tokens.');
});

test('the button for a flight names the city', () => {
  const table = aMatch({
    players: [{ agents: ['berlin', 'oslo', 'rome'], agency: ['AG01'], dice: [[2, 'movement']] }, {}, {}],
  });
  const fly = { kind: 'fly', card: 'AG01' } as const;
  expect(bar(table, { mode: fly }).main).toMatchObject({ label: 'Fly to London', why: 'Pick the Agent' });
  expect(bar(table, { mode: fly, agent: 1 }).main.why).toBeNull();
});

test('[CV-72] Undo works only for a player who has something to undo', () => {
  const table = resolving();
  const undo = (seat: string) => undoOf(propsOf(table, seat)).why;
  expect(undo('0')).not.toBeNull();
  table.do('0', 'move', 1, [[0, ['prague']]], null);
  expect(undo('0')).toBeNull();
  expect(undo('1')).toBe('You have nothing to undo.');
});

test('a player may complete one mission in the final missions', () => {
  const table = aMatch({ phase: 'finalMissions', players: [{ missions: ['MI01'] }, {}, {}] });
  expect(bar(table).main).toMatchObject({ label: 'Complete a mission', why: null });
  expect(bar(table).second).toMatchObject({ label: 'Pass', why: null });
});

test('a picked card that has left the hand is deselected', () => {
  const table = aMatch({ players: [{ agency: ['AG01'], tokens: ['plus1'], dice: [[2, 'movement']] }, {}, {}] });
  const view = table.view('0');
  const token = table.token('0', 'plus1');
  const picked: Intent = { ...NOTHING, die: 1, mods: ['gone', token], mode: { kind: 'fly', card: 'AG01' } };
  expect(fitting(picked, view)).toEqual({ ...picked, mods: [token] });
  expect(fitting({ ...picked, mode: { kind: 'march', card: 'gone' } }, view)).toEqual(NOTHING);
});

test('the main button opens the Decoder while players break codes', () => {
  const table = aMatch({ phase: 'breakCodes', players: [{ dice: [[2, 'decoder']] }, {}, {}] });
  expect(bar(table).main).toMatchObject({ label: 'Show the Decoder', why: null });
  expect(bar(table).left).toContain('your turn at the Decoder');
  expect(bar(table, {}, '1').left).not.toContain('your turn at the Decoder');
});

test('the bar asks for an Agent and then for a route', () => {
  const table = aMatch({
    players: [
      {
        dice: [
          [2, 'movement'],
          [3, 'movement'],
        ],
      },
      {},
      {},
    ],
  });
  const moving: Partial<Intent> = { mode: { kind: 'action', circle: 'movement' }, dice: 2 };
  expect(bar(table, moving).main.why).toBe('Pick an Agent first');
  expect(bar(table, { ...moving, agent: 1 }).main.why).toBe('Choose a lit city');
});
