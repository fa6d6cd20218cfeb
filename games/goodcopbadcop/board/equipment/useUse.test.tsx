// @vitest-environment happy-dom

import { must } from 'hush/game';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { testRoot } from '#client/ui/testRoot.ts';
import { aMatch } from '../../testing';
import { propsOf } from '../testing';
import { useUse } from './useUse';

type Props = Parameters<typeof useUse>[0];

function Using({ props }: { props: Props }) {
  const { lost, pick } = useUse(props, 'med_kit', () => undefined);
  return (
    <button type="button" onClick={() => pick('1')}>
      {lost ? 'lost' : 'kept'}
    </button>
  );
}

/** Opens the sheet in one window, picks a target if `picks` is true, and then moves on to the next window. */
function afterTheWindow(picks: boolean): string | null {
  const match = aMatch({ cards: { 1: 'A*HC' }, hands: { 0: ['med_kit'], 2: ['coffee'] } }).look('1', 1);
  const box = document.createElement('div');
  document.body.append(box);
  const root = testRoot(box);
  const show = () => flushSync(() => root.render(<Using props={propsOf(match, '0')} />));
  show();
  if (picks) flushSync(() => must(box.querySelector('button')).click());
  match.allPass().to('endTurn');
  show();
  return box.textContent;
}

test('only a player who had picked a target reads “too late”', () => {
  expect(afterTheWindow(false)).toBe('kept');
  expect(afterTheWindow(true)).toBe('lost');
});
