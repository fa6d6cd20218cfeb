import { claimLog, claimRefusals } from '#shared/claims.ts';
import type { Code, Seat } from '#shared/ids.ts';
import {
  type GameText,
  grammarOf,
  type LogLine,
  lineOf,
  type Names,
  plainText,
  sentence,
  whyCancelled,
} from '#shared/text.ts';
import { isPlural, isSuspect, isWeapon, SUSPECT, WEAPON } from './content/tokens';
import { hasSpoken } from './queries';
import type {
  Call,
  Claim,
  ClaimKind,
  Day,
  Examination,
  Plan,
  Role,
  SuspectId,
  TokenId,
  Verdict,
  View,
  WeaponId,
} from './state';

export const DAY_NAMES: Readonly<Record<Day, string>> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
};

export const VERDICT_NAMES: Readonly<Record<Verdict, string>> = { wrong: 'Wrong', fishy: 'Fishy', correct: 'Correct' };
export const ROLE_NAMES: Readonly<Record<Role, string>> = { honest: 'Honest cop', dirty: 'Dirty cop' };

/** "Imogen Frost", "Katana". */
export function tokenName(token: TokenId): string {
  return isSuspect(token) ? SUSPECT[token].name : WEAPON[token as WeaponId].name;
}

/** As it stands inside a sentence: "Imogen Frost", "the Katana". */
export function tokenPhrase(token: TokenId): string {
  return isSuspect(token) ? SUSPECT[token].name : `the ${WEAPON[token as WeaponId].name}`;
}

/** "Frost". */
export function surname(suspect: SuspectId): string {
  return SUSPECT[suspect].name.split(' ').at(-1) ?? SUSPECT[suspect].name;
}

/** "Tuesday, weapons": a call in the list. */
export function callTitle({ day, kind }: Pick<Call, 'day' | 'kind'>): string {
  return `${DAY_NAMES[day]}, ${kind === 'first' ? 'first call' : kind}`;
}

/** What is said in a call, to the person who hears it. */
export function callWords({ text }: Pick<Call, 'text'>, cop: string): string {
  // A function, because `$` in a replacement has a meaning of its own, and names may have it.
  return text.replaceAll('{cop}', () => cop);
}

/** A claim in the words of whoever makes it. */
export function claimWords(kind: ClaimKind, subject: TokenId | Seat | null, names: Names): string {
  if (kind === 'blown' || subject === null) return 'My cover is blown: my contact was examined.';
  if (kind === 'suspicion') return `I suspect ${names(subject)}.`;
  if (!isSuspect(subject) && !isWeapon(subject)) return '';
  if (kind === 'contact') return `My contact is ${tokenName(subject)}.`;
  return `${capitalise(tokenPhrase(subject))} ${isPlural(subject) ? 'are' : 'is'} clean.`;
}

/** One sentence a person can act on for each code. */
export const refusals: Readonly<Record<Code, string>> = {
  'invalid-args': 'That is not something this game knows.',
  'game-over': 'The game is over.',
  'round-over': 'That day is over. Look at the new one before you decide.',
  'already-acknowledged': 'Your first call is over.',
  'first-call-pending': 'Answer your first call before you do anything else.',
  'already-called': 'You have made your call for today. The line is open again tomorrow.',
  'no-examine-on-friday': 'Nobody can examine on Friday.',
  'bullets-on-table': 'Bullets are on the table: shoot out loud and hand yours over.',
  'self-target': 'Pick somebody else, not yourself.',
  'no-bullet': 'You have fired your only bullet.',
  'lives-counted-by-server': 'The game counts lives here. It knows when somebody is dead.',
  'too-many-plans': 'That is enough announced for one day.',
  'no-plan': 'Nobody wants to examine anything right now.',
  'own-plan': 'That is your own plan. Just leave it.',
  'already-objected': 'You have asked to wait. They heard you.',
  'no-practice': 'Here the clock ends the day, not you.',
  'already-rested': 'You are done for today.',
  ...claimRefusals('day'),
};

export const text: GameText<View> = {
  logEntry: (entry, names) => lineOf(LOG, entry, names),
  now(view, seat, names) {
    if (view.outcome) return text.reason(view.outcome, names, view);
    return `${DAY_NAMES[view.day]}: ${seat === null || !view.me ? watching(view) : acting(view, seat)}`;
  },
  reason(outcome, names, view) {
    return whyCancelled(outcome) ?? REASONS[outcome.reason]?.(view, names) ?? '';
  },
};

