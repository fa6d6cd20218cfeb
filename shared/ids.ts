/**
 * A place at the table during one match, '0' to '11', held by a person or a bot. Do not use a seat as an array index.
 */
export type Seat = string;

/** The receiver of a view: a seat, or null for a spectator. Of all viewers, spectators may see the least. */
export type Viewer = Seat | null;

/** A stable kebab-case identifier for a refusal, an error, a public fact or a reason. */
export type Code = string;

export type GameId = string;
export type MatchId = string;
export type MemberId = string;
export type RoomCode = string;

/** Lists all seats in clockwise order, starting at `first`. */
export function clockwiseFrom(seats: readonly Seat[], first: Seat): Seat[] {
  const at = seats.indexOf(first);
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** Lists the seats of a match with this number of players, in order. */
export function seatsOf(players: number): Seat[] {
  return Array.from({ length: players }, (_, index) => String(index));
}
