import { texts } from 'hush/game';

export const PHASE_STEPS = ['place', 'codes', 'resolve'] as const;
export type PhaseStep = (typeof PHASE_STEPS)[number];

export const roomText = texts('covert.room', {
  /** The line above the intro cards. */
  headline: 'Three Agents, five dice, one divided Europe.',
  phases: 'Parts of the round',
  round: (round: number) => `Round ${round}`,
  setUp: 'Set-up',
  steps: { place: 'Place', codes: 'Codes', resolve: 'Actions' } satisfies Record<PhaseStep, string>,
});
