// @vitest-environment happy-dom

import { must } from 'hush/game';
import { flushSync } from 'react-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { BoardContext } from '#client/board/context.ts';
import { testContext } from '#client/board/testing.ts';
import { testRoot } from '#client/ui/testRoot.ts';
import type { Phase } from '../state';
import { aMatch } from '../testing';
import { Board } from './Board';
import { propsOf } from './testing';

beforeEach(() => {
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('innerHeight', 844);
});

const placing = { dice: [[1], [2, 'movement']] } as { dice: [number, 'movement'?][] };

/** Renders the first seat's board on a phone. Its `at` sets the phase, the round and the seat on turn. */
function aPhone() {
  const table = aMatch({ phase: 'place', players: [placing, placing, {}] });
  const box = document.body.appendChild(document.createElement('div'));
  const root = testRoot(box);
  const screen = () => (box.querySelector('[data-circle]') ? 'table' : 'engine');
  const namesOf = (selector: string) =>
    [...box.querySelectorAll(`${selector} button`)].map((one) => one.getAttribute('aria-label') ?? one.textContent);
  return {
    bar: () => namesOf('header'),
    foot: () => namesOf('section'),
    at(phase: Phase, round: number, seat: string) {
      table.change((G) => {
        Object.assign(G, { phase, round });
        Object.assign(must(G.turn), { seat });
      });
      const props = propsOf(table, '0');
      const services = testContext(props);
      flushSync(() =>
        root.render(
          <BoardContext value={services}>
            <Board {...props} />
          </BoardContext>,
        ),
      );
      return screen();
    },
    press(selector: string) {
      flushSync(() => must(box.querySelector<HTMLElement>(selector), selector).click());
      return screen();
    },
  };
}

test('the Decoder on a phone closes when the player’s turn begins', () => {
  const phone = aPhone();
  expect(phone.at('place', 1, '1')).toBe('table');
  expect(phone.press('[data-target="decoder"]')).toBe('engine');
  expect(phone.at('place', 1, '2')).toBe('engine');
  expect(phone.at('place', 1, '0')).toBe('table');
  expect(phone.press('[data-target="decoder"]')).toBe('engine');
  expect(phone.at('place', 1, '1')).toBe('table');
  expect(phone.press('[data-target="decoder"]')).toBe('engine');
  expect(phone.at('breakCodes', 1, '1')).toBe('engine');
  expect(phone.at('resolve', 1, '1')).toBe('table');
  expect(phone.at('place', 2, '1')).toBe('table');
});

test('the Decoder’s bar has a button back to the table', () => {
  const phone = aPhone();
  phone.at('place', 1, '1');
  const bar = phone.bar();
  expect(bar).toContain('Where can a die go?');
  phone.press('[data-target="decoder"]');
  expect(phone.bar()).toEqual(bar.map((name) => (name === 'Where can a die go?' ? 'Show the table' : name)));
  expect(phone.foot()).toContain('Show the table');
  phone.at('breakCodes', 1, '0');
  expect(phone.bar()).toHaveLength(bar.length);
});
