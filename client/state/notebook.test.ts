import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchSocket } from '../net/connection';
import { Notebook } from './notebook';
import { $toasts } from './toasts';

type Sent = { event: string; args: unknown[]; answer(said: object): void };

let sent: Sent[];
const socket = {
  emit(event: string, ...args: unknown[]) {
    sent.push({ event, args: args.slice(0, -1), answer: args.at(-1) as Sent['answer'] });
  },
} as unknown as MatchSocket;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
});
afterEach(() => {
  vi.useRealTimers();
  $toasts.set([]);
});

const take = () => {
  const one = sent.shift();
  if (!one) throw new Error('nothing was sent');
  return one;
};

/** Opens a notebook, for which the server has sent these pages. */
function opened(notes: Record<string, string>): Notebook {
  const notebook = new Notebook();
  notebook.open(socket);
  take().answer({ notes });
  return notebook;
}

test('a page is shown as soon as it is written', () => {
  const notebook = opened({ a: '1' });
  notebook.write('b', '2');
  notebook.write('a', null);
  expect(notebook.pages.get()).toEqual({ b: '2' });
  expect([take().args, take().args]).toEqual([
    ['b', '2'],
    ['a', null],
  ]);
});

test('an unstored page is sent again after a reconnect', () => {
  const notebook = opened({});
  notebook.write('a', 'mine');
  take();
  notebook.close();
  notebook.write('b', 'written while away');
  expect(sent).toEqual([]);
  notebook.open(socket);
  take().answer({ notes: { a: 'older', c: 'there' } });
  expect(notebook.pages.get()).toEqual({ a: 'mine', b: 'written while away', c: 'there' });
  expect(sent.map(({ args }) => args)).toEqual([
    ['a', 'mine'],
    ['b', 'written while away'],
  ]);
});

test('a page written on another device is shown', () => {
  const notebook = opened({});
  notebook.write('a', 'mine');
  notebook.noted('a', 'theirs');
  notebook.noted('b', 'theirs');
  expect(notebook.pages.get()).toEqual({ a: 'mine', b: 'theirs' });
  take().answer({ ok: true });
  notebook.noted('a', 'theirs, later');
  expect(notebook.pages.get()).toMatchObject({ a: 'theirs, later' });
});

test('a page that the rate limit refused is sent again', async () => {
  const notebook = opened({});
  notebook.write('a', 'x');
  take().answer({ refused: 'rate-limited', detail: 'Wait.' });
  await vi.advanceTimersByTimeAsync(2_000);
  take().answer({ notes: {} });
  take().answer({ refused: 'notebook-full', detail: 'A notebook holds 20 KB.' });
  take().answer({ notes: {} });
  expect(notebook.pages.get()).toEqual({});
  expect($toasts.get().map(({ text }) => text)).toEqual(['A notebook holds 20 KB.']);
});

test('a notebook that was cleared has no pages', () => {
  const notebook = opened({ a: '1' });
  notebook.forget();
  expect(notebook.pages.get()).toBeNull();
});
