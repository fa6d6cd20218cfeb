import type { Apis, Random, Seat } from 'hush/game';
import { imagine } from '../imagine';
import { newTurn } from '../queries';
import type { CityId, Colour, Player, State, Turn, View } from '../state';

/** Returns the APIs that the rules need, for simulations. They ignore facts and clock changes. */
export function quietApis(random: Random): Apis {
  return { random, clock: { now: () => 0 }, tell: () => undefined };
}

/** Imagines a state that fits the seat's view, but in which it is the seat's turn and no window or choice is open. */
export function ownWorld(view: View, seat: Seat, random: Random): State {
  const G = imagine(view, seat, random);
  const turn: Turn = G.turn?.seat === seat ? G.turn : newTurn(seat);
  return { ...G, turn, window: null, pool: null, choice: null, agenda: [], undo: [] };
}

/** Copies a position to simulate Actions in. Parts that no Action changes are shared with the original. */
export function copyOf(G: State): State {
  return {
    ...G,
    turn: G.turn && { ...G.turn },
    agenda: [],
    cubes: mapValues(G.cubes, (cubes) => [...cubes]) as Record<CityId, Colour[]>,
    faceUp: { ...G.faceUp },
    discards: [...G.discards],
    missionRow: [...G.missionRow],
    agencyDeck: [...G.agencyDeck],
    missionDeck: [...G.missionDeck],
    codeDecks: [[...G.codeDecks[0]], [...G.codeDecks[1]]],
    bag: [...G.bag],
    players: mapValues(G.players, copyOfPlayer),
  };
}

function copyOfPlayer(player: Player): Player {
  return {
    ...player,
    dice: player.dice.map((die) => ({ ...die })),
    agents: [...player.agents],
    held: [...player.held],
    finishedMissions: [...player.finishedMissions],
    finishedCodes: [...player.finishedCodes],
    agency: [...player.agency],
    missions: [...player.missions],
    codes: [...player.codes],
    tokens: [...player.tokens],
    shown: [...player.shown],
    newTokens: [...player.newTokens],
    seen: [...player.seen],
  };
}

function mapValues<Value>(
  from: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Record<string, Value> {
  const copy: Record<string, Value> = {};
  for (const key in from) copy[key] = change(from[key] as Value);
  return copy;
}
