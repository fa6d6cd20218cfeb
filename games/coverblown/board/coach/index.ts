import type { Coach, CoachStep, Picked, Seat } from 'hush/game';
import { legal } from '../../legal';
import { hasSpoken } from '../../queries';
import type { ClueType, TokenId, View } from '../../state';
import { surname, tokenName, tokenPhrase } from '../../text';
import { typographic } from '../evidence';
import { blowsCover } from '../text';
import { allSpoke, cleanWeapon, isAnswered, known, liar, openPlan, ownPlan, untold, vouched, wasted } from './advice';
import { refuses } from './refuses';

/** Places for the coach to point at when a call or a different tab covers the step's own target. */
const ELSEWHERE = ['hang-up', 'answer', 'tab:board'];

const named = (token: TokenId | null | undefined) => (token ? typographic(tokenName(token)) : '');
const phrase = (token: TokenId | null | undefined) => (token ? typographic(tokenPhrase(token)) : '');
const calls = (view: View) => view.me?.calls.length ?? 0;
const asks = (view: View): ClueType => (calls(view) % 2 === 1 ? 'suspects' : 'weapons');
const isOpen = (view: View, day?: View['day']) => !view.isVerdictShown && !view.outcome && (!day || view.day === day);
const isFirstCall = (view: View) => view.day === 'monday' && calls(view) === 1 && view.me?.acknowledged === true;
const hasShot = (view: View, seat: Seat) => view.shots?.some(({ by }) => by === seat) ?? false;
const verdict = (view: View, of: View['examinations'][number]['verdict']) =>
  view.examinations.find((entry) => entry.verdict === of) ?? null;

/**
 * Returns the pair to propose: a suspect that another player claimed clean, and a weapon that this seat knows to be
 * clean. Also says which of the two the learner has already picked.
 */
function test(view: View, seat: Seat, picked: Picked | null = null) {
  const chosen = picked?.move === 'announce' ? (picked.draft as readonly (TokenId | null)[]) : [];
  const suspect = vouched(view, seat)?.suspect ?? null;
  const weapon = chosen[1] && known(view).has(chosen[1]) ? chosen[1] : cleanWeapon(view, seat);
  return { suspect, weapon, hasSuspect: chosen[0] === suspect, hasWeapon: chosen[1] === weapon };
}

/** Creates a function that refuses these moves with a sentence, because a later step asks for them. */
const closes =
  (sentence: string, ...moves: string[]): NonNullable<CoachStep<View>['refuses']> =>
  (_view, _seat, move) =>
    moves.includes(move) ? sentence : null;
const LATER = ['investigate', 'claim', 'agree', 'object', 'announce', 'examine', 'shoot'] as const;
const READ_ON = closes('One thing at a time. Tap Next first.', ...LATER);

/**
 * The steps of a day on which the lesson asks for a call and a claim. Their texts never repeat what was said in the
 * call.
 */
