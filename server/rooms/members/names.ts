import { NAME_LENGTH } from '#shared/room/room.ts';
import { latinOf, looksLike, shapeOf } from '#shared/text/confusables.ts';

/** Maximum length of a name in UTF-16 units. Some visible letters consist of many units. */
const UNITS = 80;
const MARKS_A_LETTER = 3;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Flags of regions such as Scotland: a black flag followed by invisible letters. */
const FLAG = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}/gu;
/**
 * Control and format characters that are forbidden in names, such as those that change the text direction. The two
 * joiners are checked separately.
 */
const FORBIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|(?![\u200c\u200d])\p{Cf}/u;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\p{C}]/gu;
/** The blank Braille cell. It looks like a space, but Unicode does not class it as one. */
const BLANK = /\u2800/g;
const STRAY_JOINER = /(^|[\s\u200c\u200d])[\u200c\u200d]|[\u200c\u200d](\s|$)/u;
const TOO_MANY_MARKS = new RegExp(`\\p{M}{${MARKS_A_LETTER + 1},}`, 'u');

/** Returns the name as displayed, or null if the name is invalid (`docs/protocol.md`, Members). */
export function readName(typed: string): string | null {
  const name = typed.replace(BLANK, ' ').trim().normalize('NFC');
  if (name.length === 0 || name.length > UNITS) return null;
  if (FORBIDDEN.test(name.replace(FLAG, '\u{1F3F4}')) || STRAY_JOINER.test(name)) return null;
  if (TOO_MANY_MARKS.test(name.normalize('NFD'))) return null;
  if (name.replace(INVISIBLE, '') === '') return null;
  return [...graphemes.segment(name)].length <= NAME_LENGTH ? name : null;
}

/** Returns whether two names look or read alike. A room cannot contain both (`docs/protocol.md`, Members). */
export function isSameName(one: string, other: string): boolean {
  const [first, second] = [visible(one), visible(other)];
  return (
    folded(first) === folded(second) ||
    folded(latinOf(first)) === folded(latinOf(second)) ||
    looksLike(shapeOf(first), shapeOf(second))
  );
}

/** Returns whether two names have the same spelling, ignoring case. */
export function isNameAsWritten(one: string, other: string): boolean {
  return folded(visible(one)) === folded(visible(other));
}

function visible(name: string): string {
  const seen = name
    .replace(BLANK, ' ')
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return seen.replace(/\s+/g, ' ').trim();
}

function folded(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
}
