import type { CoachStep } from '#shared/coach.ts';
import type { Seat } from '#shared/ids.ts';
import { legal } from '../legal';
import type { View } from '../state';

/** The Admin of the coached match (`lesson.ts`); the hints never say so. */
const ADMIN: Seat = '2';

/** Whatever the word, one of these may be said about it. */
const HINTS = ['chains', 'heavy', 'cold', 'dark', 'old', 'big', 'loud', 'strong', 'far', 'round'];

const hints = (view: View, seat: Seat) => HINTS.filter((text) => legal.hint.refusal(view, seat, [text]) === null);
const mayHint = (view: View, seat: Seat) => view.phase === 'hint' && hints(view, seat).length > 0;
const hasHinted = (view: View, seat: Seat) => view.hints.some(({ by, round }) => by === seat && round === view.round);
const code = (view: View) => view.me?.code?.word ?? '';
const word = (view: View) => view.publicWord ?? '';
/** The words of this deal in its first round: what the hint says of them is true. */
const saysBoth = (view: View) => word(view) === 'Dungeon' && code(view) === 'Armour';
const isHackers = (view: View) => view.phase === 'discovery' && view.round % 2 === 1;
const isWon = (view: View, seat: Seat) => view.outcome?.winners.includes(seat) ?? false;

/** A first match as the Hacker, from the envelope to the end. */
export const coach: readonly CoachStep<View>[] = [
  {
    id: 'envelope',
    title: 'Hold the envelope.',
    why: 'It says who you are. Everybody holds one, and from outside they are all alike.',
    when: (view) => view.phase === 'night' && view.me?.seen === false,
    at: ['envelope'],
  },
  {
    id: 'seen',
    title: 'You are the Hacker.',
    why: (view) => `Somebody here is the Admin. All you share is the word ${code(view)}, and the Users do not know it.`,
    when: (view) => view.phase === 'night' && view.me?.seen === false && view.me.role === 'hacker',
    at: ['seen'],
    move: () => ({ move: 'seen', args: [] }),
  },
  {
    id: 'word',
    title: (view) => `The word on the table is ${word(view)}.`,
    why: 'Each of you gives one hint about it. It is the only word the Users know.',
    when: (view) => view.phase === 'hint' && view.round === 1,
  },
  {
    id: 'hint',
    title: 'Give a hint that fits both words.',
    why: '“Chains” hang in a dungeon, and chain mail is armour. The Users will hear only the one.',
    when: (view, seat) =>
      view.round === 1 && mayHint(view, seat) && saysBoth(view) && hints(view, seat).includes('chains'),
    at: ['hint', 'tab:board'],
    move: () => ({ move: 'hint', args: ['chains'] }),
  },
  {
    id: 'own-hint',
    title: 'Your turn to hint.',
    why: (view) => `It should fit ${word(view)}, and ${code(view)} as well. It may contain neither.`,
    when: mayHint,
    at: ['hint', 'tab:board'],
    move: (view, seat) => ({ move: 'hint', args: [hints(view, seat)[0] ?? ''] }),
    again: true,
  },
  {
    id: 'listen',
    title: 'Listen to the others.',
    why: (view) => `Whose hint goes with ${code(view)} too? That could be your Admin. Do not look too pleased.`,
    when: (view, seat) => view.round === 1 && hasHinted(view, seat) && ['hint', 'discuss'].includes(view.phase),
  },
  {
    id: 'ready',
    title: 'Say that you are ready to vote.',
    why: 'You may talk first. The Users talk about who knew too much, so have somebody else in mind.',
    when: (view, seat) => view.phase === 'discuss' && !view.ready.includes(seat),
    at: ['ready', 'tab:board'],
    move: () => ({ move: 'readyToVote', args: [] }),
    again: true,
  },
  {
    id: 'vote',
    title: 'Vote, or skip.',
    why: 'If you or the Admin is shown, the Users win. So never name the one you take for your Admin.',
    when: (view, seat) => view.phase === 'vote' && !view.voted.includes(seat),
    at: ['plates', 'tab:board'],
    move: () => ({ move: 'skip', args: [] }),
    again: true,
  },
  {
    id: 'votes',
    title: 'All votes are shown at once.',
    why: 'Whoever has most shows the role. On a tie, or if more than half skip, nobody does.',
    when: (view) => view.phase === 'voteResult' && view.round === 1,
  },
  {
    id: 'name',
    title: 'Now you may name the Admin.',
    why: (view) =>
      `Hold the face whose hint went with ${code(view)} until the ring closes. Not sure? Let the time pass.`,
    when: isHackers,
    at: ['faces'],
    move: () => ({ move: 'reveal', args: [ADMIN] }),
    again: true,
  },
  {
    id: 'silence',
    title: 'This silence is the Admin’s.',
    why: 'In even rounds the Admin may name you. All screens are alike, so nobody can tell whose moment it is.',
    when: (view) => view.phase === 'discovery' && view.round === 2,
  },
  {
    id: 'over',
    title: (view, seat) => (isWon(view, seat) ? 'You found each other.' : 'The Users win this one.'),
    why: 'That is the whole game. You know enough to play it with friends.',
    when: (view) => view.outcome !== null,
  },
];
