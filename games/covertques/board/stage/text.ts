import { capital, eitherOf, inWords, type Names, type Outcome, texts } from 'hush/game';
import type { View, VoteResult } from '../../state';
import { headline, resultLines } from '../text';

export const stageText = texts('covertques.stage', {
  order: 'Speaking order',
  allVotes: (round: number, votes: number) => `Round ${round}. All ${inWords(votes)} votes are in.`,
  votes: (round: number, votes: number, of: number) =>
    `Round ${round}. ${capital(inWords(votes))} of ${inWords(of)} votes are in.`,
  thinking: 'Thinking…',
  earlier: (round: number, hint: string) => `Round ${round}: ${hint}`,
  suspected: 'Suspected by',
  talk: 'Talk it over.',
  ready: 'ready to vote',
  voted: 'votes are in',
  from: 'From the boss, to all desks',
  legend: 'The first number is for this match, the second for tonight.',
  match: (played: number) => `Match ${played} this evening`,
  noAdmin: 'No Admin in play',
  wins: 'Wins',
  votedOut: 'Voted out',
  nothing: 'Lost',
  nobodyOut: 'Nobody was voted out.',
  /** After a vote that caught an insider: how many of the others had voted for that player. */
  bothSaw: 'Both of you saw it.',
  allSaw: (voters: number) => `All ${inWords(voters)} of you saw it.`,
  someSaw: (voters: number) => `${capital(inWords(voters))} of you saw it.`,
  noVotes: (names: readonly string[]) => `Nobody voted for ${eitherOf(names)}.`,
  noVotesMany: (players: number) => `Nobody voted for the other ${inWords(players)}.`,
  usersWin: 'The users win.',
  insidersWin: 'The insiders win.',
  named: (name: string, other: string, round: number, isRight: boolean) =>
    isRight
      ? `${name} named ${other} in round ${round}, and was right.`
      : `${name} named ${other} in round ${round}, and was wrong.`,
  saidAlone: (name: string, round: number, isRight: boolean) =>
    isRight
      ? `${name} claimed to be alone in round ${round}, and was right.`
      : `${name} claimed to be alone in round ${round}, and was wrong.`,
  votedOutIn: (name: string, round: number, votes: number) =>
    votes === 1
      ? `${name} was voted out in round ${round}, with one vote.`
      : `${name} was voted out in round ${round}, with ${inWords(votes)} votes.`,
});

/** Says how many of the votes are in. */
export function votesAreIn(round: number, votes: number, of: number): string {
  return votes === of ? stageText.allVotes(round, votes) : stageText.votes(round, votes, of);
}

/** Returns a headline and a line for the result of a vote on a television. */
export function stageResult(result: VoteResult, names: Names): { title: string; line: string } {
  const { title, line } = resultLines(result, names, null);
  if (result.shown === null) return { title: `${stageText.nobodyOut} ${line}`, line: '' };
  if (result.role !== 'hacker' && result.role !== 'admin') return { title, line };
  const voters = Object.keys(result.votes).filter((seat) => seat !== result.shown);
  const right = voters.filter((seat) => result.votes[seat] === result.shown).length;
  const all = right === 2 ? stageText.bothSaw : stageText.allSaw(right);
  return { title, line: `${line} ${right === voters.length ? all : stageText.someSaw(right)}` };
}

/** Says which players got no vote. Names them if there are at most three. */
export function unnamed(names: readonly string[]): string {
  return names.length > 3 ? stageText.noVotesMany(names.length) : stageText.noVotes(names);
}

/** Returns the name of the winning side, for the bar. */
export function winnersOf({ truth }: View, { cancelled, winners }: Outcome): string {
  if (cancelled || !truth) return '';
  const insiders = winners.some((seat) => /hacker|admin|accomplice/.test(truth.roles[seat] ?? ''));
  return insiders ? stageText.insidersWin : stageText.usersWin;
}

/** Says in one line how the match ended. */
export function howItEnded(view: View, outcome: Outcome, names: Names): string {
  const { revealed, results } = view;
  if (outcome.cancelled) return headline(view, outcome);
  if (revealed) {
    const { by, guess, isRight } = revealed;
    if (guess === 'alone') return stageText.saidAlone(names(by), view.round, isRight);
    return stageText.named(names(by), names(guess), view.round, isRight);
  }
  const last = results.at(-1);
  if (!last?.shown) return '';
  const votes = Object.values(last.votes).filter((seat) => seat === last.shown).length;
  return stageText.votedOutIn(names(last.shown), last.round, votes);
}
