import { useStore } from '@nanostores/react';
import type { BaseView } from '#shared/contract/module.ts';
import { PREDICT } from '#shared/engine/prediction.ts';
import type { Viewer } from '#shared/ids.ts';
import type { BoardContextValue } from '../board/context';
import type { Person } from '../board/contract';
import type { MatchStore } from '../state/match';
import type { PlainMoves } from './plain/context';

const PAGE = 'prediction';

interface Deps {
  store: MatchStore;
  view: BaseView;
  seat: Viewer;
  people: readonly Person[];
  /** The names of the game's sides. Undefined if people predict a player instead of a side. */
  sides: Readonly<Record<string, string>> | undefined;
  isOver: boolean;
  make: PlainMoves['make'];
}

/** Lets a player who is out of the game predict the winner. The prediction is stored in the seat's notebook. */
export function usePrediction({
  store,
  view,
  seat,
  people,
  sides,
  isOver,
  make,
}: Deps): BoardContextValue['prediction'] {
  const pages = useStore(store.notebook.pages);
  const { screen } = useStore(store.state);
  if (seat === null || isOver || screen === 'open' || !pages || !view.out.includes(seat)) return null;
  const choices = sides
    ? Object.entries(sides).map(([id, name]) => ({ id, name }))
    : people.filter((person) => !view.out.includes(person.seat)).map((person) => ({ id: person.seat, ...person }));
  return {
    choices,
    sealed: pages[PAGE] ?? null,
    async seal(winner) {
      const answer = await make(PREDICT, [winner]);
      if ('ok' in answer) store.notebook.write(PAGE, winner);
    },
  };
}
