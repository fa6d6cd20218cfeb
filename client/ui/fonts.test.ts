import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectNames, loadFonts } from './fonts';

const PLAIN = 'U+0-FF, U+131';
const MORE = 'U+100-2BA';

const face = (unicodeRange: string, load: () => Promise<unknown>) => ({ unicodeRange, load: vi.fn(load) });
const never = () => new Promise(() => {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  expectNames([]);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('`loadFonts` waits until each font was loaded or has failed', async () => {
  let come = (_: unknown) => {};
  const coming = face(PLAIN, () => new Promise((done) => (come = done)));
  vi.stubGlobal('document', { fonts: [coming, face('U+0-10FFFF', () => Promise.reject(new Error('away')))] });
  const done = vi.fn();
  const loading = loadFonts().then(done);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(done).not.toHaveBeenCalled();
  come(coming);
  await loading;
  expect(vi.getTimerCount()).toBe(0);
});

test('a font that never loads delays a screen by three seconds', async () => {
  vi.stubGlobal('document', { fonts: [face(PLAIN, never)] });
  const loading = loadFonts();
  await vi.advanceTimersByTimeAsync(3_200);
  await loading;
});

test('fonts for rare letters load only if a name needs them', async () => {
  const more = face(MORE, async () => {});
  vi.stubGlobal('document', { fonts: [more] });
  expectNames(['Mara']);
  await loadFonts();
  expect(more.load).not.toHaveBeenCalled();
  expectNames(['Mara', 'Wałęsa']);
  await loadFonts();
  expect(more.load).toHaveBeenCalledOnce();
});
