import { claimLog, claimRefusals } from '#shared/claims.ts';
import type { Code, Seat } from '#shared/ids.ts';
import { type GameText, type LogLine, lineOf, type Names, sentence, whyCancelled } from '#shared/text.ts';
import { isWordAgain } from './queries';
import type { Claim, Die, Guess, Hint, Phase, Role, Side, Suspicion, View, VoteResult } from './state';

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  hacker: 'Hacker',
  admin: 'Admin',
  user: 'User',
  debugger: 'Debugger',
  accomplice: 'Accomplice',
};

/** As it stands inside a sentence: "the Hacker", "a User". */
export function rolePhrase(role: Role): string {
  return `${role === 'user' ? 'a' : 'the'} ${ROLE_NAMES[role]}`;
}

/** What stands in the feed where nothing was typed. */
export const SAID_ALOUD = 'said aloud';
export const NO_HINT = 'no hint';

/** What the feed shows of a hint. */
export function hintWords({ kind, text }: Pick<Hint, 'kind' | 'text'>): string {
  if (kind === 'typed') return text ?? '';
  return kind === 'said' ? SAID_ALOUD : NO_HINT;
}

/** A claim as whoever makes it says it. */
export function claimWords({ kind, subject }: Pick<Claim, 'by' | 'kind' | 'subject'>, { who }: { who: Names }): string {
  if (kind === 'loyal') return 'I am loyal.';
  return kind === 'meant' ? `My hint meant ${subject}.` : `I suspect ${who(subject ?? '')}.`;
}

/** One sentence a person can act on for each code. */
export const refusals: Readonly<Record<Code, string>> = {
  'invalid-args': 'That is not something this game knows.',
  'game-over': 'The match is over.',
  'round-over': 'That round is over. Look at the new one before you decide.',
  'not-now': 'Not in this part of the round. Look at what is asked now.',
  'already-seen': 'You have said so already.',
  'voted-out': 'You were voted out. You give no more hints, but you still talk and vote.',
  'already-hinted': 'You have given your hint for this round.',
  'hint-missed': 'Too late: your time for a hint ran out. The round continues without one from you.',
  'not-your-turn': 'Wait for your turn. Your hint comes later in this round.',
  'invalid-hint': 'A hint is one to three words, at most 30 characters, with something to read in it.',
  'too-many-marks': 'That has too many marks on one letter. Type it plainly.',
  'public-word': 'That has the public word in it. Say something about it instead.',
  'repeated-hint': 'That was said in this round. Find another hint.',
  'code-word': 'Your hint has the code word in it. Nobody else saw it. Find another.',
  'typed-only': 'Hints are typed at this table.',
  'already-suspected': 'You have suspected that player in this round.',
  'already-ready': 'You are ready. That cannot be taken back.',
  'already-voted': 'You have voted. A vote is final.',
  'self-target': 'Pick somebody else, not yourself.',
  'target-voted-out': 'That player is out already.',
  'no-hint-given': 'You have given no hint in this round that could mean anything.',
  ...claimRefusals('round'),
  'alone-not-offered': 'You cannot be alone. Name a player.',
  'inquisition-needs-six': 'Debugger and Accomplice need six players. Switch them off, or find more players.',
};

export const text: GameText<View> = {
  logEntry: (entry, names) => lineOf(LOG, entry, names),
  now(view, seat, names) {
    if (view.outcome) return text.reason(view.outcome, names, view);
    return NOW[view.phase](view, seat, names);
  },
  reason(outcome, names, view) {
    return REASONS[outcome.reason]?.(view, names) ?? whyCancelled(outcome) ?? '';
  },
};

const LOG = {
  'round-began': ({ round, die, word, again }: { round: number; die: Die; word: string; again?: boolean }) =>
    sentence`Round ${String(round)}. The die shows ${String(die)}${again ? ' once more' : ''}: ${wordWords(word, again)}.`,
  picked: ({ seat }: { seat: Seat }, { who, does }) => sentence`Nobody began. ${who(seat)} ${does(seat, 'does')}.`,
  hinted: ({ by, kind, text: said }: Hint, { who }) =>
    kind === 'typed' && said !== null
      ? sentence`${who(by)}: “${said}”`
      : sentence`${who(by)}: ${hintWords({ kind, text: said })}.`,
  suspected: ({ by, player }: Suspicion, { who, does }) => sentence`${who(by)} ${does(by, 'suspects')} ${who(player)}.`,
  ...claimLog(claimWords),
  counted: ({ votes, nobody }: VoteResult, { who }) => [
    ...sentence`Votes: ${voteWords(votes, who)}.`,
    ...(nobody === null ? [] : [` ${NOBODY[nobody]}`]),
  ],
  shown: ({ seat, role }: { seat: Seat; role: Role }, { who, does }) =>
    sentence`${who(seat)} ${does(seat, 'is')} voted out and ${does(seat, 'was')} ${rolePhrase(role)}.`,
  revealed: ({ by, role, guess, isRight }: { by: Seat; role: Role; guess: Guess; isRight: boolean }, { who, does }) => [
    ...sentence`${who(by)} ${does(by, 'is')} ${rolePhrase(role)} and `,
    ...(guess === 'alone' ? sentence`${does(by, 'says')}: alone.` : sentence`${does(by, 'names')} ${who(guess)}.`),
    isRight ? ' Right.' : ' Wrong.',
  ],
  over: ({ side }: { side: Side }) => sentence`${side === 'users' ? 'The users win.' : 'The insiders win.'}`,
  cancelled: () => sentence`Three rounds without a move. The match is cancelled.`,
} satisfies Readonly<Record<Code, LogLine>>;

