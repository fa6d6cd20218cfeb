import { NAME_LENGTH } from '#shared/room.ts';

const UNITS = 80;
const MARKS_A_LETTER = 3;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Flags of regions, such as Scotland's: a black flag and letters that are not seen. */
const FLAG = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}/gu;
/** Format characters, directions included; the two joiners are judged by themselves. */
const FORBIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|(?![\u200c\u200d])\p{Cf}/u;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\p{C}\u2800]/gu;
const STRAY_JOINER = /(^|[\s\u200c\u200d])[\u200c\u200d]|[\u200c\u200d](\s|$)/u;
const TOO_MANY_MARKS = new RegExp(`\\p{M}{${MARKS_A_LETTER + 1},}`, 'u');

/** A name as it will be shown, or null where the rules for names refuse it (`docs/protocol.md`, Members). */
export function readName(typed: string): string | null {
  const name = typed.trim().normalize('NFC');
  if (name.length === 0 || name.length > UNITS) return null;
  if (FORBIDDEN.test(name.replace(FLAG, '\u{1F3F4}')) || STRAY_JOINER.test(name)) return null;
  if (TOO_MANY_MARKS.test(name.normalize('NFD'))) return null;
  if (name.replace(INVISIBLE, '') === '') return null;
  return [...graphemes.segment(name)].length <= NAME_LENGTH ? name : null;
}

/** Two names with the same key look or read alike: only one of them may be in a room. */
export function nameKey(name: string): string {
  const visible = name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return visible.toUpperCase().toLowerCase().normalize('NFKC').replace(/\s+/g, ' ').trim();
}
