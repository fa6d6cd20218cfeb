import {
  type Code,
  claimLog,
  commaList,
  type GameText,
  type Grammar,
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
import { isWordAgain } from './queries';
import type { Claim, Die, Guess, Hint, Phase, Role, Side, Suspicion, View, VoteResult } from './state';

export const ROLE_NAMES = texts('covertques.roles', {
  hacker: 'Hacker',
  admin: 'Admin',
  user: 'User',
  debugger: 'Debugger',
  accomplice: 'Accomplice',
});

/** The roles in sentences: `beside` a name ("Ana, the Hacker, was voted out") and in "Ana `was` the Hacker". */
export const ROLE_PHRASES = texts('covertques.phrases', {
  beside: {
    hacker: 'the Hacker',
    admin: 'the Admin',
    user: 'a User',
    debugger: 'the Debugger',
    accomplice: 'the Accomplice',
  },
  was: {
    hacker: 'the Hacker',
    admin: 'the Admin',
    user: 'a User',
    debugger: 'the Debugger',
    accomplice: 'the Accomplice',
  },
});

export const SIDES = texts('covertques.sides', {
  users: 'the users',
  insiders: 'the insiders',
});

export const SAYINGS = texts('covertques.sayings', {
  aloud: 'said aloud',
  noHint: 'no hint',
  quoted: (hint: string) => `“${hint}”`,
  /** A word that was already rolled before, so that the repetition does not look like a bug. */
  again: (word: string) => `${word} (again)`,
  loyal: 'I’m with the users.',
  meant: (word: string) => `My hint was only about ${word}.`,
  suspect: (name: string | null) => (name === null ? 'I suspect you.' : `I suspect ${name}.`),
});

/** Returns the words that the feed shows for a hint, in which a typed hint has no quotes. */
export function hintWords({ kind, text }: Pick<Hint, 'kind' | 'text'>): string {
  if (kind === 'typed') return text ?? '';
  return kind === 'said' ? SAYINGS.aloud : SAYINGS.noHint;
}

/** Returns the words for a hint, in which a typed hint has quotes. */
export function hintQuote(hint: Pick<Hint, 'kind' | 'text'>): string {
  return hint.kind === 'typed' ? SAYINGS.quoted(hintWords(hint)) : hintWords(hint);
}

type Said = Pick<Claim, 'by' | 'kind' | 'subject'>;

/** Returns a claim as the player who makes it would say it. The reader, `names.you`, is called "you". */
export function claimWords({ kind, subject }: Said, names: Names): string {
  if (kind === 'loyal') return SAYINGS.loyal;
  return kind === 'meant' ? SAYINGS.meant(subject ?? '') : SAYINGS.suspect(nameUnlessYou(names, subject ?? ''));
}

/** A sentence for each refusal code, which tells the player what to do. */
export const refusals = texts('covertques.refusals', {
  'invalid-args': 'This game doesn’t know that move.',
  'game-over': 'The match is over.',
  'round-over': 'That round is over. Take a look at the new one first.',
  'not-now': 'You can’t do that now.',
  'already-seen': 'You’ve already pressed that.',
  'already-passed': 'You’ve already passed.',
  'voted-out': 'You were voted out. No more hints, but you can still talk and vote.',
  'already-hinted': 'You’ve already given your hint this round.',
  'hint-missed': 'Too late: your time ran out. The round continues without your hint.',
  'not-your-turn': 'It’s not your turn yet. Your hint comes later this round.',
  'invalid-hint': 'Use one to three words, at most 30 characters, with at least one letter or digit.',
  'too-many-marks': 'That has too many accents on one letter. Type it plainly.',
  'public-word': 'That contains the public word. Hint at it without saying it.',
  'repeated-hint': 'That hint was already given this round. Try another.',
  'code-word': 'Your hint contains the code word. Try another.',
  'typed-only': 'Hints are typed at this table.',
  'already-suspected': 'You’ve already suspected that player this round.',
  'already-ready': 'You’ve already said you’re ready, and you can’t take that back.',
  'already-voted': 'You’ve already voted. Votes are final.',
  'self-target': 'You can’t pick yourself.',
  'target-voted-out': 'That player was voted out.',
  'no-hint-given': 'You have no hint this round to explain.',
  'too-many-claims': 'You’ve made enough claims for one round.',
  'nothing-to-retract': 'You have no claim to take back.',
  'not-your-claim': 'You can only take back your own claims.',
  'already-retracted': 'You’ve already taken that back.',
  'alone-not-offered': 'You can’t be alone in this match. Name a player.',
  'inquisition-needs-five': 'The Debugger and the Accomplice need five players. Leave them out or find more players.',
  'inquisition-with-five': 'The Debugger and the Accomplice are meant for six or more players.',
});

export type RefusalCode = RefusalOf<typeof refusals>;

export const text: GameText<View> = {
  logEntry: (entry, names) => lineOf(LOG, entry, names),
  now(view, seat, names) {
    if (view.outcome) return text.reason(view.outcome, names, view);
    return NOW[view.phase](view, seat, names);
  },
  reason(outcome, names, view) {
    return REASONS[outcome.reason]?.(view, names) ?? platformReason(outcome) ?? '';
  },
  sides: SIDES satisfies Record<Side, string>,
};

/** Log lines. A player is a name, or null for the reader. */
export const LINES = texts('covertques.log', {
  round: (round: number, die: number, word: string, isAgain: boolean) =>
    isAgain
      ? `Round **${round}**. The die shows **${die} again**: ${word}.`
      : `Round **${round}**. The die shows **${die}**: ${word}.`,
  picked: (name: string | null) =>
    name === null ? 'Nobody began in time, so **you** go first.' : `Nobody began in time, so ${name} goes first.`,
  typed: (by: string | null, hint: string) => (by === null ? `**You**: “${hint}”` : `${by}: “${hint}”`),
  aloud: (by: string | null) => (by === null ? '**You** said a hint aloud.' : `${by} said a hint aloud.`),
  noHint: (by: string | null) => (by === null ? '**You** gave no hint.' : `${by} gave no hint.`),
  suspected: (by: string | null, name: string | null) =>
    by === null ? `**You** suspect ${name}.` : name === null ? `${by} suspects **you**.` : `${by} suspects ${name}.`,
  votes: (counts: readonly string[]) => `Votes: ${commaList(counts)}.`,
  count: (name: string | null, votes: number) => (name === null ? `**you ${votes}**` : `${name} **${votes}**`),
  skipped: (votes: number) => `**${votes} skipped**`,
  late: (votes: number) => `**${votes} too late**`,
  skippedOut: 'More than half skipped. Nobody was voted out.',
  tied: 'It’s a tie between players. Nobody was voted out.',
  shown: (name: string | null, role: string) =>
    name === null ? `**You**, ${role}, were voted out.` : `${name}, ${role}, was voted out.`,
  alone: (by: string | null, role: string, isRight: boolean) =>
    by === null
      ? `**You**, ${role}, claimed to be alone, and were ${isRight ? '**right**' : '**wrong**'}.`
      : `${by}, ${role}, claimed to be alone, and was ${isRight ? '**right**' : '**wrong**'}.`,
  named: (by: string | null, role: string, name: string | null, isRight: boolean) =>
    by === null
      ? `**You**, ${role}, named ${name}, and were ${isRight ? '**right**' : '**wrong**'}.`
      : name === null
        ? `${by}, ${role}, named **you**, and was ${isRight ? '**right**' : '**wrong**'}.`
        : `${by}, ${role}, named ${name}, and was ${isRight ? '**right**' : '**wrong**'}.`,
  users: '**The users win.**',
  insiders: '**The insiders win.**',
  cancelled: 'Three rounds without a move. The match is cancelled.',
});

const roleBeside = (role: Role) => strong(ROLE_PHRASES.beside[role]);

const LOG = {
  'round-began': ({ round, die, word, again = false }: { round: number; die: Die; word: string; again?: boolean }) =>
    LINES.round(round, die, strong(word), again),
  picked: ({ seat }: { seat: Seat }, { other }) => LINES.picked(other(seat)),
  hinted: ({ by, kind, text: said }: Hint, { other }) => {
    if (kind === 'typed' && said !== null) return LINES.typed(other(by), strong(said));
    return kind === 'said' ? LINES.aloud(other(by)) : LINES.noHint(other(by));
  },
  suspected: ({ by, player }: Suspicion, { other }) => LINES.suspected(other(by), other(player)),
  ...claimLog((said: Said, { names }) => claimWords(said, names)),
  counted: ({ votes, late = [], nobody }: Counted, { other }) => {
    const counts = LINES.votes(countsOf(votes, late.length, other));
    return nobody === null ? counts : `${counts} ${nobodyWords(nobody)}`;
  },
  shown: ({ seat, role }: { seat: Seat; role: Role }, { other }) => LINES.shown(other(seat), roleBeside(role)),
  revealed: ({ by, role, guess, isRight }: { by: Seat; role: Role; guess: Guess; isRight: boolean }, { other }) =>
    guess === 'alone'
      ? LINES.alone(other(by), roleBeside(role), isRight)
      : LINES.named(other(by), roleBeside(role), other(guess), isRight),
  over: ({ side }: { side: Side }) => LINES[side],
  cancelled: () => LINES.cancelled,
} satisfies Readonly<Record<Code, LogLine>>;

/** Codes for the entries that this game adds to the public log. */
export type LogCode = keyof typeof LOG;

/** Marks a word that was already rolled before: "Tailor (again)". */
export function wordWords(word: string, isAgain = false): string {
  return isAgain ? SAYINGS.again(word) : word;
}

/** The facts of a counted vote. Logs of earlier versions of the game do not say who was late. */
type Counted = Pick<VoteResult, 'votes' | 'nobody'> & Partial<Pick<VoteResult, 'late'>>;

function nobodyWords(nobody: NonNullable<VoteResult['nobody']>): string {
  return nobody === 'skipped' ? LINES.skippedOut : LINES.tied;
}

/** Lists the votes by the player they name: "Ana 2", "Ben 1", "2 skipped", "1 too late". */
function countsOf(votes: VoteResult['votes'], late: number, other: Grammar['other']): string[] {
  const counts = new Map<Seat | null, number>();
  for (const vote of Object.values(votes)) counts.set(vote, (counts.get(vote) ?? 0) + 1);
  const skipped = (counts.get(null) ?? 0) - late;
  const named = [...counts]
    .filter((entry): entry is [Seat, number] => entry[0] !== null)
    .sort(([, one], [, other]) => other - one)
    .map(([seat, count]) => LINES.count(other(seat), count));
  return [...named, ...(skipped > 0 ? [LINES.skipped(skipped)] : []), ...(late > 0 ? [LINES.late(late)] : [])];
}

/** Status sentences, and the reasons for the end of a match. */
export const STATUS = texts('covertques.status', {
  night: 'Night. Everyone is looking at their own card.',
  word: 'the word',
  yourTurn: (word: string) => `Your turn: give a hint for ${word}.`,
  turn: (name: string, word: string) => `${name} is thinking of a hint for ${word}…`,
  anyone: (word: string) => `Anyone can go first with a hint for ${word}.`,
  youToo: (word: string) => `Anyone can go first. Got a hint for ${word}?`,
  ready: (ready: number, of: number) => `Talk it over. ${ready} of ${of} are ready to vote.`,
  talk: 'Who was hinting at something else? Talk it over, then press Ready to vote.',
  voted: (votes: number, of: number) => `${votes} of ${of} votes are in.`,
  vote: 'Vote for one player, or skip. Votes stay sealed until the count.',
  votesIn: 'The votes are in.',
  shown: (name: string, role: string) => `${name} was ${role}. The match continues.`,
  silence: 'Silence. Will anyone name a player?',
  over: 'The match is over.',
  votedOut: (name: string, role: string) => `${name}, ${role}, was voted out. The users win.`,
  found: (name: string, partner: string) => `${name} found ${partner}. The insiders win.`,
  knewAlone: (name: string) => `${name} was alone and knew it. The Hacker wins.`,
  notAlone: (name: string) => `${name} claimed to be alone and wasn’t. The users win.`,
  wrong: (name: string, other: string, role: string) => `${name} named ${other}, who was ${role}. The users win.`,
  nobodyMoved: 'Three rounds passed without a move. The match is cancelled and doesn’t count.',
});

const NOW: Readonly<Record<Phase, (view: View, seat: Seat | null, names: Names) => string>> = {
  night: () => STATUS.night,
  hint(view, seat, names) {
    const word = wordWords(view.publicWord ?? STATUS.word, isWordAgain(view, view.round));
    if (view.turn !== null) return view.turn === seat ? STATUS.yourTurn(word) : STATUS.turn(names(view.turn), word);
    return seat === null || view.out.includes(seat) ? STATUS.anyone(word) : STATUS.youToo(word);
  },
  discuss: (view, seat) =>
    seat === null || view.ready.includes(seat) ? STATUS.ready(view.ready.length, view.seats.length) : STATUS.talk,
  vote: (view, seat) =>
    seat === null || view.voted.includes(seat) ? STATUS.voted(view.voted.length, view.seats.length) : STATUS.vote,
  voteResult(view, _seat, names) {
    const last = view.results.at(-1);
    if (view.counting || !last) return STATUS.votesIn;
    if (last.shown === null) return nobodyWords(last.nobody ?? 'tied');
    return STATUS.shown(names(last.shown), ROLE_PHRASES.was[last.role ?? 'user']);
  },
  discovery: () => STATUS.silence,
  matchOver: () => STATUS.over,
};

const REASONS: Readonly<Record<string, (view: View, names: Names) => string>> = {
  'insider-voted-out'({ votedOut }, names) {
    const last = votedOut.at(-1);
    return last ? STATUS.votedOut(names(last.seat), ROLE_PHRASES.beside[last.role]) : '';
  },
  'partner-found': ({ revealed }, names) =>
    revealed && revealed.guess !== 'alone' ? STATUS.found(names(revealed.by), names(revealed.guess)) : '',
  'knew-alone': ({ revealed }, names) => (revealed ? STATUS.knewAlone(names(revealed.by)) : ''),
  'guess-wrong': wrongGuess,
  'guess-missed': wrongGuess,
  'nobody-moved': () => STATUS.nobodyMoved,
};

function wrongGuess({ revealed, truth }: View, names: Names): string {
  if (!revealed) return '';
  const { by, guess } = revealed;
  if (guess === 'alone') return STATUS.notAlone(names(by));
  return STATUS.wrong(names(by), names(guess), ROLE_PHRASES.was[truth?.roles[guess] ?? 'user']);
}
