// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { afterAll, expect, test, vi } from 'vitest';
import { testRoot } from '#client/ui/testRoot.ts';
import { SettingsSheet } from './SettingsSheet';

let isTouched = false;
const own = window.matchMedia.bind(window);
vi.stubGlobal('matchMedia', (query: string) => {
  const list = own(query);
  if (query === '(pointer: coarse)') Object.defineProperty(list, 'matches', { get: () => isTouched });
  return list;
});
afterAll(() => vi.unstubAllGlobals());

function settings(device: { isTouched: boolean; canVibrate: boolean }): string {
  isTouched = device.isTouched;
  Reflect.deleteProperty(navigator, 'vibrate');
  if (device.canVibrate) Object.assign(navigator, { vibrate: () => true });
  const box = document.body.appendChild(document.createElement('div'));
  const root = testRoot(box);
  flushSync(() => root.render(<SettingsSheet onClose={() => undefined} />));
  const words = box.textContent ?? '';
  box.remove();
  return words;
}

test('vibration can be set only on touch devices whose browser supports it', () => {
  expect(settings({ isTouched: true, canVibrate: true })).toContain('Vibration');
  expect(settings({ isTouched: true, canVibrate: false })).not.toContain('Vibration');
  expect(settings({ isTouched: false, canVibrate: true })).not.toContain('Vibration');
});