const talking = (day: 'monday' | 'tuesday', why: Record<'call' | 'listen' | 'claim', string>): CoachStep<View>[] => [
  {
    id: `call-${day}`,
    title: day === 'monday' ? 'Call your contact.' : 'Call your contact again.',
    why: why.call,
    refuses: closes('Call your contact first.', 'claim'),
    when: (view, seat) => isOpen(view, day) && legal.investigate.why(view, seat) === null,
    at: (view) => [`ask:${asks(view)}`, 'investigate', ...ELSEWHERE],
    move: (view) => ({ move: 'investigate', args: [asks(view)] }),
    learned: day === 'monday' ? 'Called your contact' : 'Called again for another clue',
  },
  {
    id: `listen-${day}`,
    title: 'Hear what your contact says.',
    why: why.listen,
    refuses: closes('Hear what your contact says first.', ...LATER),
    when: (view, seat) => isOpen(view, day) && view.called.includes(seat),
    at: ['words', 'answer', 'again', 'tab:calls'],
  },
  {
    id: `claim-${day}`,
    title: 'Tell the table what you heard.',
    why: why.claim,
    when: (view, seat) =>
      isOpen(view, day) && view.called.includes(seat) && !hasSpoken(view, seat) && untold(view, seat) !== null,
    at: ['say-clean', 'claim', ...ELSEWHERE],
    move: (view, seat) => ({ move: 'claim', args: ['clean', untold(view, seat)] }),
    learned: day === 'monday' ? 'Shared a clue' : 'Shared that one too',
  },
];

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
    id: 'side',
    title: 'Hold to see which side you’re on.',
    why: 'Only you can see it while you hold. If you hung up, read your first call under **My calls**.',
    refuses: closes('See which side you’re on first.', ...LATER),
    when: isFirstCall,
    at: ['side', 'tab:calls'],
  },
  {
    id: 'contact',
    title: 'Keep that to yourself.',
    why: 'An honest cop’s contact never lies. But one cop here is dirty and will lie to you. You don’t know which.',
    refuses: READ_ON,
    when: isFirstCall,
    learned: 'Found out which side you’re on',
  },
  ...talking('monday', {
    call: 'Once a day, your contact clears a suspect or a weapon. After you hang up, tap **Call**.',
    listen: 'Hold the card, so that only you see the words. Every call stays under **My calls**.',
    claim: 'A clue helps nobody until you say it. Tap **Claim**. If you’ve forgotten it, look under **My calls**.',
  }),
  {
    id: 'others',
    title: 'Now the others say what they heard.',
    why: (view, seat, names) => {
      const claim = vouched(view, seat);
      return `Only ${names(claim?.by ?? seat)} says ${named(claim?.suspect)} is clean. It may be true, or it may be a lie.`;
    },
    refuses: READ_ON,
    when: (view, seat) => isOpen(view, 'monday') && allSpoke(view) && vouched(view, seat) !== null,
    learned: 'Heard the others’ claims',
  },
  {
    id: 'wait',
    title: (view, seat, names) => `Ask ${names(openPlan(view, seat)?.by ?? seat)} to wait.`,
    why: (view, seat) => {
      const plan = openPlan(view, seat);
      const token = plan && wasted(view, plan);
      return `You know ${phrase(token)} ${verb(token)} clean, so this pair can’t solve the case. Another pair might.`;
    },
    when: (view, seat) => {
      const plan = isOpen(view) ? openPlan(view, seat) : null;
      return plan !== null && wasted(view, plan) !== null;
    },
    at: ['plan-wait', ...ELSEWHERE],
    move: () => ({ move: 'object', args: [] }),
    learned: 'Stopped a bad examination',
  },
  {
    id: 'agree',
    title: (view, seat) => {
      const plan = openPlan(view, seat);
      return `${named(plan?.suspect)} and ${phrase(plan?.weapon)}? Go ahead.`;
    },
    why: 'Nobody has said that either of them is clean. An examination ends the day for everyone.',
    when: (view, seat) => {
      const plan = isOpen(view, 'monday') ? openPlan(view, seat) : null;
      return plan !== null && wasted(view, plan) === null;
    },
    at: ['plan-agree', ...ELSEWHERE],
    move: () => ({ move: 'agree', args: [] }),
  },
  {
    id: 'wrong',
    title: 'Wrong: it’s neither of them.',
    why: 'Both are cleared for good. That’s two fewer to worry about.',
    refuses: READ_ON,
    when: (view) => isOpen(view, 'tuesday') && verdict(view, 'wrong') !== null,
  },
  {
    id: 'blown',
    title: 'An examination can blow a cover.',
    why: (view) => {
      const suspect = verdict(view, 'wrong')?.suspect;
      return suspect ? `${blowsCover(suspect)} Only that cop knows.` : '';
    },
    refuses: READ_ON,
    when: (view) => isOpen(view, 'tuesday') && verdict(view, 'wrong') !== null,
    learned: 'Learned what blows a cover',
  },
  ...talking('tuesday', {
    call: 'It may be one clue or two. Everyone sees that you called, but not what you asked.',
    listen: 'Hold the card to read it, or find the call under **My calls**.',
    claim: 'You’re looking for the suspect and the weapon that nobody can clear.',
  }),
  {
    id: 'propose',
    title: (view, seat, _, picked) => {
      const { suspect, weapon } = test(view, seat, picked);
      return `Propose ${named(suspect)} and ${phrase(weapon)}.`;
    },
    why: (view, seat, names) =>
      `It can’t solve the case, but it tests ${names(vouched(view, seat)?.by ?? seat)}’s word. “Fishy” would mean one of the two is guilty. You know the weapon’s clean, so it would be the suspect.`,
    when: (view, seat) => isOpen(view, 'tuesday') && allSpoke(view) && ownPlan(view, seat) === null,
    at: (view, seat, picked) => {
      const { suspect, weapon, hasSuspect, hasWeapon } = test(view, seat, picked);
      if (!picked) return ['examine', ...ELSEWHERE];
      if (!hasSuspect) return [`pick:${suspect}`, 'slot:suspect', 'close'];
      if (!hasWeapon) return [`pick:${weapon}`, 'step', 'slot:weapon', 'close'];
      return ['ask-first', 'next'];
    },
    move: (view, seat) => {
      const { suspect, weapon } = test(view, seat);
      return { move: 'announce', args: [suspect, weapon] };
    },
    learned: 'Proposed a pair',
  },
  {
    id: 'answers',
    title: (view, seat, names) => `${names(ownPlan(view, seat)?.objections[0] ?? seat)} asks you to wait.`,
    why: 'The others say go ahead. Nobody can stop you, so think about who’d want to.',
    refuses: READ_ON,
    when: (view, seat) => {
      const plan = ownPlan(view, seat);
      return isOpen(view) && plan !== null && isAnswered(view, plan);
    },
  },
  {
    id: 'examine',
    title: 'Examine the pair.',
    why: 'The whole table sees the verdict, and the day is over.',
    when: (view, seat) => {
      const plan = ownPlan(view, seat);
      return isOpen(view) && plan !== null && isAnswered(view, plan);
    },
    at: (view, seat) => {
      const { suspect, weapon } = ownPlan(view, seat) ?? {};
      return ['sign', 'next', `pick:${suspect}`, `pick:${weapon}`, 'step', 'plan-examine', 'examine', ...ELSEWHERE];
    },
    move: (view, seat) => {
      const plan = ownPlan(view, seat);
      return plan && { move: 'examine', args: [plan.suspect, plan.weapon] };
    },
    again: true,
    learned: 'Examined a pair',
  },
  {
    id: 'fishy',
    title: 'Fishy: one of the two is guilty.',
    why: (view, seat, names) => {
      const suspect = verdict(view, 'fishy')?.suspect;
      const they = `${names(liar(view, seat) ?? seat)} had called ${suspect ? surname(suspect) : ''} clean`;
      return `You know the weapon’s clean, so it’s ${named(suspect)}. And ${they}.`;
    },
    refuses: READ_ON,
    when: (view, seat) => isOpen(view) && verdict(view, 'fishy') !== null && liar(view, seat) !== null,
    learned: 'Caught a lie',
  },
  {
    id: 'shoot',
    title: (view, seat, names) => `Shoot ${names(liar(view, seat) ?? seat)}.`,
    why: 'Only a dirty cop gains by clearing the murderer. You have one bullet for the whole week.',
    when: (view, seat) => isOpen(view) && liar(view, seat) !== null && legal.shoot.why(view, seat) === null,
    at: (view, seat) => ['fire', `target:${liar(view, seat)}`, 'shoot', ...ELSEWHERE],
    move: (view, seat) => ({ move: 'shoot', args: [liar(view, seat) ?? ''] }),
    learned: 'Shot the liar',
  },
  {
    id: 'hit',
    title: 'A hit, and one life left.',
    why: 'The two badges by a name are lives. A cop who loses both is dead, and that cop’s side loses the match.',
    refuses: READ_ON,
    when: (view, seat) => isOpen(view) && hasShot(view, seat),
  },
  {
    id: 'week',
    title: 'You’re running out of days.',
    why: 'Thursday’s the last day to examine. On Friday you can still shoot. After that, the dirty cop wins. Against bots, **Done** ends a day early.',
    refuses: READ_ON,
    when: (view, seat) => isOpen(view) && hasShot(view, seat),
  },
  {
    id: 'close',
    title: (view, seat) =>
      `${named(openPlan(view, seat)?.suspect)} and ${phrase(openPlan(view, seat)?.weapon)}? Go ahead.`,
    why: 'You know who did it, and nobody has said that weapon is clean. If the pair’s right, the case is closed.',
    when: (view, seat) => isOpen(view) && hasShot(view, seat) && openPlan(view, seat) !== null,
    at: ['plan-agree', ...ELSEWHERE],
    move: () => ({ move: 'agree', args: [] }),
  },
  {
    id: 'over',
    title: (view, seat) =>
      view.outcome?.winners.includes(seat) ? 'Case closed. You win.' : 'The dirty cop wins this one.',
    why: 'That’s an honest cop’s week. The dirty ones have more fun.',
    when: (view) => view.outcome !== null,
  },
];

export const coach: Coach<View> = {
  goal: 'Find the murderer and the weapon.',
  steps,
  refuses,
  left: [
    'Lying for a week as a dirty cop',
    'Two dirty cops at a table of five',
    'Playing on after your cover is blown',
    'Suspecting another cop, and Friday’s last shots',
  ],
};

function verb(token: TokenId | null): string {
  return /gloves/i.test(phrase(token)) ? 'are' : 'is';
}
