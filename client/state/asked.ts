import type { RoomCode } from '#shared/ids.ts';
import { forget, recall, remember } from './storage';

export interface AskedSeat {
  name: string;
  secret: string;
  asked: readonly string[];
}

const keyOf = (code: RoomCode) => `hush.asked.${code}`;

/**
 * Returns the seat that this device has asked for, or null. The request is stored, so that the visitor still waits for
 * an answer after a reload.
 */
export function storedAskedSeat(code: RoomCode): AskedSeat | null {
  try {
    const { name, secret, asked } = JSON.parse(recall(keyOf(code)) ?? 'null') ?? {};
    const isWhole = typeof name === 'string' && typeof secret === 'string' && Array.isArray(asked);
    return isWhole ? { name, secret, asked: asked.map(String) } : null;
  } catch {
    return null;
  }
}

export function noteAsked(code: RoomCode, seat: AskedSeat): void {
  remember(keyOf(code), JSON.stringify(seat));
}

export function forgetAsked(code: RoomCode): void {
  forget(keyOf(code));
}
