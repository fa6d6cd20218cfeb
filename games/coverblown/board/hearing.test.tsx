// @vitest-environment happy-dom
import { note, type Person } from 'hush/board';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { View } from '../state';
import { aMatch } from '../testing';
import { useHearingToast } from './hearing';

vi.mock(import('hush/board'), async (original) => ({ ...(await original()), note: vi.fn() }));
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

function Table({ view, people }: { view: View; people: readonly Person[] }) {
  useHearingToast(view, people);
  return null;
}

test('a toast says that a bot will examine a pair, if the proposal is out of sight', async () => {
  const match = aMatch({ players: 4 });
  const people = ['0', '1'].map((seat) => ({ seat, name: seat === '1' ? 'Ben' : 'Ana', bot: seat === '1' }) as Person);
  const root = createRoot(document.createElement('div'));
  const show = () => act(async () => root.render(<Table view={match.view('0')} people={people} />));
  match.play('0', 'announce', 'stokes', 'bat');
  await show();
  expect(note, 'a person has no countdown').not.toHaveBeenCalled();
  match.play('1', 'announce', 'crane', 'bat');
  await show();
  await show();
  expect(vi.mocked(note).mock.calls).toEqual([['In ten seconds, Ben examines Crane and the Baseball Bat.']]);
});
