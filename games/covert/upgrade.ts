import type { State } from './state';

/**
 * A stored state of rules that did not keep which Agency cards of a hand everybody has seen, nor who practises:
 * whatever is in the hands counts as unseen, and nobody practises.
 */
export function upgrade(old: unknown, version: number): State | null {
  if (version !== 1) return null;
  const G = old as State;
  const players = Object.fromEntries(
    Object.entries(G.players).map(([seat, player]) => [seat, { ...player, shown: [] }]),
  );
  return { ...G, practice: null, players };
}
