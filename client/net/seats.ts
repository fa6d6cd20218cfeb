import type { RoomCode } from '#shared/ids.ts';
import type { Membership, Screen } from '#shared/room.ts';
import { AT_THE_DOOR, ask, at, atTheDoor } from './api';

export interface AskedForSeat {
  secret: string;
  /** The names of the people who are asked, in addition to the member's own devices. */
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
 * They are in a separate file, so that the page at which people join a room loads without them.
 */
export const seats = {
  /** Takes a seat over with a one-time link. The old device's token becomes invalid. */
  takeOver: (move: string, device: string) =>
    ask<{ code: RoomCode; member: Membership }>('POST', `/handoffs/${encodeURIComponent(move)}`, { device }),
  /** Makes this device a second screen of a seat, with the code its other device shows. */
  addHere: (code: string) =>
    atTheDoor(() => ask<AddedScreen>('POST', `/screens/${encodeURIComponent(code)}`, { patience: AT_THE_DOOR })),
  /** Says at the door that this person is already a member. The people in the room are asked whether that is true. */
  askForSeat: (code: RoomCode, name: string, device: string) =>
    ask<AskedForSeat>('POST', `${at(code)}/questions`, { body: { name }, device }),
  /** Asks the people of a locked room whether this screen may show it. */
  askForStage: (code: RoomCode, device: string) =>
    ask<AskedForSeat>('POST', `${at(code)}/questions`, { body: { stage: true }, device }),
  /** Resolves to the seat once a member has said yes, or to null if no member has answered yet. */
  takeAnswer: async (code: RoomCode, secret: string, device: string) => {
    const path = `${at(code)}/questions/${encodeURIComponent(secret)}/seat`;
    return (await ask<{ member: Membership | null }>('POST', path, { device })).member;
  },
};
