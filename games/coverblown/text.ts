import {
  type Code,
  capital,
  claimLog,
  type GameText,
  type LogLine,
  lineOf,
  type Names,
  nameUnlessYou,
  platformReason,
  type RefusalOf,
  type Seat,
  strong,
  texts,
} from 'hush/game';
import { isPlural, isSuspect, isWeapon } from './content/tokens';
import { TOKEN } from './content/tokensText';
import { hasSpoken } from './queries';
import type {
  Call,
  Claim,
  ClaimKind,
  Day,
  Examination,
  Plan,
  Reason,
  Role,
  Shot,
  SuspectId,
  TokenId,
  View,
  WeaponId,
} from './state';

export const DAY_NAMES = texts('coverblown.days', {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
});

export const DAY_SHORT = texts('coverblown.daysShort', {
  monday: 'Mon',
  tuesday: 'Tue',
  wednesday: 'Wed',
  thursday: 'Thu',
  friday: 'Fri',
});

export const VERDICT_NAMES = texts('coverblown.verdicts', { wrong: 'Wrong', fishy: 'Fishy', correct: 'Correct' });
export const ROLE_NAMES = texts('coverblown.roles', { honest: 'Honest cop', dirty: 'Dirty cop' });

export const CALL_TITLES = texts('coverblown.callTitles', {
  first: (day: string) => `${day}, first call`,
  suspects: (day: string) => `${day}, suspects`,
  weapons: (day: string) => `${day}, weapons`,
});

/** Returns a call's title in the list of calls: "Tuesday, weapons". */
export function callTitle({ day, kind }: Pick<Call, 'day' | 'kind'>): string {
  return CALL_TITLES[kind](DAY_NAMES[day]);
}

export const SAYINGS = texts('coverblown.sayings', {
  blown: 'My cover is blown: my contact was examined.',
  suspect: (name: string | null) => (name === null ? 'I suspect you.' : `I suspect ${name}.`),
  contact: (suspect: SuspectId) => `My contact is ${TOKEN.name[suspect]}.`,
  clean: (token: TokenId, areMany: boolean) =>
    areMany ? `${capital(TOKEN.the[token])} are clean.` : `${capital(TOKEN.the[token])} is clean.`,
});

/** Returns a claim as the cop who makes it would say it. The reader, `names.you`, is called "you". */
export function claimWords(kind: ClaimKind, subject: TokenId | Seat | null, names: Names): string {
  if (kind === 'blown' || subject === null) return SAYINGS.blown;
  if (kind === 'suspicion') return SAYINGS.suspect(nameUnlessYou(names, subject));
  if (!isSuspect(subject) && !isWeapon(subject)) return '';
  if (kind === 'contact') return SAYINGS.contact(subject as SuspectId);
  return SAYINGS.clean(subject, isPlural(subject));
}

/** Reasons of bots. The token is null if the log does not name it. */
export const REASON_WORDS = texts('coverblown.reasons', {
  'same-contact': (token: TokenId | null) =>
    token === null ? 'We both say that one is our contact.' : `We both say ${TOKEN.the[token]} is our contact.`,
  contradiction: 'Your claims can’t all be true.',
  'shot-me': 'You shot me.',
  'shared-contact': (token: TokenId | null) =>
    token === null
      ? 'You’re not the only one who claims that one as a contact.'
      : `You’re not the only one who claims ${TOKEN.the[token]} as a contact.`,
  silent: 'You’ve claimed nothing all week.',
  fishy: (token: TokenId | null) =>
    token === null
      ? 'You called that one clean, and the verdict was fishy.'
      : `You called ${TOKEN.the[token]} clean, and the verdict was fishy.`,
  suspected: 'I’m not the only one who suspects you.',
  fired: 'You shot someone, and I still don’t know why.',
  'suspects-me': 'You pointed at me. I know better.',
  quiet: 'You’ve claimed nothing today.',
  unconvincing: 'Nothing you’ve said convinces me.',
  hunch: 'It’s only a hunch.',
});

