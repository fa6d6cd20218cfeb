import type { Coach, CoachStep } from '#shared/coach.ts';
import type { Seat } from '#shared/ids.ts';
import { legal } from '../legal';
import type { View } from '../state';

/** The seat of the Admin in the coached match (`lesson.ts`). The hints do not reveal it. */
const ADMIN: Seat = '2';

/** For every public word, at least one of these is a legal hint. */
const HINTS = ['chains', 'heavy', 'cold', 'dark', 'old', 'big', 'loud', 'strong', 'far', 'round'];

const hints = (view: View, seat: Seat) => HINTS.filter((text) => legal.hint.refusal(view, seat, [text]) === null);
const mayHint = (view: View, seat: Seat) => view.phase === 'hint' && hints(view, seat).length > 0;
const hasHinted = (view: View, seat: Seat) => view.hints.some(({ by, round }) => by === seat && round === view.round);
const code = (view: View) => view.me?.code?.word ?? '';
const word = (view: View) => view.publicWord ?? '';
/** True if the hint's explanation fits: it is written for the words of this deal's first round. */
const saysBoth = (view: View) => word(view) === 'Dungeon' && code(view) === 'Armour';
const isHackers = (view: View) => view.phase === 'discovery' && view.round % 2 === 1;
const isWon = (view: View, seat: Seat) => view.outcome?.winners.includes(seat) ?? false;

const steps: readonly CoachStep<View>[] = [
  {
    id: 'envelope',
    title: 'Hold the envelope.',
    why: 'It tells you who you are. Everyone has one, and they all look the same from outside.',
    when: (view) => view.phase === 'night' && view.me?.seen === false,
    at: ['envelope'],
  },
  {
    id: 'seen',
    title: 'You’re the Hacker.',
    why: (view) => `Someone here is the Admin. All you share is the word ${code(view)}, and the users don’t know it.`,
    when: (view) => view.phase === 'night' && view.me?.seen === false && view.me.role === 'hacker',
    at: ['seen'],
    move: () => ({ move: 'seen', args: [] }),
  },
  {
    id: 'word',
    title: (view) => `The public word is ${word(view)}.`,
    why: 'Each of you gives one hint about it. It’s the only word the users know.',
    when: (view) => view.phase === 'hint' && view.round === 1,
  },
  {
    id: 'hint',
    title: 'Give a hint that fits both words.',
    why: '“Chains” hang in a dungeon, and chain mail is armour. The users will only think of the dungeon.',
    when: (view, seat) =>
      view.round === 1 && mayHint(view, seat) && saysBoth(view) && hints(view, seat).includes('chains'),
    at: ['hint', 'tab:board'],
    move: () => ({ move: 'hint', args: ['chains'] }),
  },
  {
    id: 'own-hint',
    title: 'Your turn to hint.',
    why: (view) => `It should fit ${word(view)}, and ${code(view)} too. It can’t contain either.`,
    when: mayHint,
    at: ['hint', 'tab:board'],
    move: (view, seat) => ({ move: 'hint', args: [hints(view, seat)[0] ?? ''] }),
    again: true,
  },
  {
    id: 'listen',
    title: 'Listen to the others.',
    why: (view) => `Whose hint fits ${code(view)} too? That could be your Admin. Don’t look too pleased.`,
    when: (view, seat) => view.round === 1 && hasHinted(view, seat) && ['hint', 'discuss'].includes(view.phase),
  },
  {
    id: 'ready',
    title: 'Say you’re ready to vote.',
    why: 'You can talk first. The users are asking who knew too much, so point them at someone else.',
    when: (view, seat) => view.phase === 'discuss' && !view.ready.includes(seat),
    at: ['ready', 'tab:board'],
    move: () => ({ move: 'readyToVote', args: [] }),
    again: true,
  },
  {
    id: 'vote',
    title: 'Vote, or skip.',
    why: 'If you or the Admin is voted out, the users win. So never vote for the player you think is the Admin.',
    when: (view, seat) => view.phase === 'vote' && !view.voted.includes(seat),
    at: ['plates', 'tab:board'],
    move: () => ({ move: 'skip', args: [] }),
    again: true,
  },
  {
    id: 'votes',
    title: 'All votes are shown together.',
    why: 'The player with the most shows their card. On a tie, or if more than half skip, nobody does.',
    when: (view) => view.phase === 'voteResult' && view.round === 1,
  },
  {
    id: 'name',
    title: 'Now you may name the Admin.',
    why: (view) => `Hold the face whose hint fit ${code(view)} until the ring closes. Not sure? Press Pass.`,
    when: isHackers,
    at: ['faces'],
    move: () => ({ move: 'reveal', args: [ADMIN] }),
    again: true,
  },
  {
    id: 'silence',
    title: 'Now it’s the Admin’s chance.',
    why: 'In even rounds, the Admin may name you. All screens look alike, so nobody can tell who the Admin is.',
    when: (view) => view.phase === 'discovery' && view.round === 2,
  },
  {
    id: 'over',
    title: (view, seat) => (isWon(view, seat) ? 'You found each other.' : 'The users win this one.'),
    why: 'That’s the whole game. You know enough to play it with friends.',
    when: (view) => view.outcome !== null,
  },
];

/** The coach for a first match as the Hacker, from the envelope to the end. */
export const coach: Coach<View> = { goal: 'Find your partner before the others find you.', steps };
