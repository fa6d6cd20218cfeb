import type { Seat, Viewer } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import { EMPTY_FLOOR } from '#shared/room/floor.ts';
import type { GameFacts, MemberView, RoomView } from '#shared/room/room.ts';
import type { Place } from '../messages';
import type { DevMatch } from './DevMatch';

/** The players' names by seat. They are always the same, so that each seat keeps its name and face. */
const NAMES = ['Mara', 'Otis', 'Ines', 'Juno', 'Wren', 'Pike', 'Greta', 'Ben', 'Cleo', 'Ana', 'Hugo', 'Ida'];

export const nameOf = (seat: Seat): string => NAMES[Number(seat)] ?? `Seat ${seat}`;

export const matchIdOf = ({ deals }: DevMatch): string => `dev-${deals}`;

export const namesOf = ({ seats }: DevMatch): Record<Seat, string> =>
  Object.fromEntries(seats.map((seat) => [seat, nameOf(seat)]));

/** Makes the data for the frame of a viewer. The data contains a room in which each seat is a member. */
export function placeOf(match: DevMatch, viewer: Viewer, cut: readonly Viewer[]): Place {
  const { module, seats, outcome, setup } = match;
  const { id: game, title, tagline, players, minutes } = module;
  const id = matchIdOf(match);
  const members = seats.map(
    (seat): MemberView => ({
      ...{ id: seat, name: nameOf(seat), face: nameOf(seat).toLowerCase(), seat },
      bot: match.bots.levels.get(seat) ?? null,
      ...{ online: !cut.includes(seat), ready: true, reading: false, standIn: false },
    }),
  );
  const room: RoomView = {
    ...{ code: 'PRQVND', url: '', game, options: setup.options as Json, host: '0', members },
    match: { id, game, over: outcome !== null, commitment: null },
    ...{ totals: [], dealing: false, questions: [], cannotStart: null, startWarning: null, callLink: null },
    ...{ chat: false, locked: false, sharedSeed: null, botSpeed: 'normal', build: '' },
    stage: { open: 0, cardsUp: true, delay: null },
    floor: EMPTY_FLOOR,
  };
  const { min, max } = players;
  const facts: GameFacts = {
    ...{ id: game, title, tagline, players: { min, max }, minutes, options: null },
    ...{ paces: [], levels: [], usualBot: 'random' },
  };
  return { match: { id, game }, viewer, room, games: [facts] };
}
