import type { BoardProps, Person } from 'hush/board';
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
import type { HandOver } from './cards/uses';

const done = async () => ({ ok: true as const });
const act = Object.fromEntries(Object.keys(legal).map((move) => [move, done])) as unknown as Act<Moves>;
const nothing = () => undefined;

/** Returns the board's props for one seat of a test match. Its callbacks for using cards do nothing. */
export function propsOf(table: Match, seat: Viewer): BoardProps<View, Moves> & HandOver {
  const view = table.view(seat);
  const people = view.seats.map((one): Person => {
    return {
      seat: one,
      name: `P${one}`,
      face: one,
      colour: 0,
      you: one === seat,
      host: false,
      online: true,
      bot: false,
    };
  });
  return {
    view,
    seat,
    legal: legalityOf(legal, view, seat),
    act,
    now: () => table.now,
    people,
    facts: [],
    outcome: view.outcome,
    onFly: nothing,
    onMove: nothing,
    onMod: nothing,
  };
}

/** Renders a part of the board as markup. */
export function markup({ people, now, seat }: BoardProps<View, Moves>, part: ReactNode): string {
  const services = testContext({ people, now, seat });
  return renderToStaticMarkup(<BoardContext value={services}>{part}</BoardContext>);
}
