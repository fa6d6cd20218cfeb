import axe from 'axe-core';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { BaseView, LogEntry, MoveArgs, Outcome } from '#shared/contract/module.ts';
import type { Viewer } from '#shared/ids.ts';
import { legalityOf } from '#shared/legality/legality.ts';
import { BoardContext } from './context';
import type { Act, BoardDefinition, Person } from './contract';
import { testContext } from './testing';

// biome-ignore lint/suspicious/noExplicitAny: boards of different games are drawn the same way
export type AnyBoard = BoardDefinition<any, any>;

export interface Scene {
  view: BaseView;
  viewer: Viewer;
  seats: readonly string[];
  facts: readonly LogEntry[];
  outcome: Outcome | null;
  now: number;
}

const done = async () => ({ ok: true as const });
const acts = new Proxy({}, { get: () => done }) as Act<MoveArgs>;

/** The axe rules that do not work here, because they need a whole page or a computed layout. */
const NOT_HERE = axe
  .getRules(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  .map(({ ruleId }) => ruleId)
  .filter((rule) => /^(color-contrast|target-size|document-title|html-|meta-|bypass|scrollable-region)/.test(rule));

/**
 * Draws the table of a board, runs React's effects and then `look`, and removes the table again. Rethrows any error
 * from the board.
 */
export async function drawTable({ Board, legal }: AnyBoard, scene: Scene, look = nobodyLooks): Promise<void> {
  const { view, viewer, facts, outcome, now } = scene;
  const people = peopleOf(scene);
  const props = { view, seat: viewer, people, facts: [...facts], outcome, now: () => now, act: acts };
  await draw(<Board {...props} legal={legalityOf(legal, view, viewer)} />, scene, look);
}

/** Like `drawTable`, but draws the board's `Moment` for the replay. */
export async function drawMoment({ Moment }: AnyBoard, scene: Scene, eyes: Viewer | 'open'): Promise<void> {
  await draw(<Moment view={scene.view} step={null} eyes={eyes} people={peopleOf(scene)} />, scene, nobodyLooks);
}

async function draw(board: ReactNode, scene: Scene, look: typeof nobodyLooks): Promise<void> {
  const thrown: unknown[] = [];
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box, { onUncaughtError: (error) => thrown.push(error) });
  const context = testContext({ people: peopleOf(scene), now: () => scene.now, seat: scene.viewer });
  try {
    // `flushSync` renders the board and runs its effects before it returns.
    flushSync(() => root.render(<BoardContext value={context}>{board}</BoardContext>));
    if (thrown.length === 0) await look(box);
  } finally {
    flushSync(() => root.unmount());
    box.remove();
  }
  if (thrown.length > 0) throw thrown[0];
}

async function nobodyLooks(_: HTMLElement): Promise<void> {}

export async function violationsIn(box: HTMLElement): Promise<string[]> {
  const rules = Object.fromEntries(NOT_HERE.map((rule) => [rule, { enabled: false }]));
  const runOnly = { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
  const { violations } = await axe.run(box, { rules, runOnly, resultTypes: ['violations'], preload: false });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${help} (${id}): ${nodes[0]?.html.slice(0, 120)}`);
}

function peopleOf({ seats, viewer }: Scene): Person[] {
  return seats.map((seat, at) => ({
    seat,
    name: `P${seat}`,
    face: seat,
    colour: at % 12,
    you: seat === viewer,
    host: at === 0,
    online: true,
    bot: at > 0 && seat !== viewer,
  }));
}
