import type { RoomCode } from '#shared/ids.ts';
import type { Membership, Screen } from '#shared/room/room.ts';
import { AT_THE_DOOR, ask, at, atTheDoor } from './api';

export interface AskedForSeat {
  secret: string;
  /** The names of the people who are asked. The member's own devices are asked too. */
  asked: string[];
  /** Server time in ms. */
  expiresAt: number;
}

export interface AddedScreen {
  code: RoomCode;
  member: Membership;
  screen: Screen;
}

/**
 * Requests from a device that wants a seat that is already taken, or from a screen that wants to show a locked room.
 * Kept in a separate file, so that the page for joining loads faster.
 */
export const seats = {
  /** Takes over a seat with a one-time link. The old device's token becomes invalid. */
  takeOver: (move: string, device: string) =>
    ask<{ code: RoomCode; member: Membership }>('POST', `/handoffs/${encodeURIComponent(move)}`, { device }),
  /** Makes this device a second screen of a seat. `code` is shown on the seat's other device. */
  addHere: (code: string) =>
    atTheDoor(() => ask<AddedScreen>('POST', `/screens/${encodeURIComponent(code)}`, { patience: AT_THE_DOOR })),
  /**
   * Asks for the seat of an existing member, from the door. The people in the room must confirm that the visitor is
   * that member.
   */
  askForSeat: (code: RoomCode, name: string, device: string) =>
    ask<AskedForSeat>('POST', `${at(code)}/questions`, { body: { name }, device }),
  /** Asks the people in a locked room whether this screen may show it. */
  askForStage: (code: RoomCode, device: string) =>
    ask<AskedForSeat>('POST', `${at(code)}/questions`, { body: { stage: true }, device }),
  /** Resolves to the seat if a member has confirmed the request, or to null if nobody has answered yet. */
  takeAnswer: async (code: RoomCode, secret: string, device: string) => {
    const path = `${at(code)}/questions/${encodeURIComponent(secret)}/seat`;
    return (await ask<{ member: Membership | null }>('POST', path, { device })).member;
  },
};
