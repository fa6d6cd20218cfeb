import { expect, test } from 'vitest';
import { aMatch, type Seated } from '../../testing';
import { propsOf } from '../testing';
import { completed, isPayable, missingFor, offered } from './payment';
import { givenLine } from './text';

const legalFor = (seated: Seated) =>
  propsOf(aMatch({ players: [{ dice: [[5, 'completeMission']], ...seated }, {}, {}] }), '0').legal;

const MI21: Seated = {
  agents: ['venice', 'belgrade', 'oslo'],
  missions: ['MI21'],
  agency: ['AG01'],
  finishedMissions: ['MI04'],
  finishedCodes: ['CO01'],
};

test('the cheapest payment is preselected', () => {
  const legal = legalFor(MI21);
  expect(completed(legal, 'MI21', [])).toEqual([
    ['agent', 0],
    ['agent', 1],
    ['card', 'AG01'],
  ]);
  expect(offered(legal, 'MI21', completed(legal, 'MI21', []).slice(0, 2))).toEqual([
    ['card', 'AG01'],
    ['code', 'CO01'],
  ]);
});

test('changing one payment keeps the others', () => {
  const legal = legalFor(MI21);
  const before = completed(legal, 'MI21', [
    ['agent', 0],
    ['agent', 1],
    ['code', 'CO01'],
  ]);
  const after = completed(
    legal,
    'MI21',
    [
      ['agent', 0],
      ['icon', 'MI04'],
    ],
    before,
  );
  expect(after).toEqual([
    ['agent', 0],
    ['icon', 'MI04'],
    ['code', 'CO01'],
  ]);
  expect(legal.refusal('complete', ['MI21', after])).toBeNull();
});

test('[CV-28] no payment is offered if a requirement is unmet', () => {
  const legal = legalFor({ ...MI21, agents: ['venice', 'venice', 'venice'], finishedMissions: [] });
  expect([isPayable(legal, 'MI21'), completed(legal, 'MI21', [])]).toEqual([false, []]);
});

test('the payment screen names the cards and codes that the mission costs', () => {
  expect(givenLine(1, 0).given).toBe('You give up one Agency card.');
  expect(givenLine(2, 1).given).toBe('You give up two Agency cards and one broken code.');
  expect(givenLine(0, 0).given).toBe('You give up nothing.');
});

test('the board names the requirements that the player cannot pay', () => {
  const asked = (seated: Seated) => propsOf(aMatch({ players: [seated, {}, {}] }), '0');
  expect(missingFor(asked(MI21), 'MI21')).toEqual([]);
  const missing = missingFor(asked({ ...MI21, agents: ['oslo', 'oslo', 'venice'], finishedMissions: [] }), 'MI21');
  expect(missing).toEqual(['Balkan Gate']);
});
