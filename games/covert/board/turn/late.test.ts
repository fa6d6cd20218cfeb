import { expect, test } from 'vitest';
import { aMatch, type Match } from '../../testing';
import { lateLine } from './late';

const placing = () =>
  aMatch({ phase: 'place', players: [{ dice: [[4], [2], [5], [6, 'folder'], [6, 'folder']] }, {}, {}] });
const line = (table: Match, seat: string | null = '0') => lateLine(table.log, seat);

test('[CV-69] a timeout’s cost stays shown after the next move', () => {
  const table = placing().timeOut();
  expect(line(table)).toBe('Your time ran out, so you took an order token. Three dice stay unplaced.');
  expect(line(table, null)).toBeNull();
  // In this test, the time of all players has run out.
  expect(line(table, '1')).toBe('Your time ran out, so you kept your first two missions.');
  table.later(1000).do('1', 'placeDecoder', 0, []);
  expect(line(table)).toBe('Your time ran out, so you took an order token. Three dice stay unplaced.');
});

test('[CV-69] a player reads which Action a lost die came from', () => {
  const three: [number, 'movement' | 'agencyCards'][] = [
    [1, 'movement'],
    [5, 'agencyCards'],
    [2, 'agencyCards'],
  ];
  const table = aMatch({ players: [{ dice: three }, { dice: [[1, 'movement']] }, {}] }).timeOut();
  expect(line(table)).toBe('Your time ran out, so a die came back from Agency Cards unused.');
  table.later(1000).do('1', 'forfeitDie', 'movement').do('1', 'endTurn').timeOut();
  // The last dice have ended the round, so the line is no longer shown.
  expect(table.G.round).toBe(2);
});
