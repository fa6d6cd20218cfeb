// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { testRoot } from '#client/ui/testRoot.ts';
import { useLeft } from './useLeft';

type Left = ReturnType<typeof useLeft>;
type Match = Parameters<Left['leave']>[0];

/** Renders a component that calls `useLeft`. Returns a function that renders it again and returns the hook's result. */
function aPage(): (isLost?: boolean, match?: Match | null) => Left {
  const root = testRoot(document.createElement('div'));
  const drawn: { left?: Left } = {};
  const Page = ({ isLost, match }: { isLost: boolean; match: Match | null }) => {
    drawn.left = useLeft('ABCD', match, isLost);
    return null;
  };
  return (isLost = false, match = null) => {
    flushSync(() => root.render(<Page isLost={isLost} match={match} />));
    return drawn.left as Left;
  };
}

test('after a reload, a running match that the member left is shown again', () => {
  const draw = aPage();
  flushSync(() => draw().leave({ id: 'm1', over: false }));
  expect(draw().hasLeft('m1')).toBe(true);
  expect(aPage()().hasLeft('m1')).toBe(false);
  draw(true);
  expect(draw().hasLeft('m1')).toBe(false);
});

test('after a reload, a finished match that the member left stays hidden', () => {
  const draw = aPage();
  flushSync(() => draw().leave({ id: 'm2', over: true }));
  expect(aPage()().hasLeft('m2')).toBe(true);
});

test('a match that ends after the member left it stays hidden', () => {
  const draw = aPage();
  flushSync(() => draw().leave({ id: 'm3', over: false }));
  draw(false, { id: 'm3', over: true });
  expect(draw().hasLeft('m3')).toBe(true);
  expect(aPage()().hasLeft('m3')).toBe(true);
});
