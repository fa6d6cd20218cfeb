import { expect, test } from 'vitest';
import type { ChoiceKind, Phase } from '../state';
import { aMatch } from '../testing';
import { rules, rulesFor } from './rules';

const ids = rules.map(({ id }) => id);
const PHASES: readonly Phase[] = ['setupMissions', 'place', 'breakCodes', 'resolve', 'finalMissions', 'over'];
const KINDS: readonly ChoiceKind[] = ['keepSearch', 'pickMission', 'keepToken', 'discardAgency', 'discardMission'];

test('the rules open at an existing section in every phase', () => {
  const view = aMatch().view('0');
  const moments = [
    ...PHASES.map((phase) => ({ ...view, phase })),
    ...KINDS.map((kind) => ({ ...view, choice: { kind, seat: '0' } as typeof view.choice })),
    { ...view, window: { number: 1, kind: 'first' as const, asked: ['0'] } },
  ];
  for (const moment of moments) {
    expect(ids).toContain(rulesFor(moment, '0'));
    expect(rulesFor(moment, null)).toBe(rulesFor(moment, '1'));
  }
});

test('the rules open at the section about an open question', () => {
  const view = aMatch().view(null);
  expect(rulesFor({ ...view, window: { number: 1, kind: 'espionage', asked: [] } }, null)).toBe('windows');
  expect(rulesFor({ ...view, choice: { kind: 'discardMission', seat: '1' } }, null)).toBe('missions');
});
