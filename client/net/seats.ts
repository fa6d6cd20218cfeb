import type { RoomCode } from '#shared/ids.ts';
import type { Membership, Screen } from '#shared/room.ts';
import { AT_THE_DOOR, ask, at, atTheDoor } from './api';

export interface AskedForSeat {
  secret: string;
  /** The names of those who are asked beside the person's own devices. */
  asked: string[];
  /** Server time in ms. */
  expiresAt: number;
}

export interface AddedScreen {
  code: RoomCode;
  member: Membership;
  screen: Screen;
}

/** Ways to a seat that somebody has already, apart from the door's own requests so that it is fetched without them. */
export const seats = {
  /** Takes a seat over with a one-time link; the old device's token is dead afterwards. */
  takeOver: (move: string, device: string) =>
    ask<{ code: RoomCode; member: Membership }>('POST', `/handoffs/${encodeURIComponent(move)}`, { device }),
  /** Makes this device a second screen of a seat, by the code that its other device shows. */
  addHere: (code: string) =>
    atTheDoor(() => ask<AddedScreen>('POST', `/screens/${encodeURIComponent(code)}`, { patience: AT_THE_DOOR })),
  /** Says at the door: this is me. Those inside are asked. */
  askForSeat: (code: RoomCode, name: string, device: string) =>
    ask<AskedForSeat>('POST', `${at(code)}/questions`, { body: { name }, device }),
  /** Asks the people of a locked room whether this screen may show it. */
  askForStage: (code: RoomCode, device: string) =>
    ask<AskedForSeat>('POST', `${at(code)}/questions`, { body: { stage: true }, device }),
  /** The seat, once somebody has said yes; null: nobody has answered yet. */
  takeAnswer: async (code: RoomCode, secret: string, device: string) => {
    const path = `${at(code)}/questions/${encodeURIComponent(secret)}/seat`;
    return (await ask<{ member: Membership | null }>('POST', path, { device })).member;
  },
};
