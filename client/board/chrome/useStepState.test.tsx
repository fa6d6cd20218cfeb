// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { testRoot } from '#client/ui/testRoot.ts';
import { useStepState } from './useStepState';

test('a value is discarded when its step ends', () => {
  const box = document.createElement('div');
  const root = testRoot(box);
  let choose: (tab: string) => void = () => {};
  const Tab = ({ step }: { step: string }) => {
    const [tab, setTab] = useStepState(step, 'board');
    choose = setTab;
    return tab;
  };
  const draw = (step: string) => {
    flushSync(() => root.render(<Tab step={step} />));
    return box.textContent;
  };
  expect(draw('place')).toBe('board');
  flushSync(() => choose('notes'));
  expect([draw('place'), draw('codes'), draw('place')]).toEqual(['notes', 'board', 'board']);
});
