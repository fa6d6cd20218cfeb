import type { CoachStep } from '#shared/coach.ts';
import type { Seat } from '#shared/ids.ts';
import { legal } from '../../legal';
import { hasSpoken } from '../../queries';
import type { ClueType, View } from '../../state';
import { tokenName, tokenPhrase } from '../../text';
import { typographic } from '../evidence';
import { allSpoke, liar, othersPlan, pair, untold } from './advice';

/** What may lie over the thing to touch: a call that goes on, another tab. */
const ELSEWHERE = ['hang-up', 'answer', 'tab:board'];
const contact = (view: View) => (view.me ? typographic(tokenName(view.me.contact)) : '');
const isHonest = (view: View) => view.me?.role === 'honest';
const calls = (view: View) => view.me?.calls.length ?? 0;
const mayCall = (view: View, seat: Seat) => legal.investigate.why(view, seat) === null;
const isFriday = (view: View) => view.day === 'friday';
const asks = (view: View): ClueType => (calls(view) % 2 === 1 ? 'suspects' : 'weapons');
const mayClaim = (view: View, seat: Seat) => legal.claim.why(view, seat) === null && untold(view, seat) !== null;
const mayExamine = (view: View, seat: Seat) => legal.examine.why(view, seat) === null;
const target = (view: View, seat: Seat) => (legal.shoot.why(view, seat) === null ? liar(view, seat) : null);

/** A first match as an honest cop, from the first call to the end of the case. */
export const coach: readonly CoachStep<View>[] = [
  {
    id: 'answer',
    title: 'Answer the phone.',
    why: 'Everybody’s rings now, and nobody hears anybody else’s call.',
    when: (view) => view.me?.acknowledged === false,
    at: ['answer'],
    move: () => ({ move: 'ackFirstCall', args: [] }),
  },
  {
    id: 'card',
    title: 'Hold the card to read along.',
    why: 'The call says who you are. On other screens every call looks like this one.',
    when: (view) => calls(view) === 1 && view.day === 'monday',
    at: ['call-card'],
  },
  {
    id: 'honest',
    title: 'You are an honest cop. Hang up.',
    why: (view) => `${contact(view)} is your contact, and what a contact says is true. Somebody here is paid to lie.`,
    when: (view) => calls(view) === 1 && view.day === 'monday' && isHonest(view),
    at: ['hang-up'],
  },
  {
    id: 'call',
    title: 'Call your contact.',
    why: 'Once a day it tells you of somebody, or of a weapon, that is clean.',
    when: mayCall,
    at: (view) => [`ask:${asks(view)}`, 'investigate', ...ELSEWHERE],
    move: (view) => ({ move: 'investigate', args: [asks(view)] }),
    again: true,
  },
  {
    id: 'listen',
    title: 'Listen, then hang up.',
    why: 'What you are told stays under “My calls”, to be heard again.',
    when: (view) => calls(view) === 2,
    at: ['hang-up', 'answer'],
  },
  {
    id: 'claim',
    title: (view, seat) => `Tell the others: ${phrase(view, seat)} clean.`,
    why: 'What nobody can clear is what you look for. So say what you know, and hear what they say.',
    when: mayClaim,
    at: (view, seat) => ['say-clean', `clean:${untold(view, seat)}`, `token:${untold(view, seat)}`, ...ELSEWHERE],
    move: (view, seat) => ({ move: 'claim', args: ['clean', untold(view, seat)] }),
    again: true,
  },
  {
    id: 'others',
    title: 'Now the others speak.',
    why: 'Small flags on the board count who was called clean. A dirty cop swears to whatever helps the murderer.',
    when: (view, seat) => view.claims.some(({ by, kind }) => by !== seat && kind === 'clean') && hasSpoken(view, seat),
  },
  {
    id: 'plan',
    title: (view, seat, names) => `${names(othersPlan(view, seat)?.by ?? seat)} wants to examine a pair.`,
    why: 'An examination ends the day for everybody. You have ten seconds to say “Wait”, or to claim something.',
    when: (view, seat) => othersPlan(view, seat) !== null,
  },
  {
    id: 'shoot',
    title: (view, seat, names) => `Shoot ${names(target(view, seat) ?? seat)}.`,
    why: 'They swore that something is clean which cannot be. Only a dirty cop does that, and a dead one loses.',
    when: (view, seat) => target(view, seat) !== null,
    at: (view, seat) => ['fire', `target:${target(view, seat)}`, 'shoot', ...ELSEWHERE],
    move: (view, seat) => ({ move: 'shoot', args: [target(view, seat) ?? ''] }),
    again: true,
  },
  {
    id: 'examine',
    title: (view) => {
      const [suspect, weapon] = pair(view);
      return `Examine ${typographic(tokenName(suspect))} and ${typographic(tokenPhrase(weapon))}.`;
    },
    why: 'Fewest people speak for these two. Wrong clears both, Fishy means that one of them did it.',
    when: (view, seat) => mayExamine(view, seat) && view.called.includes(seat) && allSpoke(view),
    at: (view) => {
      const [suspect, weapon] = pair(view);
      return ['sign', 'next', `pick:${suspect}`, `pick:${weapon}`, 'step', 'examine', ...ELSEWHERE];
    },
    move: (view) => ({ move: 'examine', args: pair(view) }),
    again: true,
  },
  {
    id: 'rest',
    title: (view) =>
      isFriday(view) ? 'Friday: nobody examines any more.' : 'Nothing to add? Then you are done for today.',
    why: (view) =>
      isFriday(view)
        ? 'Whoever is sure shoots. You are not, so you are done: the week is over when everybody is.'
        : 'The others go on without you, and tomorrow there is another call.',
    when: (view, seat) =>
      view.called.includes(seat) && legal.rest.why(view, seat) === null && (isFriday(view) || !hasSpoken(view, seat)),
    at: ['rest', ...ELSEWHERE],
    move: () => ({ move: 'rest', args: [] }),
    again: true,
  },
  {
    id: 'over',
    title: (view, seat) =>
      view.outcome?.winners.includes(seat) ? 'Case closed. You win.' : 'The dirty cops win this one.',
    why: 'That is the whole game. You know enough to play it with friends.',
    when: (view) => view.outcome !== null,
  },
];

function phrase(view: View, seat: Seat): string {
  const token = untold(view, seat);
  if (token === null) return '';
  const words = typographic(tokenPhrase(token));
  return `${words} ${/gloves/i.test(words) ? 'are' : 'is'}`;
}
