import { type GameText, grammarOf, sentence, whyCancelled } from '#shared/text.ts';
import type { Role, View } from './state';

/** One sentence a person can act on for each code that `legal.ts` refuses with. */
export const refusals = {
  'game-over': 'The match is over.',
  'nobody-there': 'Accuse somebody else who plays.',
};

/** What the platform asks every game for. */
export const text: GameText<View> = {
  logEntry: ({ facts }, names) => {
    const { seat } = facts as { seat: string | null };
    if (seat === null) return ['Nobody is arrested.'];
    const { who, does } = grammarOf(names);
    return sentence`${who(seat)} ${does(seat, 'is')} arrested.`;
  },
  now: ({ me }) => {
    if (!me) return 'They are looking for moles.';
    return me.accused === null ? 'Talk. Who is a mole?' : 'Sealed. You may still change it.';
  },
  // A match that was stopped, or that an update made unplayable, has a sentence of the platform.
  reason: (outcome) =>
    whyCancelled(outcome) ?? (outcome.reason === 'cops-win' ? 'A mole was caught.' : 'No mole was caught.'),
};

export const ROLES: Readonly<Record<Role, { name: string; aim: string }>> = {
  cop: { name: 'Cop', aim: 'Get a mole arrested.' },
  mole: { name: 'Mole', aim: 'Get anybody else arrested.' },
};

/** What stands on the board. */
export const boardText = {
  logo: 'Moles',
  yourRole: 'Your role',
  accuse: (name: string) => `Accuse ${name}`,
  sealed: 'Sealed',
  count: (sealed: number, all: number) => `${sealed} of ${all} accusations are sealed.`,
  over: 'The envelopes are open.',
  won: { 'cops-win': 'The cops win', 'moles-win': 'The moles win' } as Readonly<Record<string, string>>,
  roles: 'Who was what',
  unknown: 'Nobody knows',
  accuses: (name: string) => `accused ${name}`,
  accusesNobody: 'accused nobody',
} as const;

/** The cards somebody sees before a first match. */
export const introText = {
  hills: { title: 'One or two are moles', text: 'Everybody gets a card. Hold yours to see which you are.' },
  flag: { title: 'Talk, then accuse', text: 'Seal an accusation before the time is up. You may change it until then.' },
};
