import { holdAll, type Law } from 'hush/game';
import { topicOf } from './content/secret/topics';
import type { Language } from './languages';
import { canBeAlone, living, roleOf, suspicionsIn } from './queries';
import { deckFor } from './rules/deck';
import { codeWord, publicWord } from './rules/topic';
import { tally } from './rules/votes';
import { IDLE_ROUNDS, isInsider, knowsCode, type State, type Suspicion, sideOf } from './state';
import { contains, hasTooManyMarks, isHint, isSameHint, tidy } from './words';

/** Checks the invariants of the state. Throws an error that names the first one that does not hold. */
export function invariant(G: State): void {
  holdAll(ofTheDeal(G), ofTheRounds(G), ofTheHints(G), ofTheVotes(G), ofTheEnd(G));
}

function ofTheDeal(G: State): Law[] {
  const { removed, die } = G.secret;
  const dealt = [...Object.values(G.roles), ...(removed === null ? [] : [removed])].sort().join();
  return [
    ['the cards dealt and the one removed are the deck', dealt === deckFor(G.seats.length, G.options).sort().join()],
    ['a card is removed with 3 or 4 players alone', (removed !== null) === canBeAlone(G.seats.length)],
    ['the Hacker is in', Object.values(G.roles).includes('hacker')],
    ['the code word’s die has six faces', isDie(die)],
    ['the topic counts as used', G.topicsUsed.at(-1) === G.topic],
  ];
}

function ofTheRounds(G: State): Law[] {
  const isNight = G.phase === 'night';
  return [
    ['a die a round, none in the night', G.dice.length === G.round && G.dice.every(isDie)],
    ['rounds follow the night', isNight ? G.round === 0 : G.round > 0],
    ['the night waits for at least one seat', !isNight || G.seen.length < G.seats.length],
    ['presses of the night are forgotten after it', isNight || G.seen.length === 0],
    ['discovery waits for at least one seat', G.phase !== 'discovery' || G.passed.length < living(G).length],
    ['seats that passed are in', G.passed.every((seat) => living(G).includes(seat))],
    ['turns are for the hint phase', G.turn === null || G.phase === 'hint'],
    ['the seat whose turn it is, is in', G.turn === null || living(G).includes(G.turn)],
    ['a turn has a starter before it', G.turn === null || G.starter !== null],
    ['the count is part of the result', !G.counting || G.phase === 'voteResult'],
    ['not yet too many rounds of silence', G.idle < IDLE_ROUNDS || G.outcome?.cancelled === true],
    ['nobody is waited for after the end', G.outcome === null || G.deadline === null],
    ['no clock runs against the human at a practice table', !isUnhurried(G) || G.deadline === null],
  ];
}

function ofTheHints(G: State): Law[] {
  const { words } = G.options;
  const now = G.hints.filter(({ round }) => round === G.round);
  const typed = G.hints.flatMap(({ by, text, round }) => (text === null ? [] : [{ by, text, round }]));
  const word = publicWord(G);
  const open = (round: number) => topicOf(G).publicWords[(G.dice[round - 1] ?? 0) - 1];
  return [
    ['one hint each a round', new Set(now.map(({ by }) => by)).size === now.length],
    ['the starter’s hint is the first', now.length === 0 || now[0]?.by === G.starter],
    ['a round that hints has a word', word !== null || now.length === 0],
    [
      'hints are valid and stored as they are shown',
      typed.every(({ text }) => isHint(text) && !hasTooManyMarks(text) && tidy(text) === text),
    ],
    ['no hint contains its public word', typed.every(({ text, round }) => !contains(text, open(round) ?? text, words))],
    [
      'no hint is repeated in a round',
      !typed.some((one, at) => typed.slice(0, at).some((each) => isRepeat(each, one, words))),
    ],
    [
      'no seat that knows the code word has said it',
      typed.every(({ by, text }) => !knowsCode(roleOf(G, by)) || !contains(text, codeWord(G), words)),
    ],
    ['no hint is said aloud where hints are typed', G.options.hintMode === 'spoken' || !G.hints.some(isSaid)],
  ];
}

