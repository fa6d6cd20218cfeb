import type { BoardProps } from 'hush/board';
import type { Viewer } from 'hush/game';
import { legalityOf } from 'hush/testing';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { BoardContext } from '#client/board/context.ts';
import type { Act } from '#client/board/contract.ts';
import { testContext } from '#client/board/testing.ts';
import { legal } from '../legal';
import type { Moves, View } from '../state';
import type { Match } from '../testing';

const done = async () => ({ ok: true as const });
const act = new Proxy({}, { get: () => done }) as Act<Moves>;

/** Returns the props of the board for one seat. Players are named P0, P1 and so on. */
export function propsOf(table: Match, seat: Viewer): BoardProps<View, Moves> {
  const view = table.view(seat);
  const people = view.seats.map((one) => ({
    seat: one,
    name: `P${one}`,
    face: one,
    colour: 0,
    you: one === seat,
    host: false,
    online: true,
    bot: false,
  }));
  const facts = table.facts.map((fact, index) => ({ ...fact, n: index + 1, at: table.now }));
  return {
    view,
    seat,
    legal: legalityOf(legal, view, seat),
    act,
    now: () => table.now,
    people,
    facts,
    outcome: view.outcome,
  };
}

/** Renders a node to static markup with the context of a table. */
export function markup(node: ReactNode, { people, now, seat }: BoardProps<View, Moves>): string {
  const value = testContext({ people, now, seat });
  return renderToStaticMarkup(<BoardContext value={value}>{node}</BoardContext>);
}
