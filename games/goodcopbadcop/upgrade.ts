import { type Look, type State, WINDOWS, type WindowKind } from './state';

type Added = 'practice' | 'lastActed' | 'absent' | 'missed' | 'closesAt';
/** Before anybody could claim anything. */
type SecondState = Omit<State, 'claims'>;
/** Before windows had drawn lengths, and before anybody was away. */
type FirstState = Omit<SecondState, Added | 'secret'> & { secret: Omit<State['secret'], 'tempo'> };

/** Lifts a stored state of version 1 or 2. */
export function upgrade(old: unknown, version: number): State | null {
  if (version === 1) return { ...drawn(old as FirstState), claims: [] };
  return version === 2 ? { ...(old as SecondState), claims: [] } : null;
}

/** Everybody is there, and the deck's order stands in for the chance never drawn. */
function drawn(G: FirstState): SecondState {
  return {
    ...G,
    practice: null,
    lastActed: G.turn,
    absent: [],
    missed: [],
    closesAt: WINDOWS.includes(G.phase as WindowKind) ? (G.deadline ?? 0) : null,
    looks: G.looks.filter((look, at) => G.looks.slice(at + 1).every((later) => !isSame(look, later))),
    secret: { ...G.secret, tempo: G.secret.deck.join() },
  };
}

function isSame(one: Look, other: Look): boolean {
  return one.by === other.by && one.card === other.card;
}
