import type { RoomCode } from '#shared/ids.ts';
import type { Membership, Screen } from '#shared/room/room.ts';
import { AT_THE_DOOR, ask, at, atTheDoor } from './api';

export interface AskedForSeat {
  secret: string;
  /** The names of the people who are asked. The question is also shown on the member's own devices. */
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
 * Requests from a device that wants a seat which is already taken, or from a screen that wants to show a locked room.
 * They are in a separate file, so that the join page loads faster.
 */
export const seats = {
  /** Takes over a seat by a one-time link. The token of the old device becomes invalid. */
  takeOver: (move: string, device: string) =>
    ask<{ code: RoomCode; member: Membership }>('POST', `/handoffs/${encodeURIComponent(move)}`, { device }),
  /** Makes this device a second screen of a seat. `code` is shown on the first screen. */
  addHere: (code: string) =>
    atTheDoor(() => ask<AddedScreen>('POST', `/screens/${encodeURIComponent(code)}`, { patience: AT_THE_DOOR })),
  /**
   * Asks the people in a room whether this visitor is the member with the given name. If they confirm it, the device
   * gets the member's seat.
   */
  askForSeat: (code: RoomCode, name: string, device: string) =>
    ask<AskedForSeat>('POST', `${at(code)}/questions`, { body: { name }, device }),
  /** Asks the people in a locked room whether this screen may show it. */
  askForStage: (code: RoomCode, device: string) =>
    ask<AskedForSeat>('POST', `${at(code)}/questions`, { body: { stage: true }, device }),
  /** Resolves to the seat if members have confirmed the request, or to null while there is no answer. */
  takeAnswer: async (code: RoomCode, secret: string, device: string) => {
    const path = `${at(code)}/questions/${encodeURIComponent(secret)}/seat`;
    return (await ask<{ member: Membership | null }>('POST', path, { device })).member;
  },
};
