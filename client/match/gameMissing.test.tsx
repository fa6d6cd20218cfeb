// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { GameMissing } from './GameMissing';

test('a match whose game is missing says that it is kept, with a way back to the room', () => {
  const box = document.body.appendChild(document.createElement('div'));
  const onBack = vi.fn();
  flushSync(() => createRoot(box).render(<GameMissing onBack={onBack} />));
  expect(box.querySelector('[role="alert"]')?.textContent).toContain('Your match is kept');
  flushSync(() => box.querySelector('button')?.click());
  expect(onBack).toHaveBeenCalledOnce();
});
