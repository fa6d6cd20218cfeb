import { must, type Viewer } from 'hush/game';
import type { State, View } from './state';

/**
 * Returns a viewer's view. A null viewer is a spectator. The view is built from nothing, so only fields that are named
 * here are ever sent.
 */
export function view({ endsAt, roles, accused, outcome }: State, viewer: Viewer): View {
  const seats = Object.keys(roles);
  const me = viewer === null ? null : { role: must(roles[viewer]), accused: accused[viewer] ?? null };
  const waitingFor = outcome ? [] : seats.filter((seat) => !(seat in accused));
  const truth = outcome && { roles, accused, outcome };
  return { waitingFor, out: [], endsAt: outcome ? null : endsAt, seats, me, truth };
}
