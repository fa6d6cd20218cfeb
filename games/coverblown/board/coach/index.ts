import type { Coach, CoachStep } from '#shared/coach.ts';
import type { Seat } from '#shared/ids.ts';
import { legal } from '../../legal';
import { hasSpoken, standingPlan } from '../../queries';
import type { ClueType, View } from '../../state';
import { tokenName, tokenPhrase } from '../../text';
import { typographic } from '../evidence';
import { allSpoke, liar, nextPair, othersPlan, untold } from './advice';

/** Things that may cover the target: a call in progress, another tab. */
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

const steps: readonly CoachStep<View>[] = [
  {
    id: 'answer',
    title: 'Answer the phone.',
    why: 'Everyone’s phone is ringing, and nobody hears anyone else’s call.',
    when: (view) => view.me?.acknowledged === false,
    at: ['answer'],
    move: () => ({ move: 'ackFirstCall', args: [] }),
  },
  {
    id: 'card',
    title: 'Hold the card to read along.',
    why: 'The call tells you which side you’re on. From outside, all calls look alike.',
    when: (view) => calls(view) === 1 && view.day === 'monday',
    at: ['call-card'],
  },
  {
    id: 'honest',
    title: 'You’re an honest cop. Hang up.',
    why: (view) => `${contact(view)} is your contact, and a contact never lies. Someone else here is paid to.`,
    when: (view) => calls(view) === 1 && view.day === 'monday' && isHonest(view),
    at: ['hang-up'],
  },
  {
    id: 'call',
    title: 'Call your contact.',
    why: 'Once a day your contact tells you about a suspect or a weapon that’s clean.',
    when: mayCall,
    at: (view) => [`ask:${asks(view)}`, 'investigate', ...ELSEWHERE],
    move: (view) => ({ move: 'investigate', args: [asks(view)] }),
    again: true,
  },
  {
    id: 'listen',
    title: 'Listen, then hang up.',
    why: 'You can hear it again under “My calls”.',
    when: (view) => calls(view) === 2,
    at: ['hang-up', 'answer'],
  },
  {
    id: 'claim',
    title: (view, seat) => `Tell the others: ${phrase(view, seat)} clean.`,
    why: 'You’re looking for whatever nobody can clear. So share what you know, and listen to the others.',
    when: mayClaim,
    at: (view, seat) => ['say-clean', `clean:${untold(view, seat)}`, `token:${untold(view, seat)}`, ...ELSEWHERE],
    move: (view, seat) => ({ move: 'claim', args: ['clean', untold(view, seat)] }),
    again: true,
  },
  {
    id: 'others',
    title: 'Now the others make their claims.',
    why: 'Small flags on the board count the claims. A dirty cop will say anything to help the murderer.',
    when: (view, seat) => view.claims.some(({ by, kind }) => by !== seat && kind === 'clean') && hasSpoken(view, seat),
  },
  {
    id: 'plan',
    title: (view, seat, names) => `${names(othersPlan(view, seat)?.by ?? seat)} proposes a pair.`,
    why: 'An examination ends the day for everyone. You have ten seconds to press “Wait” or “Go ahead”, or to make a claim.',
    when: (view, seat) => othersPlan(view, seat) !== null,
  },
  {
    id: 'shoot',
    title: (view, seat, names) => `Shoot ${names(target(view, seat) ?? seat)}.`,
    why: 'They claimed that something is clean, and it can’t be. Only a dirty cop lies about that. If a dirty cop dies, you win.',
    when: (view, seat) => target(view, seat) !== null,
    at: (view, seat) => ['fire', `target:${target(view, seat)}`, 'shoot', ...ELSEWHERE],
    move: (view, seat) => ({ move: 'shoot', args: [target(view, seat) ?? ''] }),
    again: true,
  },
  {
    id: 'examine',
    title: (view) => {
      const [suspect, weapon] = nextPair(view);
      return `Examine ${typographic(tokenName(suspect))} and ${typographic(tokenPhrase(weapon))}.`;
    },
    why: (view) =>
      `${standingPlan(view) ? 'This pair is proposed.' : 'Hardly anyone has called these two clean.'} Wrong clears both. Fishy means one of them is right.`,
    when: (view, seat) => mayExamine(view, seat) && view.called.includes(seat) && allSpoke(view),
    at: (view) => {
      const [suspect, weapon] = nextPair(view);
      return ['sign', 'next', `pick:${suspect}`, `pick:${weapon}`, 'step', 'examine', ...ELSEWHERE];
    },
    move: (view) => ({ move: 'examine', args: nextPair(view) }),
    again: true,
  },
  {
    id: 'rest',
    title: (view) => (isFriday(view) ? 'It’s Friday: no more examinations.' : 'Nothing to add? Then press Done.'),
    why: (view) =>
      isFriday(view)
        ? 'Shoot if you’re sure. You aren’t, so press Done. The week ends when everyone has.'
        : 'The others play on, and you can call again tomorrow.',
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
    why: 'That’s how it goes. Play it with bots next, or with friends.',
    when: (view) => view.outcome !== null,
  },
];

/** The coach for a first match as an honest cop, from the first call to the end of the case. */
export const coach: Coach<View> = { goal: 'Find the murderer and the weapon.', steps };

function phrase(view: View, seat: Seat): string {
  const token = untold(view, seat);
  if (token === null) return '';
  const words = typographic(tokenPhrase(token));
  return `${words} ${/gloves/i.test(words) ? 'are' : 'is'}`;
}
