import type { Coach, CoachStep, Picked, Seat } from 'hush/game';
import { legal } from '../legal';
import { BLAMED, HACKER, hasSuspected, PROPOSED } from '../lesson/script';
import type { Phase, View } from '../state';
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
const quote = (view: View, seat: Seat, round: number) => `“${hintOf(view, seat, round)?.text ?? ''}”`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const isAccused = (view: View) => hasSuspected(view, BLAMED, '0');
/** Whether the Admin may name the Hacker now, which is the case in even rounds. */
const isAdmins = ({ phase, round }: View) => phase === 'discovery' && round % 2 === 0;
/** Shown when the learner tries to make a move before reading the card. */
const READ_FIRST = 'Read the lesson’s card first, then press Next.';
const isVoting = (picked: Picked | null) => picked?.move === 'vote';
const isSkipping = (picked: Picked | null) => picked?.move === 'skip';
/** Whether the learner has picked the partner in the vote. The coach refuses to vote for the partner. */
const isAgainstPartner = (picked: Picked | null) => isVoting(picked) && picked?.draft[0] === HACKER;

const readFirst = (_view: View, _seat: Seat, move: string) =>
  ['readyToVote', 'suspect'].includes(move) ? READ_FIRST : null;

/** Returns the hint that the coach suggests: the hint in the script, or else the first legal one in `HINTS`. */
function propose(view: View, seat: Seat): string {
  const scripted = PROPOSED[view.round - 1];
  const all = scripted === undefined ? HINTS : [scripted, ...HINTS];
  return all.find((text) => legal.hint.refusal(view, seat, [text]) === null) ?? '';
}

