import { expect, test } from 'vitest';
import { aMatch, type Opening } from '../testing';
import { sideOf } from './teams';

const side = (opening: Opening) => sideOf(aMatch(opening).G, '0').team;

test('[GC-5] the player with the Agent is honest', () => {
  expect(side({ cards: { 0: 'ACC' } })).toBe('honest');
});

test('[GC-6] the player with the Kingpin is crooked', () => {
  expect(side({ cards: { 0: 'KHH' } })).toBe('crooked');
});

test('[GC-7] the majority of any other player’s cards decides', () => {
  expect(side({ cards: { 0: 'HHC' } })).toBe('honest');
  expect(side({ cards: { 0: 'C^HC' } })).toBe('crooked');
});

test('[GC-8] Planted Evidence turns the majority until it is moved', () => {
  const match = aMatch({ cards: { 0: 'HHC' }, actives: { 0: ['planted_evidence'] }, hands: { 3: ['evidence_bag'] } });
  expect(sideOf(match.G, '0')).toEqual({ team: 'crooked', because: 'planted' });
  expect(match.use('3', 'evidence_bag', { from: '0', what: 'planted_evidence', to: '1' })).toBe('ok');
  expect(sideOf(match.G, '0')).toEqual({ team: 'honest', because: 'majority' });
});

test('[GC-9] Planted Evidence does not affect a leader', () => {
  expect(side({ cards: { 0: 'ACC' }, actives: { 0: ['planted_evidence'] } })).toBe('honest');
  expect(side({ cards: { 0: 'KHH' }, actives: { 0: ['planted_evidence'] } })).toBe('crooked');
});
