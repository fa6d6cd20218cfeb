import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { must } from '#shared/must.ts';
import { $build, $isPlaying, $newer } from '../state/newer';
import { watchBuilds } from './builds';

let listeners: Map<string, () => void>;
let visibilityState: string;
let stop: () => void;

beforeEach(() => {
  listeners = new Map();
  visibilityState = 'visible';
  const listen = (type: string, listener: () => void) => listeners.set(type, listener);
  const leave = (type: string) => listeners.delete(type);
  vi.stubGlobal('document', {
    querySelector: () => ({ content: 'a1' }),
    get visibilityState() {
      return visibilityState;
    },
    addEventListener: listen,
    removeEventListener: leave,
  });
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('removeEventListener', leave);
  vi.useFakeTimers({ toFake: ['performance'] });
  stop = watchBuilds();
});
afterEach(() => {
  stop();
  expect(listeners.size).toBe(0);
  $build.set(null);
  $isPlaying.set(false);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const isOffered = () => $newer.get() !== null;

test('a reload is offered if the server has a different build', () => {
  $build.set('a1');
  expect(isOffered()).toBe(false);
  $build.set('b2');
  expect(isOffered()).toBe(true);
});

test('no reload is offered during a match', () => {
  $isPlaying.set(true);
  $build.set('b2');
  expect(isOffered()).toBe(false);
  $isPlaying.set(false);
  expect(isOffered()).toBe(true);
});

test('a postponed build is not offered again', () => {
  $build.set('b2');
  const { props } = $newer.get() as ReactElement<{ onLater(): void }>;
  props.onLater();
  expect(isOffered()).toBe(false);
  $isPlaying.set(true);
  $isPlaying.set(false);
  expect(isOffered()).toBe(false);
  $build.set('c3');
  expect(isOffered()).toBe(true);
});

test('no reload is offered in development', () => {
  $build.set('b2');
  $build.set('a1');
  expect(isOffered()).toBe(false);
  vi.stubGlobal('document', { ...document, querySelector: () => null });
  $build.set('b2');
  expect(isOffered()).toBe(false);
});

test('the build is checked at most once a minute', async () => {
  const server = vi.fn(async () => new Response('<head><meta name="hush-build" content="b2"></head>'));
  vi.stubGlobal('fetch', server);
  const comeBack = must(listeners.get('visibilitychange'));
  comeBack();
  expect(server).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  visibilityState = 'hidden';
  comeBack();
  expect(server).not.toHaveBeenCalled();
  visibilityState = 'visible';
  comeBack();
  comeBack();
  expect(server).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(isOffered()).toBe(true), 20_000);
});

test.each([
  ['away', () => Promise.reject(new TypeError('away'))],
  ['not Hush', async () => new Response('<p>Sign in to the hotel')],
])('no reload is offered if the server is %s', async (_, answer: () => Promise<Response>) => {
  const server = vi.fn(answer);
  vi.stubGlobal('fetch', server);
  vi.advanceTimersByTime(60_000);
  must(listeners.get('online'))();
  await vi.waitFor(() => expect(server).toHaveBeenCalled(), 20_000);
  expect(isOffered()).toBe(false);
});
