import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy';

afterEach(() => vi.unstubAllGlobals());

test('on a plain http page, the text is selected instead of copied', async () => {
  vi.stubGlobal('navigator', {});
  const field = { focus: vi.fn(), setSelectionRange: vi.fn() };
  expect(await copyText('ACDEFG', field as unknown as HTMLInputElement)).toBe('selected');
  expect(field.setSelectionRange).toHaveBeenCalledWith(0, 6);
});

test('the text is copied to the clipboard', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('ACDEFG', null)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith('ACDEFG');
});
