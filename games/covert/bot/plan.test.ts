import { dice } from 'hush/testing';
import { expect, test } from 'vitest';
import type { DiePlace } from '../state';
import { aMatch } from '../testing';
import { type Plan, plansFrom } from './plan';
import { outlookOf } from './value';
import { ownWorld, quietApis } from './world';

const onCircles: [number, DiePlace][] = [
  [1, 'movement'],
  [2, 'movement'],
  [3, 'agencyCards'],
  [4, 'missionCards'],
  [5, 'completeMission'],
];
/** When a plan is evaluated in an imagined state, each evaluated position adds one of these facts. */
const STEPS = ['completed', 'took-mission', 'took-agency', 'flew', 'forfeited'];

function look(budget: number): { plans: Plan[]; looked: number; left: number } {
  const missions = ['MI21', 'MI01', 'MI40'];
  const table = aMatch({ players: [{ dice: onCircles, missions, agency: ['AG01', 'AG07'] }, {}, {}] });
  let looked = 0;
  const meter = { left: budget };
  const random = dice('looking ahead');
  const world = ownWorld(table.view('0'), '0', random);
  const plans = plansFrom(world, {
    ...outlookOf(world, '0'),
    wild: [],
    decodings: [],
    width: 4,
    depth: 5,
    meter,
    apis: {
      ...quietApis(random),
      tell: (code) => {
        looked += STEPS.includes(code) ? 1 : 0;
      },
    },
  });
  return { plans, looked, left: meter.left };
}

test('the bot evaluates no more positions than its budget allows', () => {
  for (const budget of [0, 1, 10, 40]) {
    const { looked, left } = look(budget);
    expect(looked).toBeLessThanOrEqual(budget);
    expect(left).toBe(0);
  }
});

test('a larger budget finds a better plan', () => {
  const [small, large] = [look(10), look(400)];
  expect(large.looked).toBeGreaterThan(small.looked);
  expect(large.plans[0]?.value).toBeGreaterThan(small.plans[0]?.value ?? Number.POSITIVE_INFINITY);
});