/** Returns a bot's reason as the bot says it to the player whom it suspects or shoots. */
export function reasonWords({ kind, token }: Reason): string {
  const words = REASON_WORDS[kind];
  return typeof words === 'string' ? words : words(token);
}

/** For each refusal code, the sentence that the player sees. */
export const refusals = texts('coverblown.refusals', {
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
  'already-agreed': 'You’ve already said go ahead.',
  'already-objected': 'You’ve already asked for a wait.',
  'no-practice': 'In this match the clock ends the day.',
  'already-rested': 'You’re done for today.',
  'too-many-claims': 'You’ve made enough claims for one day.',
  'nothing-to-retract': 'You have no claim to take back.',
  'not-your-claim': 'You can only take back your own claims.',
  'already-retracted': 'You’ve already taken that back.',
});

export type RefusalCode = RefusalOf<typeof refusals>;

export const text: GameText<View> = {
  logEntry: (entry, names) => lineOf(LOG, entry, names),
  now(view, seat, names) {
    if (view.outcome) return text.reason(view.outcome, names, view);
    if (view.isVerdictShown) return STATUS.verdict(DAY_NAMES[view.day]);
    return seat === null || !view.me ? watching(view) : acting(view, seat);
  },
  reason(outcome, names, view) {
    return platformReason(outcome) ?? REASONS[outcome.reason]?.(view, names) ?? '';
  },
};

interface ShotFacts extends Pick<Shot, 'by' | 'target' | 'why'> {
  livesLeft: number;
}

/** Log lines. A player is a name, or null for the reader. */
export const LINES = texts('coverblown.log', {
  lapsed: (day: string) => `${day} is over, and nobody examined a pair.`,
  lapsedOf: (day: string, by: string | null) =>
    by === null
      ? `${day} is over, and nobody examined the pair that **you** proposed.`
      : `${day} is over, and nobody examined the pair that ${by} proposed.`,
  called: (by: string | null) => (by === null ? '**You** made a call.' : `${by} made a call.`),
  wrong: (by: string | null, suspect: SuspectId, weapon: WeaponId) =>
    by === null
      ? `**You** examined **${TOKEN.name[suspect]}** and **${TOKEN.the[weapon]}**: **wrong**.`
      : `${by} examined **${TOKEN.name[suspect]}** and **${TOKEN.the[weapon]}**: **wrong**.`,
  fishy: (by: string | null, suspect: SuspectId, weapon: WeaponId) =>
    by === null
      ? `**You** examined **${TOKEN.name[suspect]}** and **${TOKEN.the[weapon]}**: **fishy**.`
      : `${by} examined **${TOKEN.name[suspect]}** and **${TOKEN.the[weapon]}**: **fishy**.`,
  correct: (by: string | null, suspect: SuspectId, weapon: WeaponId) =>
    by === null
      ? `**You** examined **${TOKEN.name[suspect]}** and **${TOKEN.the[weapon]}**: **correct**.`
      : `${by} examined **${TOKEN.name[suspect]}** and **${TOKEN.the[weapon]}**: **correct**.`,
  announced: (by: string | null, suspect: SuspectId, weapon: WeaponId) =>
    by === null
      ? `**You** propose to examine **${TOKEN.name[suspect]}** and **${TOKEN.the[weapon]}**.`
      : `${by} proposes to examine **${TOKEN.name[suspect]}** and **${TOKEN.the[weapon]}**.`,
  agreed: (by: string | null, to: string | null) =>
    by === null
      ? `**You** tell ${to} to go ahead.`
      : to === null
        ? `${by} tells **you** to go ahead.`
        : `${by} tells ${to} to go ahead.`,
  objected: (by: string | null, to: string | null) =>
    by === null
      ? `**You** ask ${to} to wait.`
      : to === null
        ? `${by} asks **you** to wait.`
        : `${by} asks ${to} to wait.`,
  rested: (by: string | null) => (by === null ? '**You** are done for today.' : `${by} is done for today.`),
  shot: (by: string | null, name: string | null) =>
    by === null ? `**You** shot ${name}.` : name === null ? `${by} shot **you**.` : `${by} shot ${name}.`,
  lives: ['No lives left.', 'One life left.', 'Two lives left.'],
  why: (words: string) => `“${words}”`,
  died: (name: string | null) => (name === null ? '**You** are dead.' : `${name} is dead.`),
  honest: (winners: number) => (winners === 1 ? '**The honest cop wins.**' : '**The honest cops win.**'),
  dirty: (winners: number) => (winners === 1 ? '**The dirty cop wins.**' : '**The dirty cops win.**'),
});

