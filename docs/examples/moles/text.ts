import { type GameText, sentence } from '../../../shared/text';
import type { View } from './state';

export const refusals = {
  'game-over': 'The match is over.',
  'nobody-there': 'Accuse somebody else who plays.',
};

export const text: GameText<View> = {
  told: ({ facts }, names) => {
    const { seat } = facts as { seat: string | null };
    return seat === null ? ['Nobody is arrested.'] : sentence`${names(seat)} is arrested.`;
  },
  now: ({ me }) => (me ? 'Talk. Who is a mole?' : 'They are looking for moles.'),
  reason: ({ reason }) => (reason === 'cops-win' ? 'A mole was caught.' : 'No mole was caught.'),
};
