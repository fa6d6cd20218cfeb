import { expect, test } from 'vitest';
import { aMatch, type Match } from '../testing';

/** Returns the views of all viewers other than this seat. */
const seenBeside = (table: Match, seat: string) =>
  [null, ...table.G.seats].filter((viewer) => viewer !== seat).map((viewer) => table.view(viewer));

test('turning “Always pass” on or off changes no other viewer’s view', () => {
  const table = aMatch({ phase: 'place', asks: true });
  const before = seenBeside(table, '1');
  table.do('1', 'setAutoPass', true);
  expect(seenBeside(table, '1')).toEqual(before);
  expect(table.view('1').me?.autoPass).toBe(true);
});

test('an answer about “First” changes no other viewer’s view', () => {
  for (const answer of ['pass', 'first'] as const) {
    const table = aMatch({
      phase: 'place',
      order: ['1', '2'],
      asks: true,
      players: [{ tokens: ['first'] }, { tokens: ['sneak'] }, {}],
    }).timeOut();
    expect(table.G.window?.kind).toBe('first');
    const before = seenBeside(table, '0');
    if (answer === 'pass') table.do('0', 'pass', table.G.windows);
    else table.do('0', 'first', table.token('0', 'first'), table.G.windows);
    expect(seenBeside(table, '0')).toEqual(before);
  }
});

test('an answer about “Espionage” changes no other seat’s view', () => {
  for (const seat of ['0', '1']) {
    for (const answer of ['pass', 'espionage'] as const) {
      const tokens = ['espionage' as const];
      const dice: [number, 'movement'][] = [
        [2, 'movement'],
        [3, 'movement'],
      ];
      const user = { agency: ['AG48'], tokens, dice };
      const table = aMatch({ asks: true, players: [user, { agency: ['AG07'], tokens }, { tokens: ['sneak'] }] });
      // Seat 0 has already run out of time once. A secret answer must not reveal that this player is back.
      table.timeOut().do('0', 'fly', 'AG48', 0);
      expect(table.G.window).toMatchObject({ kind: 'espionage', asked: ['0', '1', '2'] });
      const before = seenBeside(table, seat);
      table.facts = [];
      if (answer === 'pass') table.do(seat, 'pass', table.G.windows);
      else table.do(seat, 'espionage', table.token(seat, 'espionage'), ['AG48'], table.G.windows);
      expect(seenBeside(table, seat)).toEqual(before);
      expect(table.facts).toEqual([]);
    }
  }
});
