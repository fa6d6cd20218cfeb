/** A place at the table for one match, '0' to '11'. It belongs to a person or a bot; never an array position. */
export type Seat = string;

/** Whose eyes a view is made for: a seat, or null for a spectator, the least trusted viewer. */
export type Viewer = Seat | null;

/** A stable kebab-case name of a refusal, an error, a public fact or a reason. */
export type Code = string;

export type GameId = string;
export type MatchId = string;
export type MemberId = string;
export type RoomCode = string;

/** Names that are paths or namespaces of the server and so no games. */
export const RESERVED_GAME_IDS: readonly string[] = ['rooms', 'api', 'r', 'p', 'dev'];

/** All seats clockwise, that one first. */
export function clockwiseFrom(seats: readonly Seat[], first: Seat): Seat[] {
  const at = seats.indexOf(first);
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** The seats of a match of that many players, in seat order. */
export function seatsOf(players: number): Seat[] {
  return Array.from({ length: players }, (_, index) => String(index));
}