const steps: readonly CoachStep<View>[] = [
  {
    id: 'envelope',
    title: 'Press and hold the envelope.',
    why: 'It says who you are tonight. From the outside, everyone’s looks the same.',
    held: 'Keep holding, and read. You can look again at any time.',
    when: (view) => view.phase === 'night' && view.me?.seen === false,
    at: ['envelope'],
    refuses: (_view, _seat, move) => (move === 'seen' ? nightText.openFirst.hold : null),
  },
  {
    id: 'seen',
    title: 'You’re the Admin.',
    why: (view) => `Someone here is the Hacker. You both know the word ${code(view)}, and the users don’t.`,
    when: (view) => view.phase === 'night' && view.me?.seen === false,
    at: ['seen'],
    move: () => ({ move: 'seen', args: [] }),
    learned: 'Read your role and the code word',
  },
  {
    id: 'hint',
    title: 'Give one hint that fits two words.',
    why: (view, seat) =>
      `The die picked ${word(view)} from six public words; ${code(view)} is on the secret list. “${capital(propose(view, seat))}” fits both.`,
    when: (view, seat) => view.round === 1 && mayHint(view, seat),
    at: ['hint', ...ELSEWHERE],
    move: (view, seat) => ({ move: 'hint', args: [propose(view, seat), view.round] }),
    learned: 'Gave one hint that fits two words',
  },
  {
    id: 'listen',
    title: 'Now read the others’ hints.',
    why: (view) => `Three of them only know ${word(view)}. Whose hint fits ${code(view)} as well?`,
    when: (view, seat) => at(view, 1, 'hint', 'discuss') && hasHinted(view, seat),
    refuses: readFirst,
  },
  {
    id: 'clue',
    title: (view, _seat, names) => `${names(HACKER)} said ${quote(view, HACKER, 1)}.`,
    why: (view) =>
      `That fits ${code(view)} too. But one hint could be a coincidence, so wait for another before you’re sure.`,
    when: (view) => at(view, 1, 'discuss'),
    refuses: readFirst,
    learned: 'Read the others’ hints for a second meaning',
  },
  {
    id: 'found',
    title: (view, _seat, names) => `${names(HACKER)} again: ${quote(view, HACKER, 2)}.`,
    why: (view) =>
      `First ${quote(view, HACKER, 1)}, now this. Both fit ${code(view)}, and nobody else did that twice: there’s your Hacker.`,
    when: (view) => at(view, 2, 'discuss'),
  },
  {
    id: 'talk',
    title: (_view, _seat, names) => `${names(BLAMED)} suspects you. Point back.`,
    why: (_view, _seat, names) =>
      `Press **Claim**, then **${names(BLAMED)}** under “I suspect…”. A claim doesn’t have to be true.`,
    when: (view, seat) =>
      at(view, 1, 'discuss') &&
      isOpenFor(view, 'discuss', seat) &&
      isAccused(view) &&
      !view.suspicions.some(({ by }) => by === seat),
    at: [`offer:suspect:${BLAMED}`, 'claim', ...ELSEWHERE],
    move: (view) => ({ move: 'suspect', args: [BLAMED, view.round] }),
    refuses: (_view, _seat, move) => (move === 'readyToVote' ? 'Answer first: press Claim and suspect someone.' : null),
    learned: 'Answered a suspicion with another',
  },
  {
    id: 'ready',
    title: 'Say you’re ready to vote.',
    why: 'The vote opens when everyone’s ready. Users try to vote out the Hacker or the Admin: that’s how they win.',
    when: (view, seat) => isOpenFor(view, 'discuss', seat) && (view.round > 1 || isAccused(view)),
    at: ['ready', ...ELSEWHERE],
    move: (view) => ({ move: 'readyToVote', args: [view.round] }),
    again: true,
  },
  {
    id: 'vote',
    title: (_view, _seat, names, picked) => {
      if (isAgainstPartner(picked)) return `Not ${names(HACKER)}. Pick someone else.`;
      return isVoting(picked) || isSkipping(picked) ? 'Lock your vote.' : `Vote for ${names(BLAMED)}, or someone else.`;
    },
    why: (_view, _seat, names, picked) =>
      isAgainstPartner(picked)
        ? `${names(HACKER)} could be the Hacker, and if the Hacker goes, you both lose.`
        : `Votes are sealed until all are in. Anyone’s fine, except ${names(HACKER)}.`,
    when: (view, seat) => view.round === 1 && isOpenFor(view, 'vote', seat),
    at: (_view, _seat, picked) => [
      picked === null || isAgainstPartner(picked) ? `plate:${BLAMED}` : 'lock',
      ...ELSEWHERE,
    ],
    move: (view) => ({ move: 'vote', args: [BLAMED, view.round] }),
    learned: 'Cast a sealed vote',
  },
  {
    id: 'votes',
    title: (view, _seat, names) => `${names(view.results[0]?.shown ?? BLAMED)} had the most votes.`,
    why: 'Only a User, so the match continues. On a tie, or if most players skip, nobody goes.',
    when: (view) => view.round === 1 && view.results.length === 1,
    refuses: (_view, _seat, move) => (['pass', 'reveal'].includes(move) ? READ_FIRST : null),
  },
  {
    id: 'count',
    title: ({ counting }) => (counting ? 'Three, two, one.' : 'Next comes the silence.'),
    why: ({ counting }) =>
      counting
        ? 'All votes are revealed together, so nobody can copy anyone.'
        : 'That’s when one insider may name the other.',
    when: ({ phase }) => phase === 'voteResult',
    move: () => null,
    again: true,
    branch: true,
  },
  {
    id: 'silence',
    title: 'Hush. This is the silence.',
    why: 'One insider may name the other now. In odd rounds it’s the Hacker’s turn, so press **Pass**.',
    when: (view) => at(view, 1, 'discovery') && view.me?.passed === false,
    at: ['pass'],
    move: (view) => ({ move: 'pass', args: [view.round] }),
    learned: 'Passed in the Hacker’s silence',
  },
  {
    id: 'hint-again',
    title: (view) => `New round: the word is ${word(view)}.`,
    why: (view, seat) =>
      `The code word is still ${code(view)}. “${capital(propose(view, seat))}” fits both, and tells the Hacker it’s you.`,
    when: (view, seat) => view.round === 2 && mayHint(view, seat),
    at: ['hint', ...ELSEWHERE],
    move: (view, seat) => ({ move: 'hint', args: [propose(view, seat), view.round] }),
  },
  {
    id: 'skip',
    title: (_view, _seat, names, picked) => {
      if (isAgainstPartner(picked)) return `Not ${names(HACKER)}. Skip this time.`;
      return isSkipping(picked) ? 'Lock your vote.' : 'Skip this time.';
    },
    why: 'If most players skip, nobody goes. Then you’re both still in when the silence comes.',
    when: (view, seat) => view.round > 1 && isOpenFor(view, 'vote', seat),
    at: (_view, _seat, picked) => [isSkipping(picked) ? 'lock' : 'plate:skip', ...ELSEWHERE],
    move: (view) => ({ move: 'skip', args: [view.round] }),
    again: true,
  },
  {
    id: 'name',
    title: (_view, _seat, names) => `Name the Hacker: hold ${names(HACKER)}’s face.`,
    why: 'In even rounds it’s the Admin’s turn. Hold until the ring closes, and you both win.',
    when: isAdmins,
    at: [`face:${HACKER}`],
    move: (view) => ({ move: 'reveal', args: [HACKER, view.round] }),
    again: true,
    learned: 'Found your partner',
  },
  {
    id: 'over',
    title: 'You found each other.',
    why: 'The insiders win when one names the other. The users win when one of the two is voted out or names the wrong player.',
    when: (view) => view.outcome !== null,
  },
];

/** Guides the learner through a first match as the Admin, from the envelope to naming the Hacker. */
export const coach: Coach<View> = {
  goal: 'Find the Hacker and name them.',
  steps,
  refuses(view, _seat, move, [guess]) {
    if (move === 'vote' && guess === HACKER) return 'That could be the Hacker. If the Hacker goes, you both lose.';
    if (move === 'suspect' && guess === HACKER)
      return 'That could be the Hacker. Don’t point the others at your partner.';
    if (move === 'pass' && isAdmins(view)) return 'Don’t pass now: it’s your turn, and you know the Hacker.';
    if (move === 'reveal' && isAdmins(view) && guess !== undefined && guess !== HACKER)
      return 'A wrong name loses the match. Look for the player whose hints fit both words.';
    if (move === 'reveal' && view.phase === 'discovery' && !isAdmins(view))
      return 'In odd rounds only the Hacker may name someone. Press Pass.';
    const isTooEarly = at(view, 1, 'discuss') && !isAccused(view);
    return isTooEarly && (move === 'suspect' || move === 'readyToVote') ? 'Hear the others out first.' : null;
  },
  left: [
    'Playing a User and catching the insiders',
    'Three or four players, where the Hacker may be alone',
    'The Debugger and the Accomplice',
  ],
};
