// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { testRoot } from '#client/ui/testRoot.ts';
import { GameMissing } from './GameMissing';

function aPage(props: Parameters<typeof GameMissing>[0]) {
  const box = document.body.appendChild(document.createElement('div'));
  flushSync(() => testRoot(box).render(<GameMissing {...props} />));
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  return { box, press: (name: string) => flushSync(() => button(name)?.click()) };
}

test('a missing game’s page leads back to the room', () => {
  const onBack = vi.fn();
  const { box, press } = aPage({ isOver: false, onBack, onStop: null });
  expect(box.querySelector('[role="alert"]')?.textContent).toContain('Your match is kept');
  expect(box.textContent).not.toContain('Stop the match');
  press('Back to the room');
  expect(onBack).toHaveBeenCalledOnce();
});

test('the host can stop a match whose game is missing', () => {
  const onStop = vi.fn();
  const { press } = aPage({ isOver: false, onBack: vi.fn(), onStop });
  press('Stop the match for everyone');
  expect(onStop).not.toHaveBeenCalled();
  press('Stop it');
  expect(onStop).toHaveBeenCalledOnce();
});

test('the page does not say that a finished match continues', () => {
  const { box } = aPage({ isOver: true, onBack: vi.fn(), onStop: vi.fn() });
  expect(box.textContent).toContain('The match is over');
  expect(box.textContent).not.toContain('continues');
  expect(box.textContent).not.toContain('Stop the match');
});