const LOG = {
  'round-began': ({ day }: { day: Day }) => strong(DAY_NAMES[day]),
  lapsed: ({ day, by }: { day: Day; by: Seat | null }, { other }) =>
    by === null ? LINES.lapsed(DAY_NAMES[day]) : LINES.lapsedOf(DAY_NAMES[day], other(by)),
  called: ({ by }: { by: Seat }, { other }) => LINES.called(other(by)),
  examined: ({ by, suspect, weapon, verdict }: Examination, { other }) => LINES[verdict](other(by), suspect, weapon),
  announced: ({ by, suspect, weapon }: Plan, { other }) => LINES.announced(other(by), suspect, weapon),
  agreed: ({ by, to }: { by: Seat; to: Seat }, { other }) => LINES.agreed(other(by), other(to)),
  objected: ({ by, to }: { by: Seat; to: Seat }, { other }) => LINES.objected(other(by), other(to)),
  rested: ({ by }: { by: Seat }, { other }) => LINES.rested(other(by)),
  shot: ({ by, target, livesLeft, why }: ShotFacts, { other }) =>
    [
      LINES.shot(other(by), other(target)),
      LINES.lives[livesLeft] ?? '',
      ...(why ? [LINES.why(reasonWords(why))] : []),
    ].join(' '),
  died: ({ seat }: { seat: Seat }, { other }) => LINES.died(other(seat)),
  ...claimLog<Pick<Claim, 'by' | 'kind' | 'subject'>>(({ kind, subject }, { names }) =>
    claimWords(kind, subject, names),
  ),
  over: ({ side, winners }: { side: Role; winners: Seat[] }) => LINES[side](winners.length),
} satisfies Readonly<Record<Code, LogLine>>;

/** Codes of the log entries that this game adds to the public log. */
export type LogCode = keyof typeof LOG;

/** Status sentences, and the reasons for the end of a match. A player is a name, or null for the reader. */
export const STATUS = texts('coverblown.status', {
  verdict: (day: string) => `${day} begins once the verdict is read.`,
  allCalled: (day: string) => `${day}: everyone has called.`,
  lastDay: (day: string) => `${day}: the last day. Nobody has called yet.`,
  nobodyCalled: (day: string) => `${day}: nobody has called yet.`,
  called: (day: string, calls: number, of: number) => `${day}: ${calls} of ${of} have called.`,
  firstCall: (day: string) => `${day}: answer your first call.`,
  done: (day: string) => `${day}: you’re done, but can still act.`,
  callOnly: (day: string) => `${day}: call. Honest cops need a shot to win.`,
  callOnLastChance: (day: string) => `${day}: call. It’s the last day to examine.`,
  callOrExamine: (day: string) => `${day}: call your contact, or examine.`,
  talkOnly: (day: string) => `${day}: honest cops need a shot to win.`,
  lastChance: (day: string) => `${day}: the last day to examine a pair.`,
  talkThenExamine: (day: string) => `${day}: talk, then examine a pair.`,
  tell: (day: string) => `${day}: say what you heard, or press Done.`,
  shootOrDone: (day: string) => `${day}: honest cops need a shot to win. Or press Done.`,
  lastChanceOrDone: (day: string) => `${day}: the last day to examine. Or press Done.`,
  examineOrDone: (day: string) => `${day}: talk, examine, or press Done.`,
  solved: (by: string | null, suspect: SuspectId, weapon: WeaponId, day: string) =>
    by === null
      ? `You examined ${TOKEN.name[suspect]} and ${TOKEN.the[weapon]} on ${day}. Right suspect, right weapon.`
      : `${by} examined ${TOKEN.name[suspect]} and ${TOKEN.the[weapon]} on ${day}. Right suspect, right weapon.`,
  weekOver: 'The week is over, and the case isn’t solved.',
  crime: (suspect: SuspectId, weapon: WeaponId) => `It was ${TOKEN.name[suspect]}, with ${TOKEN.the[weapon]}.`,
  shotDead: (by: string | null, name: string | null, day: string) =>
    by === null
      ? `You shot ${name} dead on ${day}.`
      : name === null
        ? `${by} shot you dead on ${day}.`
        : `${by} shot ${name} dead on ${day}.`,
  died: (name: string | null, day: string) => (name === null ? `You died on ${day}.` : `${name} died on ${day}.`),
  wasHonest: (name: string | null) => (name === null ? 'You were honest.' : `${name} was honest.`),
  wasDirty: (name: string | null) => (name === null ? 'You were dirty.' : `${name} was dirty.`),
  /** [CB-55] Shown if an honest cop died with bullets on the table, so that players do not argue about who died first. */
  doubt: 'Any doubt about who died first goes to the dirty cops.',
});