function ofTheVotes(G: State): Law[] {
  const pointed = suspicionsIn(G);
  const out = G.votedOut.map(({ seat }) => seat);
  const wasOut = (round: number) => G.votedOut.filter((each) => each.round < round).map(({ seat }) => seat);
  const isFair = ([by, player]: [string, string | null]) => player === null || (player !== by && !out.includes(player));
  return [
    ['the voted-out show the role they had', G.votedOut.every(({ seat, role }) => roleOf(G, seat) === role)],
    ['nobody is voted out twice', new Set(out).size === out.length],
    ['an insider voted out ends the match', G.outcome !== null || !G.votedOut.some(({ role }) => isInsider(role))],
    ['sealed votes name another seat that is in', Object.entries(G.votes).every(isFair)],
    ['sealed votes exist only in the vote and the count', isVoting(G) || Object.keys(G.votes).length === 0],
    ['the vote waits for at least one seat', G.phase !== 'vote' || Object.keys(G.votes).length < G.seats.length],
    ['the discussion waits for at least one seat', G.phase !== 'discuss' || G.ready.length < G.seats.length],
    ['no seat suspects a player twice in a round', new Set(pointed.map(pointing)).size === pointed.length],
    ['suspicions are of another seat', pointed.every(({ by, player }) => by !== player)],
    ['one result a round', G.results.every(({ round }, at) => round === at + 1)],
    ['a late seat has no vote', G.results.every(({ votes, late }) => late.every((seat) => votes[seat] === null))],
    [
      'results follow from the votes',
      G.results.every(({ votes, shown }) => tally(Object.values(votes)).shown === shown),
    ],
    [
      'no vote named a seat that was already voted out',
      G.results.every(({ votes, round }) => Object.values(votes).every((seat) => !wasOut(round).includes(seat ?? ''))),
    ],
  ];
}

function ofTheEnd({ outcome, phase, roles, revealed }: State): Law[] {
  const isOver = outcome !== null;
  const points = Object.entries(outcome?.points ?? {});
  const sides = new Set(outcome?.winners.map((seat) => roles[seat]).map((role) => role && sideOf(role)));
  return [
    ['a match is over exactly when its phase is matchOver', isOver === (phase === 'matchOver')],
    ['a guess ends the match', revealed === null || isOver],
    ['one side wins', !isOver || sides.size === (outcome.cancelled ? 0 : 1)],
    ['only winners score', points.every(([seat, n]) => n === 0 || outcome?.winners.includes(seat) === true)],
    ['nobody scores more than 2', points.every(([, n]) => n >= 0 && n <= 2)],
  ];
}

/** Whether a practice match is still waiting for its person to act in this step. */
function isUnhurried({ practice, phase, turn, ready, votes, votedOut, seen, passed }: State): boolean {
  if (practice === null) return false;
  const isOut = votedOut.some(({ seat }) => seat === practice);
  if (phase === 'night') return !seen.includes(practice);
  if (phase === 'discovery') return !isOut && !passed.includes(practice);
  if (phase === 'hint') return turn === null ? !isOut : turn === practice;
  if (phase === 'discuss') return !ready.includes(practice);
  return phase === 'vote' && !Object.hasOwn(votes, practice);
}

function isVoting({ phase, counting }: State): boolean {
  return phase === 'vote' || (phase === 'voteResult' && counting);
}

function pointing({ by, player }: Suspicion): string {
  return `${by} ${player}`;
}

function isDie(die: number): boolean {
  return Number.isInteger(die) && die >= 1 && die <= 6;
}

function isSaid({ kind }: State['hints'][number]): boolean {
  return kind === 'said';
}

type Typed = { text: string; round: number };

function isRepeat(one: Typed, other: Typed, language: Language): boolean {
  return one.round === other.round && isSameHint(one.text, other.text, language);
}
