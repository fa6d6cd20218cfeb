import type { Ctx } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { AnyModule } from '#shared/contract/module.ts';
import type { Seat, Viewer } from '#shared/ids.ts';
import { moles } from './moles';
import type { State, View } from './moles/state';

/** A copy of the example `moles` with one leak, for tests that must detect it. */
export interface Leak {
  kind: 'view' | 'log' | 'clock' | 'length' | 'refusal' | 'end';
  /** Describes the leak. Completes the sentence "two matches that differ only in their secrets also differ by …". */
  what: string;
  module: AnyModule;
  /**
   * Matches the sentence with which the contract's tests report the leak. Null if these tests miss the leak, and only a
   * comparison of two servers detects it (see `isOnWire`).
   */
  sentence: RegExp | null;
  /** True if a comparison of two servers, whose matches differ only in their secrets, detects the leak. */
  isOnWire?: true;
}

interface Context {
  G: State & { isLate?: boolean };
  playerID: Seat;
  tell(code: string, facts: object): void;
}

const honest: AnyModule = moles;
const moves = moles.game.moves as {
  accuse(context: Context, about: Seat): void;
  timeout(context: Context): void;
};

const withMoves = (changed: object): AnyModule => ({
  ...honest,
  game: { ...honest.game, moves: { ...moves, ...changed } as NonNullable<AnyModule['game']['moves']> },
});

/** Creates a game in which an accusation also runs `effect`. */
const withAccuse = (effect: (context: Context, about: Seat) => unknown): AnyModule =>
  withMoves({
    accuse: (context: Context, about: Seat) => {
      moves.accuse(context, about);
      return effect(context, about);
    },
  });

const withView = (change: (view: View, G: State, viewer: Viewer) => object): AnyModule => ({
  ...honest,
  view: (G: State, viewer: Viewer, _: Ctx) => {
    const view = moles.view(G, viewer);
    return view.truth ? view : change(view, G, viewer);
  },
});

const isMole = ({ roles }: State, seat: Seat) => roles[seat] === 'mole';
const molesIn = (G: State) => Object.keys(G.roles).filter((seat) => isMole(G, seat));

const ELSE = /^In the world that `imagine` makes, .+ sees something else\./;
const LOGS = /^`\w+`.* logs .+, but .+ in another world that looks the same to .+ logs /;
const ALIKE = /can tell `accuse` .+, which `hidden` calls alike\./;

const logsRole = ({ G, playerID, tell }: Context) => tell('accused', { role: G.roles[playerID] });
const logsMove = ({ playerID, tell }: Context) => tell('accused', { seat: playerID });

/** A timeout that leaks secrets. The first timeout does not end the match, but logs whom each player has accused. */
function dawn(context: Context): void {
  const { G, tell } = context;
  if (G.isLate) {
    moves.timeout(context);
    return;
  }
  G.isLate = true;
  G.endsAt += 60_000;
  tell('dawn', { accused: { ...G.accused } });
}

export const leaks: readonly Leak[] = [
  {
    kind: 'log',
    what: 'an accusation that logs the accuser’s role',
    module: withAccuse(logsRole),
    sentence: LOGS,
    isOnWire: true,
  },
  {
    kind: 'log',
    what: 'a log entry for a move that nobody may notice',
    module: withAccuse(logsMove),
    sentence: /logs `accused` .+, but no spectator sees a change\./,
  },
  {
    kind: 'log',
    what: 'a timeout that logs whom each player accused',
    module: withMoves({ timeout: dawn }),
    sentence: LOGS,
    isOnWire: true,
  },
  {
    kind: 'log',
    what: 'a game that logs the accuser’s role, secret moves and all accusations',
    module: withMoves({
      accuse: (context: Context, about: Seat) => {
        moves.accuse(context, about);
        logsRole(context);
        logsMove(context);
      },
      timeout: dawn,
    }),
    sentence: LOGS,
    isOnWire: true,
  },
  {
    kind: 'log',
    what: 'a log entry when two players secretly accuse the same one',
    module: withAccuse(({ G, playerID, tell }, about) => {
      if (Object.entries(G.accused).some(([seat, other]) => seat !== playerID && other === about)) tell('agreed', {});
    }),
    sentence: /can tell `accuse`|, but no spectator sees a change|in another world that looks the same/,
    isOnWire: true,
  },
  {
    kind: 'view',
    what: 'a view that shows everyone’s accusations',
    module: withView((view, G) => ({ ...view, rumours: { ...G.accused } })),
    sentence: ELSE,
  },
  {
    kind: 'view',
    what: 'a view that shows the next seat’s role',
    module: withView((view, G, viewer) => ({ ...view, next: viewer && G.roles[(Number(viewer) + 1) % 3] })),
    sentence: ELSE,
  },
  {
    kind: 'view',
    what: 'a view that counts the moles',
    module: withView((view, G) => ({ ...view, many: molesIn(G).length })),
    sentence: ELSE,
  },
  {
    kind: 'view',
    what: 'a list of seats sorted by their roles',
    module: withView((view, G) => ({ ...view, order: [...view.seats].sort((a, b) => +isMole(G, a) - +isMole(G, b)) })),
    sentence: ELSE,
    isOnWire: true,
  },
  {
    kind: 'view',
    what: 'a `waitingFor` that names only moles',
    module: withView((view, G) => ({ ...view, waitingFor: view.waitingFor.filter((seat) => isMole(G, seat)) })),
    sentence: ELSE,
    isOnWire: true,
  },
  {
    kind: 'view',
    what: 'a chat that is closed depending on a role',
    module: withView((view, G) => ({ ...view, quiet: isMole(G, '0') })),
    sentence: ELSE,
    isOnWire: true,
  },
  {
    kind: 'clock',
    what: 'a deadline that depends on a role',
    module: { ...honest, deadline: (G: State) => (G.outcome ? null : G.endsAt - (isMole(G, '0') ? 1_000 : 0)) },
    sentence: null,
    isOnWire: true,
  },
  {
    kind: 'clock',
    what: 'a timer that shows another time if seat 0 is a mole',
    module: withView((view, G) => ({ ...view, endsAt: G.endsAt - (isMole(G, '0') ? 1_000 : 0) })),
    sentence: ELSE,
    isOnWire: true,
  },
  {
    kind: 'clock',
    what: 'an accusation of a mole that shortens the time',
    module: withAccuse(({ G }, about) => {
      if (isMole(G, about)) G.endsAt -= 1_000;
    }),
    sentence: ALIKE,
  },
  {
    kind: 'length',
    what: 'a view that is longer for a mole',
    module: withView((view, G, viewer) =>
      viewer !== null && isMole(G, viewer) ? { ...view, me: { ...view.me, plan: 'x'.repeat(200) } } : view,
    ),
    sentence: /^The view of seat \d is \d+ bytes longer than a spectator's/,
  },
  {
    kind: 'refusal',
    what: 'a move that is refused if it accuses a mole',
    module: withMoves({
      accuse: (context: Context, about: Seat) =>
        isMole(context.G, about) ? INVALID_MOVE : moves.accuse(context, about),
    }),
    sentence: /^The move `accuse` of seat \d, \["\d"\] was offered and /,
  },
  {
    kind: 'end',
    what: 'a match that ends when a mole is accused',
    module: withAccuse((context, about) => {
      if (isMole(context.G, about)) moves.timeout(context);
    }),
    sentence: ALIKE,
  },
];
