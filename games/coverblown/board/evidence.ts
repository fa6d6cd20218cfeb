import { TOKEN } from '../content/tokensText';
import type { SuspectId, WeaponId } from '../state';

/** Splits a suspect's name into two lines. */
export function nameLines(suspect: SuspectId): { first: string; last: string } {
  const [first = '', last = ''] = TOKEN.name[suspect].split(' ');
  return { first, last };
}

const SHORT_NAME = 8;

/**
 * Splits a weapon's name before its last word: "Baseball" and "Bat". A short name such as "Bolt Gun" stays on one line.
 */
export function weaponLines(weapon: WeaponId): { first: string; last: string } {
  const label = TOKEN.name[weapon];
  const split = label.length > SHORT_NAME ? label.lastIndexOf(' ') : -1;
  return { first: label.slice(0, Math.max(split, 0)), last: label.slice(split + 1) };
}
