import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import type { GameFacts } from '#shared/room/room.ts';
import { Foreign } from './Foreign';

const page = (foreign: GameFacts['foreign'], isHost = false) =>
  renderToStaticMarkup(<Foreign game={{ title: 'Werewolf', foreign } as GameFacts} isHost={isHost} />);

test('the room says what was checked in a foreign game', () => {
  expect(page(undefined)).toBe('');
  expect(page({ checked: ['rules', 'secrecy'], isSecret: true })).toContain('Checked: rules, secrecy.');
  expect(page({ checked: [], isSecret: false })).toContain('hasn’t been checked');
});

test('only the host reads that secrecy is not proved', () => {
  const foreign = { checked: ['rules'], isSecret: false };
  expect(page(foreign, true)).toContain('Secrecy isn’t proved');
  expect(page(foreign)).not.toContain('Secrecy');
  expect(page({ ...foreign, isSecret: true }, true)).not.toContain('Secrecy');
});
