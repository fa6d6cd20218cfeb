import { type Bot, everyDraft, must } from 'hush/game';
import { legal } from './legal';
import type { Moves, View } from './state';

/**
 * A bot that claims an office in its hand if the claim is legal. The more cards of a claimed office the bot sees, the
 * more often it doubts the claim.
 */
export const courtier: Bot<View> = {
  title: 'Courtier',
  about: 'Lies when it must, and counts the face-up cards.',
  timing: { delay: ({ waitingFor }, seat) => (waitingFor.includes(seat) ? { from: 1_500, to: 5_000 } : null) },
  choose({ view, seat, random }) {
    const { waitingFor, claim, claims, me, up } = view;
    if (!me || !waitingFor.includes(seat)) return null;
    const seen = [...me.hand, ...Object.values(up).flat()].filter((office) => office === claim?.deed).length;
    if (claim) return { move: 'answer', args: [random.Number() < must([0.1, 0.2, 0.5, 1][seen]), claims] };
    const acts = random.Shuffle(must(everyDraft(legal.act, view, seat, 99)) as Moves['act'][]);
    const honest = acts.find(([deed]) => deed === 'depose' || me.hand.some((office) => office === deed));
    return { move: 'act', args: honest ?? must(acts[0]) };
  },
};
