import { begin, type EngineState, TestTable } from 'hush/testing';
import { emptythrone } from '.';
import type { Moves, Office, State, View } from './state';

/** Starts a match with these hands, in seat order. It is seat 0's turn. */
export function aMatch(...hands: Office[][]): TestTable<State, View, Moves> {
  const position = begin({ module: emptythrone, seats: hands.length, seed: 'a match' }) as EngineState<State>;
  return new TestTable<State, View, Moves>(emptythrone, position, 0).change((G) => {
    G.turn = '0';
    G.hands = Object.fromEntries(hands.map((hand, seat) => [String(seat), hand]));
  });
}
