import {
  type Code,
  claimLog,
  claimRefusals,
  type GameText,
  grammarOf,
  type LogLine,
  lineOf,
  type Names,
  plainText,
  platformReason,
  type RefusalOf,
  type Seat,
  sentence,
} from 'hush/game';
import { isPlural, isSuspect, isWeapon, SUSPECT, WEAPON } from './content/tokens';
import { hasSpoken, isAfterVerdict } from './queries';
import type {
  Call,
  Claim,
  ClaimKind,
  Day,
  Examination,
  Plan,
  Reason,
  ReasonKind,
  Role,
  Shot,
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

/** Returns a token's full name: "Imogen Frost", "Katana". */
export function tokenName(token: TokenId): string {
  return isSuspect(token) ? SUSPECT[token].name : WEAPON[token as WeaponId].name;
}

/** Returns a token's name for use within a sentence: "Imogen Frost", "the Katana". */
export function tokenPhrase(token: TokenId): string {
  return isSuspect(token) ? SUSPECT[token].name : `the ${WEAPON[token as WeaponId].name}`;
}

/** Returns a suspect's surname: "Frost". */
export function surname(suspect: SuspectId): string {
  return SUSPECT[suspect].name.split(' ').at(-1) ?? SUSPECT[suspect].name;
}

/** Returns a call's title in the list of calls: "Tuesday, weapons". */
export function callTitle({ day, kind }: Pick<Call, 'day' | 'kind'>): string {
  return `${DAY_NAMES[day]}, ${kind === 'first' ? 'first call' : kind}`;
}

/** Returns the words of a call, with the name of the player who hears it. */
export function callWords({ text }: Pick<Call, 'text'>, cop: string): string {
  // The replacement is a function, so that a `$` in a name has no special meaning.
  return text.replaceAll('{cop}', () => cop);
}

/** Returns a claim as the cop who makes it would say it. */
export function claimWords(kind: ClaimKind, subject: TokenId | Seat | null, names: Names): string {
  if (kind === 'blown' || subject === null) return 'My cover is blown: my contact was examined.';
  if (kind === 'suspicion') return `I suspect ${names(subject)}.`;
  if (!isSuspect(subject) && !isWeapon(subject)) return '';
  if (kind === 'contact') return `My contact is ${tokenName(subject)}.`;
  return `${capitalise(tokenPhrase(subject))} ${isPlural(subject) ? 'are' : 'is'} clean.`;
}

/** Returns a bot's reason as the bot says it to the player whom it suspects or shoots. */
export function reasonWords({ kind, token }: Reason): string {
  return REASON_WORDS[kind](token);
}

const REASON_WORDS: Readonly<Record<ReasonKind, (token: TokenId | null) => string>> = {
  'same-contact': (token) => `We both say ${nameIn(token)} is our contact.`,
  contradiction: () => 'Your claims can’t all be true.',
  'shot-me': () => 'You shot me.',
  'shared-contact': (token) => `You’re not the only one who claims ${nameIn(token)} as a contact.`,
  silent: () => 'You’ve claimed nothing all week.',
  fishy: (token) => `You called ${nameIn(token)} clean, and the verdict was fishy.`,
  suspected: () => 'I’m not the only one who suspects you.',
  fired: () => 'You shot someone, and I still don’t know why.',
  'suspects-me': () => 'You pointed at me. I know better.',
  quiet: () => 'You’ve claimed nothing today.',
  unconvincing: () => 'Nothing you’ve said convinces me.',
  hunch: () => 'It’s only a hunch.',
};

function nameIn(token: TokenId | null): string {
  return token === null ? 'that one' : tokenPhrase(token);
}

/** For each refusal code, the sentence that the player sees. */
export const refusals = {
  'invalid-args': 'This game doesn’t know that move.',
  'game-over': 'The game is over.',
  'round-over': 'That day is over. Look at the new one before you decide.',
  'verdict-showing': 'The verdict is being read. You can act once the next day begins.',
  'already-acknowledged': 'Your first call is over.',
  'first-call-pending': 'Answer your first call before you do anything else.',
  'already-called': 'You’ve made your call for today. You can call again tomorrow.',
  'no-examine-on-friday': 'There’s no examination on Friday.',
  'bullets-on-table': 'Bullets are on the table: say bang and hand yours over.',
  'self-target': 'Pick someone else, not yourself.',
  'no-bullet': 'You’ve fired your only bullet.',
  'lives-counted-by-server': 'The game counts lives in this match. It knows when someone dies.',
  'too-many-plans': 'You’ve proposed enough pairs for one day.',
  'no-plan': 'No pair is proposed right now.',
  'own-plan': 'That’s your own pair. If you’d rather wait, don’t examine it yet.',
  'already-agreed': 'You’ve already told them to go ahead.',
  'already-objected': 'You’ve already asked them to wait.',
  'no-practice': 'In this match the clock ends the day.',
  'already-rested': 'You’re done for today.',
  ...claimRefusals('day'),
};

export type RefusalCode = RefusalOf<typeof refusals>;

export const text: GameText<View> = {
  logEntry: (entry, names) => lineOf(LOG, entry, names),
  now(view, seat, names) {
    if (view.outcome) return text.reason(view.outcome, names, view);
    if (view.isVerdictShown) return `${DAY_NAMES[view.day]} begins once the verdict is read.`;
    return `${DAY_NAMES[view.day]}: ${seat === null || !view.me ? watching(view) : acting(view, seat)}`;
  },
  reason(outcome, names, view) {
    return platformReason(outcome) ?? REASONS[outcome.reason]?.(view, names) ?? '';
  },
};

interface ShotFacts extends Pick<Shot, 'by' | 'target' | 'why'> {
  livesLeft: number;
}

const LOG = {
  'round-began': ({ day }: { day: Day }) => sentence`${DAY_NAMES[day]}`,
  lapsed: ({ day, by }: { day: Day; by: Seat | null }, { who }) => [
    `${DAY_NAMES[day]} is over, and nobody examined`,
    ...(by === null ? [' a pair.'] : sentence` the pair that ${who(by)} proposed.`),
  ],
  called: ({ by }: { by: Seat }, { who }) => sentence`${who(by)} made a call.`,
  examined: ({ by, suspect, weapon, verdict }: Examination, { who }) =>
    sentence`${who(by)} examined ${tokenName(suspect)} and the ${tokenName(weapon)}: ${verdict}.`,
  announced: ({ by, suspect, weapon }: Plan, { who, does }) =>
    sentence`${who(by)} ${does(by, 'proposes')} to examine ${tokenName(suspect)} and the ${tokenName(weapon)}.`,
  agreed: ({ by, to }: { by: Seat; to: Seat }, { who, does }) =>
    sentence`${who(by)} ${does(by, 'tells')} ${who(to)} to go ahead.`,
  objected: ({ by, to }: { by: Seat; to: Seat }, { who, does }) =>
    sentence`${who(by)} ${does(by, 'asks')} ${who(to)} to wait.`,
  rested: ({ by }: { by: Seat }, { who, does }) => sentence`${who(by)} ${does(by, 'is')} done for today.`,
  shot: ({ by, target, livesLeft, why }: ShotFacts, { who }) => [
    ...sentence`${who(by)} shot ${who(target)}.`,
    ` ${LIVES_LEFT[livesLeft] ?? ''}`,
    why ? ` “${reasonWords(why)}”` : '',
  ],
  died: ({ seat }: { seat: Seat }, { who, does }) => sentence`${who(seat)} ${does(seat, 'is')} dead.`,
  ...claimLog<Pick<Claim, 'by' | 'kind' | 'subject'>>(({ kind, subject }, { who }) => claimWords(kind, subject, who)),
  over: ({ side, winners }: { side: Role; winners: Seat[] }) =>
    sentence`${winners.length === 1 ? `The ${side} cop wins.` : `The ${side} cops win.`}`,
} satisfies Readonly<Record<Code, LogLine>>;

/** Codes of the log entries that this game adds to the public log. */
export type LogCode = keyof typeof LOG;

const LIVES_LEFT = ['No lives left.', 'One life left.', 'Two lives left.'];

function watching({ day, called, seats }: View): string {
  if (called.length === seats.length) return 'everyone has called.';
  if (called.length === 0) return day === 'friday' ? 'the last day. Nobody has called yet.' : 'nobody has called yet.';
  return `${called.length} of ${seats.length} have called.`;
}

function acting(view: View, seat: Seat): string {
  const { day, me, called, practice, rested } = view;
  if (!me?.acknowledged) return 'answer your first call.';
  const isFriday = day === 'friday';
  if (practice && rested.includes(seat)) return 'you’re done, but can still act.';
  if (practice && called.includes(seat)) return practising(view, seat);
  if (!called.includes(seat) && isAfterVerdict(view)) return 'see if your cover is blown, then call.';
  if (!called.includes(seat))
    return isFriday ? 'call your contact. No examining today.' : 'call your contact, or examine.';
  return isFriday ? 'talk. No examining today.' : 'talk, then examine a pair.';
}

/** Says what the player can do after today's call in a practice match. */
function practising(view: View, seat: Seat): string {
  if (!hasSpoken(view, seat)) return 'say what you heard, or press Done.';
  return view.day === 'friday' ? 'shoot, or press Done.' : 'talk, examine, or press Done.';
}

const REASONS: Readonly<Record<string, (view: View, names: Names) => string>> = {
  'case-solved'({ examinations }, names) {
    const last = examinations.at(-1);
    if (!last) return '';
    const { by, suspect, weapon, day } = last;
    const pair = `${tokenName(suspect)} and the ${tokenName(weapon)}`;
    const { who } = grammarOf(names);
    return plainText(sentence`${who(by)} examined ${pair} on ${DAY_NAMES[day]}. Right suspect, right weapon.`);
  },
  'dirty-cop-died': (view, names) => death(view, names, 'dirty'),
  'honest-cop-died': (view, names) => death(view, names, 'honest'),
  'week-over'({ truth }) {
    const crime = truth ? ` It was ${tokenName(truth.murderer)}, with the ${tokenName(truth.weapon)}.` : '';
    return `The week is over, and the case isn’t solved.${crime}`;
  },
};

/** [CB-55] Shown if an honest cop died with bullets on the table, so that players do not argue about who died first. */
const DOUBT = 'Any doubt about who died first goes to the dirty cops.';

function death({ shots, out, day, options }: View, names: Names, role: Role): string {
  const { who, does } = grammarOf(names);
  const dead = out[0] ?? '';
  const last = shots?.at(-1);
  const on = DAY_NAMES[day];
  const how = last ? sentence`${who(last.by)} shot ${who(dead)} dead on ${on}.` : sentence`${who(dead)} died on ${on}.`;
  const was = sentence`${who(dead)} ${does(dead, 'was')} ${role}.`;
  const isInDoubt = options.bulletsOnTable && role === 'honest';
  return plainText([...how, ' ', ...was, isInDoubt ? ` ${DOUBT}` : '']);
}

function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