/** What the rules tell everybody. */
export type LogCode = keyof typeof LOG;

/** "Tailor again": the same word may be rolled twice, and nobody should take it for a fault. */
export function wordWords(word: string, isAgain = false): string {
  return isAgain ? `${word} again` : word;
}

const NOBODY = { skipped: 'More than half skipped. Nobody is out.', tied: 'A tie. Nobody is out.' };

/** "Ana 2, Ben 1, 2 skipped". */
function voteWords(votes: VoteResult['votes'], names: Names): string {
  const counts = new Map<Seat | null, number>();
  for (const vote of Object.values(votes)) counts.set(vote, (counts.get(vote) ?? 0) + 1);
  const skipped = counts.get(null) ?? 0;
  const named = [...counts]
    .filter((entry): entry is [Seat, number] => entry[0] !== null)
    .sort(([, one], [, other]) => other - one)
    .map(([seat, count]) => `${names(seat)} ${count}`);
  return [...named, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ');
}

const NOW: Readonly<Record<Phase, (view: View, seat: Seat | null, names: Names) => string>> = {
  night: () => 'Night. Everybody looks at a card of their own.',
  hint(view, seat, names) {
    const about = `about ${wordWords(view.publicWord ?? 'the word', isWordAgain(view, view.round))}`;
    if (view.turn !== null)
      return view.turn === seat ? `Your turn: a hint ${about}.` : `${names(view.turn)} thinks of a hint ${about}.`;
    return seat === null || view.out.includes(seat)
      ? `Whoever thinks of a hint ${about} first begins.`
      : `Whoever thinks of a hint ${about} first begins. It can be you.`;
  },
  discuss: (view, seat) =>
    seat !== null && view.ready.includes(seat)
      ? `Talk. ${view.ready.length} of ${view.seats.length} are ready to vote.`
      : 'Who hinted at something else? Talk, then say that you are ready to vote.',
  vote: (view, seat) =>
    seat === null || view.voted.includes(seat)
      ? `${view.voted.length} of ${view.seats.length} have voted.`
      : 'Vote for one player, or skip. Nobody sees it before the count.',
  voteResult(view, _seat, names) {
    const last = view.results.at(-1);
    if (view.counting || !last) return 'The votes are in.';
    if (last.shown === null) return NOBODY[last.nobody ?? 'tied'];
    return `${names(last.shown)} was ${rolePhrase(last.role ?? 'user')}. The match goes on.`;
  },
  discovery: () => 'Silence. Whoever is sure may say so now.',
  matchOver: () => 'The match is over.',
};

const REASONS: Readonly<Record<string, (view: View, names: Names) => string>> = {
  'insider-voted-out'({ votedOut }, names) {
    const last = votedOut.at(-1);
    return last ? `${names(last.seat)} was voted out and was ${rolePhrase(last.role)}. The users win.` : '';
  },
  'partner-found': ({ revealed }, names) =>
    revealed && revealed.guess !== 'alone'
      ? `${names(revealed.by)} found ${names(revealed.guess)}. The insiders win.`
      : '',
  'knew-alone': ({ revealed }, names) =>
    revealed ? `${names(revealed.by)} was alone and knew it. The Hacker wins.` : '',
  'guess-wrong': wrongGuess,
  'guess-missed': wrongGuess,
  'nobody-moved': () => 'Three rounds passed without a move. The match is cancelled and counts for nobody.',
};

function wrongGuess({ revealed, truth }: View, names: Names): string {
  if (!revealed) return '';
  const { by, guess } = revealed;
  if (guess === 'alone') return `${names(by)} claimed to be alone and was not. The users win.`;
  const role = truth?.roles[guess];
  return `${names(by)} named ${names(guess)}, who was ${rolePhrase(role ?? 'user')}. The users win.`;
}
