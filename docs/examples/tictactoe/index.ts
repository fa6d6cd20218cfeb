import type { Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { defineGame } from 'hush/game';

interface State {
  cells: (string | null)[];
}

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));

/** The game from boardgame.io's tutorial, unchanged. */
const game: Game<State> = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id: number) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (isVictory(G.cells)) return { winner: ctx.currentPlayer };
    if (!G.cells.includes(null)) return { draw: true };
  },
  ai: {
    enumerate: (G) => G.cells.flatMap((cell, id) => (cell === null ? [{ move: 'clickCell', args: [id] }] : [])),
  },
};

function isVictory(cells: State['cells']): boolean {
  return LINES.some((line) => {
    const [first, ...others] = line.map((id) => cells[id]);
    return first !== null && others.every((cell) => cell === first);
  });
}

export const tictactoe = defineGame({
  id: 'tictactoe',
  lobby: {
    title: 'Tic-tac-toe',
    tagline: 'Three in a row.',
    players: { min: 2, max: 2 },
    minutes: [1, 3],
  },
  game,
});
