import type { CoveredState } from 'hush/board';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { BoardContext } from '#client/board/context.ts';
import { testContext } from '#client/board/testing.ts';
import { Dock } from './Dock';

const context = testContext({ seat: '0', people: [], now: () => 0 });
const marks = { open: false, shared: false, paused: false, mode: 'hold', bind: {} } as unknown as CoveredState;

function draw(rest: string | null): string {
  const closed = { investigate: null, claim: null, examine: null, shoot: null, rest };
  return renderToStaticMarkup(
    <BoardContext value={context}>
      <Dock closed={closed} isLoaded onOpen={() => {}} onRest={() => {}} marks={marks} next={null} />
    </BoardContext>,
  );
}

test('Call is the main button until the player is done', () => {
  const variantOfCall = (rest: string | null) => /data-variant="(\w+)"/.exec(draw(rest))?.[1];
  expect([null, 'already-rested'].map(variantOfCall)).toEqual(['primary', 'raised']);
});

test('while the coach refuses Done, the button says until when', () => {
  expect(draw('A sentence of the coach.')).toContain('after lesson');
  expect(draw('first-call-pending')).not.toContain('after lesson');
});
