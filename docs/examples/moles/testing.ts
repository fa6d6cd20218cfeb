import { begin, type EngineState, TestTable } from 'hush/testing';
import { moles } from '.';
import type { Moves, Role, State, View } from './state';

/** Starts a match with these roles, in seat order. */
export function aMatch(...roles: Role[]): TestTable<State, View, Moves> {
  const position = begin({ module: moles, seats: roles.length, seed: 'a match' }) as EngineState<State>;
  return new TestTable<State, View, Moves>(moles, position, 0).change((G) => {
    G.roles = Object.fromEntries(roles.map((role, seat) => [String(seat), role]));
  });
}
