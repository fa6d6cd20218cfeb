import { type Coach, type CoachStep, capital, type Picked, type Seat } from 'hush/game';
import { legal } from '../legal';
import { BLAMED, HACKER, hasSuspected, PROPOSED } from '../lesson/script';
import type { Phase, View } from '../state';
import { COACH } from './coachText';
import { hintOf } from './round';
import { nightText } from './text';

/** Hints for rounds that the script does not cover. For every public word, at least one of them is legal. */
const HINTS = ['cold', 'strong', 'blue', 'fast', 'old', 'quiet', 'round', 'far'];
const ELSEWHERE = ['tab:board'];

const at = (view: View, round: number, ...phases: Phase[]) => view.round === round && phases.includes(view.phase);
const word = (view: View) => view.publicWord ?? '';
const code = (view: View) => view.me?.code?.word ?? '';
const hasHinted = (view: View, seat: Seat) => hintOf(view, seat, view.round) !== null;
const mayHint = (view: View, seat: Seat) => legal.hint.why(view, seat) === null && propose(view, seat) !== '';
const isOpenFor = (view: View, phase: 'discuss' | 'vote', seat: Seat) =>
  view.phase === phase && !(phase === 'discuss' ? view.ready : view.voted).includes(seat);
const hintBy = (view: View, seat: Seat, round: number) => hintOf(view, seat, round)?.text ?? '';
const isAccused = (view: View) => hasSuspected(view, BLAMED, '0');
/** Whether the Admin may name the Hacker now, which is the case in even rounds. */
const isAdmins = ({ phase, round }: View) => phase === 'discovery' && round % 2 === 0;
const isVoting = (picked: Picked | null) => picked?.move === 'vote';
const isSkipping = (picked: Picked | null) => picked?.move === 'skip';
/** Whether the learner has picked the partner in the vote. The coach refuses to vote for the partner. */
const isAgainstPartner = (picked: Picked | null) => isVoting(picked) && picked?.draft[0] === HACKER;

const readFirst = (_view: View, _seat: Seat, move: string) =>
  ['readyToVote', 'suspect'].includes(move) ? COACH.readFirst : null;

/** Returns the hint that the coach suggests: the hint in the script, or else the first legal one in `HINTS`. */
function propose(view: View, seat: Seat): string {
  const scripted = PROPOSED[view.round - 1];
  const all = scripted === undefined ? HINTS : [scripted, ...HINTS];
  return all.find((text) => legal.hint.refusal(view, seat, [text]) === null) ?? '';
}

