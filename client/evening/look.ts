import type { MemberId } from '#shared/ids.ts';
import type { EveningMatch, FinishedPlayer } from '#shared/room/evening.ts';
import type { RoomView } from '#shared/room/room.ts';
import { colourOf, coloursOf } from '../table/colours';
import { seedOf } from '../table/seeds';

export interface Look {
  face: string;
  colour: number;
}

/**
 * Returns a function that returns the face and the colour of a player. It also works for people who have left the room.
 */
export function lookIn(room: RoomView): (who: Pick<FinishedPlayer, 'member' | 'name' | 'face'>) => Look {
  const colours = coloursOf(room.members);
  return ({ member, name, face }) => ({
    face: face ?? seedOf(name),
    colour: colours.get(member) ?? colourOf(member),
  });
}

export function winnersOf({ outcome, players }: EveningMatch): string[] {
  return outcome.winners.flatMap((seat) => players[seat]?.name ?? []);
}

/** Returns the seat that a member had in a match, or null if they had none. */
export function seatIn({ players }: EveningMatch, member: MemberId): string | null {
  return Object.entries(players).find(([, player]) => player.member === member)?.[0] ?? null;
}