const LOG = {
  'round-began': ({ day }: { day: Day }) => sentence`${DAY_NAMES[day]} begins.`,
  called: ({ by }: { by: Seat }, { who }) => sentence`${who(by)} made a call.`,
  examined: ({ by, suspect, weapon, verdict }: Examination, { who }) =>
    sentence`${who(by)} examined ${tokenName(suspect)} and the ${tokenName(weapon)}: ${verdict}.`,
  announced: ({ by, suspect, weapon }: Plan, { who, does }) =>
    sentence`${who(by)} ${does(by, 'wants')} to examine ${tokenName(suspect)} and the ${tokenName(weapon)}.`,
  objected: ({ by, to }: { by: Seat; to: Seat }, { who, does }) =>
    sentence`${who(by)} ${does(by, 'asks')} ${who(to)} to wait.`,
  rested: ({ by }: { by: Seat }, { who, does }) => sentence`${who(by)} ${does(by, 'is')} done for today.`,
  shot: ({ by, target, livesLeft }: { by: Seat; target: Seat; livesLeft: number }, { who }) => [
    ...sentence`${who(by)} shot ${who(target)}.`,
    ` ${LIVES_LEFT[livesLeft] ?? ''}`,
  ],
  died: ({ seat }: { seat: Seat }, { who, does }) => sentence`${who(seat)} ${does(seat, 'is')} dead.`,
  ...claimLog<Pick<Claim, 'by' | 'kind' | 'subject'>>(({ kind, subject }, { who }) => claimWords(kind, subject, who)),
  over: ({ side, winners }: { side: Role; winners: Seat[] }) =>
    sentence`${winners.length === 1 ? `The ${side} cop wins.` : `The ${side} cops win.`}`,
} satisfies Readonly<Record<Code, LogLine>>;

/** What the rules tell everybody. */
export type LogCode = keyof typeof LOG;

const LIVES_LEFT = ['No life left.', 'One life left.', 'Two lives left.'];

function watching({ day, called, seats }: View): string {
  if (called.length === seats.length) return 'every call is made.';
  if (called.length === 0) return day === 'friday' ? 'the last day. Nobody has called yet.' : 'nobody has called yet.';
  return `${called.length} of ${seats.length} have called.`;
}

function acting(view: View, seat: Seat): string {
  const { day, me, called, practice, rested } = view;
  if (!me?.acknowledged) return 'answer your first call.';
  const isFriday = day === 'friday';
  if (practice && rested.includes(seat)) return 'you are done for today. The others go on.';
  if (practice && called.includes(seat)) return practising(view, seat);
  if (!called.includes(seat))
    return isFriday ? 'call your contact. Nobody can examine today.' : 'call your contact, or examine.';
  return isFriday ? 'talk. Nobody can examine today.' : 'talk, then examine a suspect and a weapon.';
}

/** What the others still wait for, where no clock runs. */
function practising(view: View, seat: Seat): string {
  if (!hasSpoken(view, seat)) return 'claim what you heard, or press Done.';
  return view.day === 'friday' ? 'shoot, or press Done.' : 'talk, examine, or let the others do it.';
}

const REASONS: Readonly<Record<string, (view: View, names: Names) => string>> = {
  'case-solved'({ examinations }, names) {
    const last = examinations.at(-1);
    if (!last) return '';
    const { by, suspect, weapon, day } = last;
    const it = isPlural(weapon) ? 'those were the ones' : 'that was it';
    const pair = `${tokenName(suspect)} and the ${tokenName(weapon)}`;
    const { who } = grammarOf(names);
    return plainText(
      sentence`${who(by)} examined ${pair} on ${DAY_NAMES[day]}. It was ${SUSPECT[suspect].pronoun}, and ${it}.`,
    );
  },
  'dirty-cop-died': (view, names) => death(view, names, 'dirty'),
  'honest-cop-died': (view, names) => death(view, names, 'honest'),
  'week-over'({ truth }) {
    const crime = truth ? ` It was ${tokenName(truth.murderer)}, with the ${tokenName(truth.weapon)}.` : '';
    return `The week is over and the case is not.${crime}`;
  },
};

function death({ shots, out, day }: View, names: Names, role: Role): string {
  const { who, does } = grammarOf(names);
  const dead = out[0] ?? '';
  const last = shots?.at(-1);
  const on = DAY_NAMES[day];
  const how = last ? sentence`${who(last.by)} shot ${who(dead)} dead on ${on}.` : sentence`${who(dead)} died on ${on}.`;
  return plainText([...how, ' ', ...sentence`${who(dead)} ${does(dead, 'was')} ${role}.`]);
}

function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
