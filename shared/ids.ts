/** A place at the table for one match, '0' to '11', held by a person or a bot. Never use it as an array index. */
export type Seat = string;

/** The recipient of a view: a seat, or null for a spectator, who is trusted least. */
export type Viewer = Seat | null;

/** A stable kebab-case name of a refusal, an error, a public fact or a reason. */
export type Code = string;

export type GameId = string;
export type MatchId = string;
export type MemberId = string;
export type RoomCode = string;

/** Lists all seats clockwise from `first`. */
export function clockwiseFrom(seats: readonly Seat[], first: Seat): Seat[] {
  const at = seats.indexOf(first);
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** Lists the seats of a match with that many players, in order. */
export function seatsOf(players: number): Seat[] {
  return Array.from({ length: players }, (_, index) => String(index));
}
