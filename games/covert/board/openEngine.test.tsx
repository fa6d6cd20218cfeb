// @vitest-environment happy-dom

import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { BoardContext } from '#client/board/context.ts';
import { testContext } from '#client/board/testing.ts';
import { testRoot } from '#client/ui/testRoot.ts';
import { aMatch } from '../testing';
import { Board } from './Board';
import { propsOf } from './testing';
import { turnText } from './turn/text';

test('a Decoder that was opened for a look closes after the seat’s next turn', () => {
  const box = document.body.appendChild(document.createElement('div'));
  const root = testRoot(box);
  const table = aMatch({
    phase: 'resolve',
    players: [
      {
        dice: [
          [1, 'movement'],
          [2, 'movement'],
        ],
      },
      {},
    ],
  });
  table.do('0', 'forfeitDie', 'movement').do('0', 'endTurn');
  const early = aMatch({ phase: 'resolve', players: [{ dice: [[1, 'movement']] }, { dice: [[1, 'movement']] }] });
  early.change((G) => Object.assign(G.turn ?? {}, { seat: '1' }));
  const show = (facts: typeof table.log) => {
    const props = { ...propsOf(early, '0'), facts };
    flushSync(() =>
      root.render(
        <BoardContext value={testContext(props)}>
          <Board {...props} />
        </BoardContext>,
      ),
    );
  };
  const isOpen = () => box.textContent.includes('Decoder M6');
  show([]);
  expect(isOpen()).toBe(false);
  flushSync(() => box.querySelector<HTMLElement>(`[aria-label="${turnText.showEngine}"]`)?.click());
  show([]);
  expect(isOpen()).toBe(true);
  show(table.log);
  expect(isOpen()).toBe(false);
});
