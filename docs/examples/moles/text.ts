import { type GameText, grammarOf, platformReason, type RefusalOf, seatIn, sentence } from 'hush/game';
import type { Role, View } from './state';

/** For each refusal code of `legal.ts`, a sentence that tells the player what to do. */
export const refusals = {
  'game-over': 'The match is over.',
  'nobody-there': 'Accuse another player.',
};

/** The refusal codes. A code that has no sentence does not compile. */
export type RefusalCode = RefusalOf<typeof refusals>;

/** The texts that every game provides. */
export const text: GameText<View> = {
  logEntry: (entry, names) => {
    const seat = seatIn(entry, 'seat');
    if (seat === null) return ['Nobody is arrested.'];
    const { who, does } = grammarOf(names);
    return sentence`${who(seat)} ${does(seat, 'is')} arrested.`;
  },
  now: ({ me }) => {
    if (!me) return 'They’re looking for moles.';
    return me.accused === null ? 'Talk. Who’s a mole?' : 'Sealed. You can still change it.';
  },
  // The platform itself has sentences for matches that were stopped, or that an update made unplayable.
  reason: (outcome) =>
    platformReason(outcome) ?? (outcome.reason === 'cops-win' ? 'A mole was caught.' : 'No mole was caught.'),
};

export const ROLES: Readonly<Record<Role, { name: string; aim: string }>> = {
  cop: { name: 'Cop', aim: 'Get a mole arrested.' },
  mole: { name: 'Mole', aim: 'Keep every mole free.' },
};

/** The board's texts. */
export const boardText = {
  logo: 'Moles',
  yourRole: 'Your role',
  accuse: (name: string) => `Accuse ${name}`,
  sealed: 'Sealed',
  count: (sealed: number, all: number) => `${sealed} of ${all} accusations sealed.`,
  over: 'All accusations are open.',
  won: { 'cops-win': 'The cops win', 'moles-win': 'The moles win' } as Readonly<Record<string, string>>,
  roles: 'Who was what',
  unknown: 'Unknown',
  accuses: (name: string) => `accused ${name}`,
  accusesNobody: 'accused nobody',
} as const;

/** The cards shown before a first match. */
export const introText = {
  hills: { title: 'One or two are moles', text: 'Everyone gets a card. Hold yours to see what you are.' },
  flag: { title: 'Talk, then accuse', text: 'Seal an accusation before time is up. You can change it until then.' },
};
