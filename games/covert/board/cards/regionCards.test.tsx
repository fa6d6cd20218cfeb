// @vitest-environment happy-dom

import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { BoardContext } from '#client/board/context.ts';
import { testContext } from '#client/board/testing.ts';
import { testRoot } from '#client/ui/testRoot.ts';
import { aMatch } from '../../testing';
import { propsOf } from '../testing';
import { RegionCards } from './PublicCards';

test('face-up Agency cards keep their places when a turn begins', () => {
  const box = document.body.appendChild(document.createElement('div'));
  const root = testRoot(box);
  const order = (acts: string) => {
    const table = aMatch({
      phase: 'resolve',
      players: [{ agents: ['athens', 'athens', 'athens'], dice: [[1, 'agencyCards']] }, { dice: [[1, 'movement']] }],
    }).change((G) => Object.assign(G.turn ?? {}, { seat: acts }));
    const props = propsOf(table, '0');
    flushSync(() =>
      root.render(
        <BoardContext value={testContext(props)}>
          <RegionCards {...props} />
        </BoardContext>,
      ),
    );
    return [...box.querySelectorAll<HTMLElement>('[data-region]')].map((card) => card.dataset.region);
  };
  const before = order('1');
  expect(order('0')).toEqual(before);
  expect(box.querySelectorAll('[data-coach^="card:"]')).toHaveLength(1);
});
