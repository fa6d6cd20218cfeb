import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { BoardContext, type BoardContextValue } from '../../../client/board/context';
import type { Act, BoardProps } from '../../../client/board/contract';
import type { Viewer } from '../../../shared/ids';
import { legalityOf } from '../../../shared/legality';
import { legal } from '../legal';
import type { Moves, View } from '../state';
import type { Match } from '../testing';

const done = async () => ({ ok: true as const });
const act = new Proxy({}, { get: () => done }) as Act<Moves>;

/** What one seat's board is given; players go by P0, P1 … */
export function propsOf(table: Match, seat: Viewer): BoardProps<View, Moves> {
  const view = table.view(seat);
  const people = view.seats.map((one) => ({
    seat: one,
    name: `P${one}`,
    face: one,
    you: one === seat,
    host: false,
    online: true,
    bot: false,
  }));
  const told = table.told.map((fact, index) => ({ ...fact, n: index + 1, at: table.now }));
  return {
    view,
    seat,
    legal: legalityOf(legal, view, seat),
    act,
    now: () => table.now,
    people,
    told,
    outcome: view.outcome,
  };
}

/** Markup as a browser would get it first, inside a table. */
export function markup(node: ReactNode, { people, now, seat }: BoardProps<View, Moves>): string {
  const value: BoardContextValue = {
    people,
    log: [],
    chat: { on: true, quiet: false, lines: [], unread: 0, say: done, react: done, seen: () => undefined },
    rules: { parts: [], open: () => undefined },
    openMenu: () => undefined,
    now,
    connection: 'live',
    isHost: false,
    totals: { played: 1, points: {} },
    again: { run: async () => undefined, why: null },
    anotherGame: () => undefined,
    loadReplay: () => new Promise(() => undefined),
    tell: () => [],
    seat,
  };
  return renderToStaticMarkup(<BoardContext value={value}>{node}</BoardContext>);
}