const steps: readonly CoachStep<View>[] = [
  {
    id: 'envelope',
    ...COACH.envelope,
    when: (view) => view.phase === 'night' && view.me?.seen === false,
    at: ['envelope'],
    refuses: (_view, _seat, move) => (move === 'seen' ? nightText.openFirst.hold : null),
  },
  {
    id: 'seen',
    ...COACH.seen,
    why: (view) => COACH.seen.why(code(view)),
    when: (view) => view.phase === 'night' && view.me?.seen === false,
    at: ['seen'],
    move: () => ({ move: 'seen', args: [] }),
  },
  {
    id: 'hint',
    ...COACH.hint,
    why: (view, seat) => COACH.hint.why(word(view), code(view), capital(propose(view, seat))),
    when: (view, seat) => view.round === 1 && mayHint(view, seat),
    at: ['hint', ...ELSEWHERE],
    move: (view, seat) => ({ move: 'hint', args: [propose(view, seat), view.round] }),
  },
  {
    id: 'listen',
    ...COACH.listen,
    why: (view) => COACH.listen.why(word(view), code(view)),
    when: (view, seat) => at(view, 1, 'hint', 'discuss') && hasHinted(view, seat),
    refuses: readFirst,
  },
  {
    id: 'clue',
    ...COACH.clue,
    title: (view, _seat, names) => COACH.clue.title(names(HACKER), hintBy(view, HACKER, 1)),
    why: (view) => COACH.clue.why(code(view)),
    when: (view) => at(view, 1, 'discuss'),
    refuses: readFirst,
  },
  {
    id: 'found',
    title: (view, _seat, names) => COACH.found.title(names(HACKER), hintBy(view, HACKER, 2)),
    why: (view) => COACH.found.why(hintBy(view, HACKER, 1), code(view)),
    when: (view) => at(view, 2, 'discuss'),
  },
  {
    id: 'talk',
    title: (_view, _seat, names) => COACH.talk.title(names(BLAMED)),
    why: (_view, _seat, names) => COACH.talk.why(names(BLAMED)),
    when: (view, seat) =>
      at(view, 1, 'discuss') &&
      isOpenFor(view, 'discuss', seat) &&
      isAccused(view) &&
      !view.suspicions.some(({ by }) => by === seat),
    at: [`make-claim:suspicion:${BLAMED}`, 'not-yet', `offer:suspicion:${BLAMED}`, 'claim', ...ELSEWHERE],
    move: (view) => ({ move: 'suspect', args: [BLAMED, view.round] }),
    refuses: (_view, _seat, move) => (move === 'readyToVote' ? COACH.talk.answerFirst : null),
    learned: COACH.talk.learned,
  },
  {
    id: 'ready',
    ...COACH.ready,
    when: (view, seat) => isOpenFor(view, 'discuss', seat) && (view.round > 1 || isAccused(view)),
    at: ['ready', ...ELSEWHERE],
    move: (view) => ({ move: 'readyToVote', args: [view.round] }),
    again: true,
  },
  {
    id: 'vote',
    title: (_view, _seat, names, picked) => {
      if (isAgainstPartner(picked)) return COACH.vote.notPartner(names(HACKER));
      return isVoting(picked) || isSkipping(picked) ? COACH.vote.lock : COACH.vote.title(names(BLAMED));
    },
    why: (_view, _seat, names, picked) =>
      isAgainstPartner(picked) ? COACH.vote.whyNot(names(HACKER)) : COACH.vote.why(names(HACKER)),
    when: (view, seat) => view.round === 1 && isOpenFor(view, 'vote', seat),
    at: (_view, _seat, picked) => [
      picked === null || isAgainstPartner(picked) ? `plate:${BLAMED}` : 'lock',
      ...ELSEWHERE,
    ],
    move: (view) => ({ move: 'vote', args: [BLAMED, view.round] }),
    learned: COACH.vote.learned,
  },
  {
    id: 'votes',
    ...COACH.votes,
    title: (view, _seat, names) => COACH.votes.title(names(view.results[0]?.shown ?? BLAMED)),
    when: (view) => view.round === 1 && view.results.length === 1,
    refuses: (_view, _seat, move) => (['pass', 'reveal'].includes(move) ? COACH.readFirst : null),
  },
  {
    id: 'count',
    title: ({ counting }) => (counting ? COACH.count.counting : COACH.count.title),
    why: ({ counting }) => (counting ? COACH.count.whyCounting : COACH.count.why),
    when: ({ phase }) => phase === 'voteResult',
    move: () => null,
    again: true,
    branch: true,
  },
  {
    id: 'silence',
    ...COACH.silence,
    when: (view) => at(view, 1, 'discovery') && view.me?.passed === false,
    at: ['pass'],
    move: (view) => ({ move: 'pass', args: [view.round] }),
  },
  {
    id: 'hint-again',
    title: (view) => COACH.hintAgain.title(word(view)),
    why: (view, seat) => COACH.hintAgain.why(code(view), capital(propose(view, seat))),
    when: (view, seat) => view.round === 2 && mayHint(view, seat),
    at: ['hint', ...ELSEWHERE],
    move: (view, seat) => ({ move: 'hint', args: [propose(view, seat), view.round] }),
  },
  {
    id: 'skip',
    title: (_view, _seat, names, picked) => {
      if (isAgainstPartner(picked)) return COACH.skip.notPartner(names(HACKER));
      return isSkipping(picked) ? COACH.vote.lock : COACH.skip.title;
    },
    why: (_view, _seat, names) => COACH.skip.why(names(HACKER)),
    when: (view, seat) => view.round > 1 && isOpenFor(view, 'vote', seat),
    at: (_view, _seat, picked) => [isSkipping(picked) ? 'lock' : 'plate:skip', ...ELSEWHERE],
    move: (view) => ({ move: 'skip', args: [view.round] }),
    again: true,
  },
  {
    id: 'name',
    ...COACH.name,
    title: (_view, _seat, names) => COACH.name.title(names(HACKER)),
    when: isAdmins,
    at: [`face:${HACKER}`],
    move: (view) => ({ move: 'reveal', args: [HACKER, view.round] }),
    again: true,
  },
  {
    id: 'over',
    ...COACH.over,
    when: (view) => view.outcome !== null,
  },
];

/** Guides the learner through a first match as the Admin, from the envelope to naming the Hacker. */
export const coach: Coach<View> = {
  goal: COACH.goal,
  steps,
  refuses(view, _seat, move, [guess]) {
    if (move === 'vote' && guess === HACKER) return COACH.refuses.vote;
    if (move === 'suspect' && guess === HACKER) return COACH.refuses.suspect;
    if (move === 'pass' && isAdmins(view)) return COACH.refuses.pass;
    if (move === 'reveal' && isAdmins(view) && guess !== undefined && guess !== HACKER) return COACH.refuses.wrongName;
    if (move === 'reveal' && view.phase === 'discovery' && !isAdmins(view)) return COACH.refuses.notHackers;
    const isTooEarly = at(view, 1, 'discuss') && !isAccused(view);
    return isTooEarly && (move === 'suspect' || move === 'readyToVote') ? COACH.refuses.tooEarly : null;
  },
  left: COACH.left,
};
