import type { Names, Outcome } from 'hush/game';
import type { View, VoteResult } from '../../state';
import { capital, endText, headline, inWords, resultLines } from '../text';

export const stageText = {
  order: 'Speaking order',
  votesAreIn: (round: number, voters: number, of: number) =>
    `Round ${round}. ${voters === of ? `All ${inWords(of)}` : `${capital(inWords(voters))} of ${inWords(of)}`} votes are in.`,
  thinking: 'Thinking…',
  earlier: (round: number, hint: string) => `Round ${round}: ${hint}`,
  suspected: 'Suspected by',
  talk: 'Talk it over.',
  ready: 'ready to vote',
  voted: 'votes are in',
  memo: endText.memo,
  from: 'From the boss, to all desks',
  legend: 'The first number is this match, the second tonight.',
  match: (played: number) => `Match ${played} this evening`,
  codeWord: endText.word,
  noAdmin: 'No Admin tonight',
  wins: 'Wins',
  votedOut: 'Voted out',
  nothing: 'Lost',
} as const;

/** Returns a headline and a line for the result of a vote on a television. */
export function stageResult(result: VoteResult, names: Names): { title: string; line: string } {
  const { title, line } = resultLines(result, names, null);
  if (result.shown === null) return { title: `Nobody’s out. ${line}`, line: '' };
  if (result.role !== 'hacker' && result.role !== 'admin') return { title, line };
  const voters = Object.keys(result.votes).filter((seat) => seat !== result.shown);
  const right = voters.filter((seat) => result.votes[seat] === result.shown).length;
  const all = right === 2 ? 'Both' : `All ${inWords(right)}`;
  const who = right === voters.length ? all : capital(inWords(right));
  return { title, line: `${line} ${who} of you saw it.` };
}

/** Says which players got no vote. Names them if there are at most three. */
export function unnamed(names: readonly string[]): string {
  if (names.length > 3) return `Nobody voted for the other ${inWords(names.length)}.`;
  return `Nobody voted for ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)}.`;
}

/** Returns the name of the winning side, for the bar. */
export function winnersOf({ truth }: View, { cancelled, winners }: Outcome): string {
  if (cancelled || !truth) return '';
  const insiders = winners.some((seat) => /hacker|admin|accomplice/.test(truth.roles[seat] ?? ''));
  return insiders ? 'The insiders win.' : 'The users win.';
}

/** Says in one line how the match ended. */
export function howItEnded(view: View, outcome: Outcome, names: Names): string {
  const { revealed, results } = view;
  if (outcome.cancelled) return headline(view, outcome);
  if (revealed) {
    const what = revealed.guess === 'alone' ? 'claimed to be alone' : `named ${names(revealed.guess)}`;
    return `${names(revealed.by)} ${what} in round ${view.round}, and was ${revealed.isRight ? 'right' : 'wrong'}.`;
  }
  const last = results.at(-1);
  if (!last?.shown) return '';
  const votes = Object.values(last.votes).filter((seat) => seat === last.shown).length;
  return `${names(last.shown)} was voted out in round ${last.round}, with ${inWords(votes)} ${votes === 1 ? 'vote' : 'votes'}.`;
}
