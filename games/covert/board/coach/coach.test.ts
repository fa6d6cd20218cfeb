import { expect, test } from 'vitest';
import { dueStep, hintOf } from '#shared/coach.ts';
import { judge, viewOf } from '#shared/engine.ts';
import { must } from '#shared/must.ts';
import { followCoach } from '#shared/testing/coach.ts';
import { playRandomly } from '#shared/testing/play.ts';
import { covert } from '../..';
import type { View } from '../../state';
import { coach } from '.';

const ROUND = [
  ...['look', 'keep', 'place-movement', 'place-completeMission', 'place-agencyCards', 'place-decoder', 'place-folder'],
  ...['order', 'swap', 'coverTile', 'claim', 'drawCode', 'done', 'move', 'cubes', 'complete', 'takeAgency', 'over'],
];

test('the coach leads to a completed mission and a broken code in one round against any bot', {
  tags: ['long'],
}, () => {
  for (let dice = 0; dice < 8; dice++) {
    const { shown, played, minutes } = followCoach(covert, coach, 'obedient', `dice ${dice}`);
    const asides = ['window', 'choice', 'end-turn'];
    expect(shown.filter((step) => !asides.includes(step))).toEqual(ROUND);
    expect(shown).toEqual(expect.arrayContaining(['window', 'end-turn']));
    expect(played.outcome).toBeNull();
    const seen = viewOf(covert, played.position, '0') as View;
    expect(seen.round).toBe(2);
    expect(seen.players['0']).toMatchObject({
      finishedMissions: [expect.any(String)],
      finishedCodes: [expect.any(String)],
    });
    expect(minutes).toBeLessThan(6);
  }
});

test('a player who ignores the coach still gets a hint whenever the table waits for that player in the first round', {
  tags: ['long'],
}, () => {
  const once = new Set(coach.steps.filter(({ again }) => !again).map(({ id }) => id));
  const met = new Set<string>();
  for (let n = 0; n < 15; n++) {
    for (const { position } of playRandomly({ module: covert, seats: 2 + (n % 3), seed: `hint ${n}`, practice: '0' })) {
      const view = viewOf(covert, position, '0') as View;
      if (view.round > 1) break;
      // Answers to a window are secret, so `waitingFor` keeps seats that have already answered.
      if (!view.waitingFor.includes('0') || view.me?.answer) continue;
      for (const done of [new Set<string>(), once]) {
        const step = must(dueStep(coach, done, view, '0'), `a hint in ${view.phase}`);
        const { title, why } = hintOf(coach, done, step, view, '0', (seat) => `seat ${seat}`);
        expect(`${title} ${why}`).not.toMatch(/undefined|NaN|\. ?\.|^ /);
        met.add(step.id);
        if (!step.move) continue;
        const { move, args } = must(step.move(view, '0'), `a move of ${step.id}`);
        expect({ step: step.id, ...judge(covert, view, '0', move, args) }).not.toHaveProperty('refused');
      }
    }
  }
  expect(coach.steps.filter(({ id }) => !met.has(id) && !ROUND.includes(id))).toEqual([]);
});
