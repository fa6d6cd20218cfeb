import {
  type Code,
  claimLog,
  claimRefusals,
  type GameText,
  type LogLine,
  lineOf,
  type Names,
  platformReason,
  type RefusalOf,
  type Seat,
  sentence,
} from 'hush/game';
import { isWordAgain } from './queries';
import type { Claim, Die, Guess, Hint, Phase, Role, Side, Suspicion, View, VoteResult } from './state';

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  hacker: 'Hacker',
  admin: 'Admin',
  user: 'User',
  debugger: 'Debugger',
  accomplice: 'Accomplice',
};

/** Returns a role's name as it appears within a sentence: "the Hacker", "a User". */
export function rolePhrase(role: Role): string {
  return `${role === 'user' ? 'a' : 'the'} ${ROLE_NAMES[role]}`;
}

/** Shown in the feed instead of the text of a hint that was said aloud. */
export const SAID_ALOUD = 'said aloud';
export const NO_HINT = 'no hint';

/** Returns the words that the feed shows for a hint. */
export function hintWords({ kind, text }: Pick<Hint, 'kind' | 'text'>): string {
  if (kind === 'typed') return text ?? '';
  return kind === 'said' ? SAID_ALOUD : NO_HINT;
}

/** Returns a claim as the player who makes it would say it. */
export function claimWords({ kind, subject }: Pick<Claim, 'by' | 'kind' | 'subject'>, { who }: { who: Names }): string {
  if (kind === 'loyal') return 'I’m with the users.';
  return kind === 'meant' ? `My hint was only about ${subject}.` : `I suspect ${who(subject ?? '')}.`;
}

/** A sentence for each refusal code, which tells the player what to do. */
export const refusals = {
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
  ...claimRefusals('round'),
  'alone-not-offered': 'You can’t be alone in this match. Name a player.',
  'inquisition-needs-five': 'The Debugger and the Accomplice need five players. Leave them out or find more players.',
  'inquisition-with-five': 'The Debugger and the Accomplice are meant for six or more players.',
};

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
  sides: { users: 'the users', insiders: 'the insiders' } satisfies Record<Side, string>,
};

const LOG = {
  'round-began': ({ round, die, word, again }: { round: number; die: Die; word: string; again?: boolean }) =>
    sentence`Round ${String(round)}. The die shows ${String(die)}${again ? ' again' : ''}: ${word}.`,
  picked: ({ seat }: { seat: Seat }, { who, does }) =>
    sentence`Nobody began in time, so ${who(seat)} ${does(seat, 'goes')} first.`,
  hinted: ({ by, kind, text: said }: Hint, { who }) =>
    kind === 'typed' && said !== null
      ? sentence`${who(by)}: “${said}”`
      : sentence`${who(by)} ${{ plain: kind === 'said' ? 'said a hint aloud' : 'gave no hint' }}.`,
  suspected: ({ by, player }: Suspicion, { who, does }) => sentence`${who(by)} ${does(by, 'suspects')} ${who(player)}.`,
  ...claimLog(claimWords),
  counted: ({ votes, late = [], nobody }: Counted, { who }) => [
    ...sentence`Votes: ${voteWords(votes, late.length, who)}.`,
    ...(nobody === null ? [] : [` ${NOBODY[nobody]}`]),
  ],
  shown: ({ seat, role }: { seat: Seat; role: Role }, { who, does }) =>
    sentence`${who(seat)}, ${rolePhrase(role)}, ${does(seat, 'was')} voted out.`,
  revealed: ({ by, role, guess, isRight }: { by: Seat; role: Role; guess: Guess; isRight: boolean }, { who, does }) => [
    ...sentence`${who(by)}, ${rolePhrase(role)}, `,
    ...(guess === 'alone' ? sentence`claimed to be alone` : sentence`named ${who(guess)}`),
    ...sentence`, and ${does(by, 'was')} ${isRight ? 'right' : 'wrong'}.`,
  ],
  over: ({ side }: { side: Side }) => sentence`${side === 'users' ? 'The users win.' : 'The insiders win.'}`,
  cancelled: () => sentence`Three rounds without a move. The match is cancelled.`,
} satisfies Readonly<Record<Code, LogLine>>;

/** Codes for the entries that this game adds to the public log. */
export type LogCode = keyof typeof LOG;

