import { expect, test } from 'vitest';
import { type Intent, NOTHING } from '../turn/intent';
import { nextStep } from './nextStep';

const step = (part: Partial<Intent>, isOnTurn = true) => ({ intent: { ...NOTHING, ...part }, isOnTurn });
const MOVE = { kind: 'action', circle: 'movement' } as const;

test.each([
  ['a die is picked: to a circle', {}, { die: 1 }, '[data-circle]'],
  ['a circle is chosen: to the main button', { die: 1 }, { die: 1, target: 'movement' }, '[data-act="main"]'],
  ['Movement is opened: to an Agent', {}, { mode: MOVE }, '[data-agent]'],
  ['an Agent is picked: to a city', { mode: MOVE }, { mode: MOVE, agent: 0 }, '[data-lit]'],
  [
    'Mission Cards is opened: to a card',
    {},
    { mode: { kind: 'action', circle: 'missionCards' } },
    '[data-coach^="mission:"]',
  ],
  ['a Reroll is started: to a die', {}, { mode: { kind: 'reroll', dice: [] } }, '[data-die]'],
  ['a selection is dropped: to the main button', { mode: MOVE }, {}, '[data-act="main"]'],
] satisfies [string, Partial<Intent>, Partial<Intent>, string][])(
  'the focus moves when %s',
  (_, was, now, selector) => {
    expect(nextStep(step(was), step(now))?.some((one) => one.startsWith(selector))).toBe(true);
  },
);

test('when a turn starts, the focus moves to a die or else the main button', () => {
  expect(nextStep(step({}, false), step({}))?.slice(-2)).toEqual(['[data-die]', '[data-act="main"]']);
  expect(nextStep(step({}), step({}, false))).toBeNull();
  expect(nextStep(step({ die: 1 }), step({}))).toBeNull();
});
