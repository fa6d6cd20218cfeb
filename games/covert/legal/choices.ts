import { append, type Draft, flat, type LegalMoves, type Seat, tree } from 'hush/game';
import { CHARACTERS, type ChoiceKind, type Handle, type Moves, type Own, type View } from '../state';
import type { RefusalCode } from '../text';
import { agencyLeft } from './actions';
import { player } from './hand';
import { during, ownChoice, ownTurn } from './moment';

type Choosing = 'chooseCharacter' | 'keepMissions' | ChoiceKind;

/**
 * Defines the legality of the choices in the set-up, and of the choices that one player must make before the game
 * continues.
 */
export const choices: Pick<LegalMoves<View, Moves, RefusalCode>, Choosing> = {
  chooseCharacter: flat({
    closed: (view, seat) => ownTurn(view, seat, 'setupCharacters'),
    unfit: ({ players }, _seat, [character]) =>
      Object.values(players).some((each) => each.character === character) ? 'character-taken' : null,
    list: () => CHARACTERS.map((character): Moves['chooseCharacter'] => [character]),
  }),

  keepMissions: flat({
    closed: (view, seat) => during(view, 'setupMissions') ?? (player(view, seat).hasKept ? 'already-kept' : null),
    unfit: (view, _seat, [first, second]) =>
      (isHeld(view.me?.missions, first) && isHeld(view.me?.missions, second) ? null : 'not-in-hand') ??
      (place(view.me?.missions, first) < place(view.me?.missions, second) ? null : 'invalid-args'),
    list: ({ me }) => pairs(me?.missions.map(({ handle }) => handle) ?? []),
  }),

  takeIntelCard: flat({
    closed: (view, seat) => ownChoice(view, seat, 'takeIntelCard'),
    unfit: (view, _seat, [from]) => (from === 'deck' && agencyLeft(view) === 0 ? 'bad-choice' : null),
    list: () => [['space'], ['deck']],
  }),

  keepSearch: tree({
    closed: (view, seat) => ownChoice(view, seat, 'keepSearch'),
    unfit: ({ me }, _seat, [keep, under]) => {
      const named = [keep, ...under];
      const isWhole = named.length === me?.seen.length && new Set(named).size === named.length;
      return isWhole && named.every((handle) => isHeld(me?.seen, handle)) ? null : 'bad-choice';
    },
    lengths: [2],
    grow: growSearch,
  }),

  pickMission: one('pickMission', ({ seen }) => seen),
  keepToken: one('keepToken', ({ seenTokens }) => seenTokens),
  discardAgency: one('discardAgency', ({ agency }) => agency),
  discardMission: one('discardMission', ({ missions }) => missions),
};

interface Named {
  handle: Handle;
}

/** Defines the legality of choosing one card or token that the seat holds or has been shown. */
function one(kind: ChoiceKind, among: (me: Own) => readonly Named[]) {
  return flat<View, [Handle], RefusalCode>({
    closed: (view, seat) => ownChoice(view, seat, kind),
    unfit: ({ me }, _seat, [handle]) => (me && isHeld(among(me), handle) ? null : 'bad-choice'),
    list: ({ me }) => (me ? among(me).map(({ handle }): [Handle] => [handle]) : []),
  });
}

function isHeld(held: readonly Named[] | undefined, handle: Handle): boolean {
  return held?.some((each) => each.handle === handle) ?? false;
}

function place(held: readonly Named[] | undefined, handle: Handle): number {
  return held?.findIndex((each) => each.handle === handle) ?? -1;
}

function pairs(handles: readonly Handle[]): [Handle, Handle][] {
  return handles.flatMap((first, at) => handles.slice(at + 1).map((second): [Handle, Handle] => [first, second]));
}

/**
 * Returns the legal next picks of a draft: first the card to keep, then the other cards in the order in which they go
 * under the deck.
 */
function growSearch({ me }: View, _seat: Seat, draft: Draft) {
  const [keep, under] = draft as [Handle?, Handle[]?];
  const seen = me?.seen.map(({ handle }) => handle) ?? [];
  if (keep === undefined) return seen.map((handle) => append(draft, handle));
  const left = seen.filter((handle) => handle !== keep && !under?.includes(handle));
  if (left.length === 0) return under ? [] : [append(draft, [])];
  return left.map((handle) => ({ mark: handle, draft: [keep, [...(under ?? []), handle]] }));
}
