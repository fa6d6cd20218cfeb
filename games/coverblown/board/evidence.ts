import { must } from 'hush/game';
import { SUSPECT } from '../content/tokens';
import type { SuspectId, TokenId, WeaponId } from '../state';
import { tokenName } from '../text';

/** Splits a suspect's name into two lines. */
export function nameLines(suspect: SuspectId): { first: string; last: string } {
  const [first = '', last = ''] = SUSPECT[suspect].name.split(' ');
  return { first, last };
}

const SHORT_NAME = 8;

/**
 * Splits a weapon's name before its last word: "Baseball" and "Bat". A short name such as "Bolt Gun" stays on one line.
 */
export function weaponLines(weapon: WeaponId): { first: string; last: string } {
  const label = weaponLabel(weapon);
  const split = label.length > SHORT_NAME ? label.lastIndexOf(' ') : -1;
  return { first: label.slice(0, Math.max(split, 0)), last: label.slice(split + 1) };
}

export function weaponLabel(weapon: WeaponId): string {
  return tokenName(weapon);
}

/** Returns the last word of a name, to fit on a calendar leaf: "Frost", "Cleaver". */
export function shortName(token: TokenId): string {
  return must(tokenName(token).split(' ').at(-1));
}

const LONG_WORD = 8;

/**
 * Shortens a place's name to fit on a strip of paper: "the Union Rail Depot" becomes "Rail Depot". If the last word is
 * long, only that word is kept.
 */
export function placeNote(location: string): string {
  const words = typographic(location).replace(/^the /i, '').split(' ');
  const last = words.at(-1) ?? '';
  return last.length >= LONG_WORD ? last : words.slice(-2).join(' ');
}

export function typographic(text: string): string {
  return text.replaceAll("'", '’');
}