function watching({ day, called, seats }: View): string {
  const on = DAY_NAMES[day];
  if (called.length === seats.length) return STATUS.allCalled(on);
  if (called.length === 0) return day === 'friday' ? STATUS.lastDay(on) : STATUS.nobodyCalled(on);
  return STATUS.called(on, called.length, seats.length);
}

function acting(view: View, seat: Seat): string {
  const { day, me, called, practice, rested } = view;
  const on = DAY_NAMES[day];
  if (!me?.acknowledged) return STATUS.firstCall(on);
  if (practice && rested.includes(seat)) return STATUS.done(on);
  if (practice && called.includes(seat)) return practising(view, seat);
  const hasCalled = called.includes(seat);
  if (day === 'friday') return hasCalled ? STATUS.talkOnly(on) : STATUS.callOnly(on);
  if (day === 'thursday') return hasCalled ? STATUS.lastChance(on) : STATUS.callOnLastChance(on);
  return hasCalled ? STATUS.talkThenExamine(on) : STATUS.callOrExamine(on);
}

/** Says what the player can do after today's call in a practice match. */
function practising(view: View, seat: Seat): string {
  const on = DAY_NAMES[view.day];
  if (!hasSpoken(view, seat)) return STATUS.tell(on);
  if (view.day === 'friday') return STATUS.shootOrDone(on);
  return view.day === 'thursday' ? STATUS.lastChanceOrDone(on) : STATUS.examineOrDone(on);
}

const REASONS: Readonly<Record<string, (view: View, names: Names) => string>> = {
  'case-solved'({ examinations }, names) {
    const last = examinations.at(-1);
    if (!last) return '';
    const { by, suspect, weapon, day } = last;
    return STATUS.solved(nameUnlessYou(names, by), suspect, weapon, DAY_NAMES[day]);
  },
  'dirty-cop-died': (view, names) => death(view, names, 'dirty'),
  'honest-cop-died': (view, names) => death(view, names, 'honest'),
  'week-over': ({ truth }) =>
    truth ? `${STATUS.weekOver} ${STATUS.crime(truth.murderer, truth.weapon)}` : STATUS.weekOver,
};

function death({ shots, out, day, options }: View, names: Names, role: Role): string {
  const dead = nameUnlessYou(names, out[0] ?? '');
  const last = shots?.at(-1);
  const on = DAY_NAMES[day];
  const how = last ? STATUS.shotDead(nameUnlessYou(names, last.by), dead, on) : STATUS.died(dead, on);
  const was = role === 'dirty' ? STATUS.wasDirty(dead) : STATUS.wasHonest(dead);
  const isInDoubt = options.bulletsOnTable && role === 'honest';
  return [how, was, ...(isInDoubt ? [STATUS.doubt] : [])].join(' ');
}