/**
 * Adds "again" to a word that was already rolled before, so that the repetition does not look like a bug: "Tailor
 * (again)".
 */
export function wordWords(word: string, isAgain = false): string {
  return isAgain ? `${word} (again)` : word;
}

/** The facts of a counted vote. Logs of earlier versions of the game do not say who was late. */
type Counted = Pick<VoteResult, 'votes' | 'nobody'> & Partial<Pick<VoteResult, 'late'>>;

const NOBODY = {
  skipped: 'More than half skipped. Nobody goes.',
  tied: 'It’s a tie between players. Nobody goes.',
};

/** Lists the votes by the player they name: "Ana 2, Ben 1, 2 skipped, 1 too late". */
function voteWords(votes: VoteResult['votes'], late: number, names: Names): string {
  const counts = new Map<Seat | null, number>();
  for (const vote of Object.values(votes)) counts.set(vote, (counts.get(vote) ?? 0) + 1);
  const skipped = (counts.get(null) ?? 0) - late;
  const named = [...counts]
    .filter((entry): entry is [Seat, number] => entry[0] !== null)
    .sort(([, one], [, other]) => other - one)
    .map(([seat, count]) => `${names(seat)} ${count}`);
  const rest = [skipped > 0 ? `${skipped} skipped` : '', late > 0 ? `${late} too late` : ''];
  return [...named, ...rest.filter((words) => words !== '')].join(', ');
}

const NOW: Readonly<Record<Phase, (view: View, seat: Seat | null, names: Names) => string>> = {
  night: () => 'Night. Everyone is looking at their own card.',
  hint(view, seat, names) {
    const word = `${wordWords(view.publicWord ?? 'the word', isWordAgain(view, view.round))}`;
    if (view.turn !== null)
      return view.turn === seat
        ? `Your turn: give a hint for ${word}.`
        : `${names(view.turn)} is thinking of a hint for ${word}…`;
    return seat === null || view.out.includes(seat)
      ? `Anyone can go first with a hint for ${word}.`
      : `Anyone can go first. Got a hint for ${word}?`;
  },
  discuss: (view, seat) =>
    seat === null || view.ready.includes(seat)
      ? `Talk it over. ${view.ready.length} of ${view.seats.length} are ready to vote.`
      : 'Who was hinting at something else? Talk it over, then press Ready to vote.',
  vote: (view, seat) =>
    seat === null || view.voted.includes(seat)
      ? `${view.voted.length} of ${view.seats.length} votes are in.`
      : 'Vote for one player, or skip. Votes stay sealed until the count.',
  voteResult(view, _seat, names) {
    const last = view.results.at(-1);
    if (view.counting || !last) return 'The votes are in.';
    if (last.shown === null) return NOBODY[last.nobody ?? 'tied'];
    return `${names(last.shown)} was ${rolePhrase(last.role ?? 'user')}. The match continues.`;
  },
  discovery: () => 'Silence. Will anyone name a player?',
  matchOver: () => 'The match is over.',
};

const REASONS: Readonly<Record<string, (view: View, names: Names) => string>> = {
  'insider-voted-out'({ votedOut }, names) {
    const last = votedOut.at(-1);
    return last ? `${names(last.seat)}, ${rolePhrase(last.role)}, was voted out. The users win.` : '';
  },
  'partner-found': ({ revealed }, names) =>
    revealed && revealed.guess !== 'alone'
      ? `${names(revealed.by)} found ${names(revealed.guess)}. The insiders win.`
      : '',
  'knew-alone': ({ revealed }, names) =>
    revealed ? `${names(revealed.by)} was alone and knew it. The Hacker wins.` : '',
  'guess-wrong': wrongGuess,
  'guess-missed': wrongGuess,
  'nobody-moved': () => 'Three rounds passed without a move. The match is cancelled and doesn’t count.',
};

function wrongGuess({ revealed, truth }: View, names: Names): string {
  if (!revealed) return '';
  const { by, guess } = revealed;
  if (guess === 'alone') return `${names(by)} claimed to be alone and wasn’t. The users win.`;
  const role = truth?.roles[guess];
  return `${names(by)} named ${names(guess)}, who was ${rolePhrase(role ?? 'user')}. The users win.`;
}
