import type { CoveredState } from 'hush/board';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { BoardContext } from '#client/board/context.ts';
import { testContext } from '#client/board/testing.ts';
import { Dock } from './Dock';

test('Call is the main button until the player is done', () => {
  const context = testContext({ seat: '0', people: [], now: () => 0 });
  const marks = { open: false, shared: false, paused: false, mode: 'hold', bind: {} } as unknown as CoveredState;
  const variantOfCall = (rest: string | null) => {
    const closed = { investigate: null, claim: null, examine: null, shoot: null, rest };
    const dock = renderToStaticMarkup(
      <BoardContext value={context}>
        <Dock closed={closed} isLoaded onOpen={() => {}} onRest={() => {}} marks={marks} next={null} />
      </BoardContext>,
    );
    return /data-variant="(\w+)"/.exec(dock)?.[1];
  };
  expect([null, 'already-rested'].map(variantOfCall)).toEqual(['primary', 'raised']);
});
