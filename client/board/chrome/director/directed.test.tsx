// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testRoot } from '#client/ui/testRoot.ts';
import type { BaseView, LogEntry } from '#shared/contract/module.ts';
import { plainText } from '#shared/text/text.ts';
import { Directed } from './Directed';
import type { News } from './Director';
import { useScene } from './useScene';

let root: Root;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
  root = testRoot(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

const view = {} as BaseView;
const board = { text: { logEntry: ({ code }: LogEntry) => [code] } } as never;
const now = () => 0;
const newsOf = (...codes: string[]): News<BaseView> => ({
  facts: codes.map((code, index) => ({ n: index + 1, at: 0, code, facts: {} })),
  ...{ view, seat: null, names: String, isAway: false, isOver: false },
});

test('a scene rerenders only the components that show it', async () => {
  let tables = 0;
  const shown: string[] = [];
  function Table({ children }: { children: ReactNode }) {
    tables += 1;
    return children;
  }
  function Shown() {
    const scene = useScene();
    shown.push(scene ? plainText(scene.words) : 'nothing');
    return null;
  }
  const table = (
    <Table>
      <Shown />
    </Table>
  );
  const draw = (news: News<BaseView>) =>
    act(async () => {
      root.render(
        <Directed board={board} now={now} news={news}>
          {table}
        </Directed>,
      );
    });
  const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  await draw(newsOf());
  await pass(100);
  await draw(newsOf('passed'));
  await pass(100);
  await pass(10_000);
  expect(shown).toEqual(['nothing', 'passed', 'nothing']);
  expect(tables).toBe(1);
});
