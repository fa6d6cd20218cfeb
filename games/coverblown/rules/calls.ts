import { pick, type Random } from 'hush/game';
import lines from '../content/secret/lines.json';
import { isSuspect, SUSPECT, WEAPON } from '../content/tokens';
import type { Call, Clue, ClueType, Role, SuspectId, TokenId, WeaponId } from '../state';

/**
 * [CB-9] Returns the text of the first call. A dirty cop is called by the murderer, who names the weapon. The last
 * sentences name the side. They have the same number of characters and pauses for both sides.
 */
export function firstCallText(role: Role, contact: SuspectId, weapon: WeaponId, random: Random): string {
  const isHonest = role === 'honest';
  const script = pick(random, isHonest ? lines.firstCallHonest : lines.firstCallDirty);
  return fill(`${script} ${isHonest ? lines.closingHonest : lines.closingDirty}`, {
    ...caller(contact),
    weapon: WEAPON[weapon].name,
  });
}

/** Returns the text of a call with one or two clues. The texts are the same for both sides. */
export function clueText(type: ClueType, contact: SuspectId, clues: readonly Clue[], random: Random): string {
  const [first, second] = clues;
  if (!first) throw new Error('a call without a clue');
  const scripts = CLUE_SCRIPTS[type][second ? 'double' : 'single'];
  return fill(pick(random, scripts), {
    ...caller(contact),
    ...words(first, ''),
    ...(second ? words(second, '2') : {}),
  });
}

/** [CB-21, CB-47] Returns the text of a call to a contact who has been examined. */
export function blownText(contact: SuspectId, random: Random): string {
  return fill(pick(random, lines.coverBlown), caller(contact));
}

export function firstCall(
  { role, contact }: { role: Role; contact: SuspectId },
  weapon: WeaponId,
  at: number,
  random: Random,
): Call {
  const text = firstCallText(role, contact, weapon, random);
  const named = role === 'dirty' ? weapon : null;
  return { n: 1, day: 'monday', at, kind: 'first', contact, text, clues: [], weapon: named, blown: false };
}

const CLUE_SCRIPTS = {
  suspects: { single: lines.clueSuspectSingle, double: lines.clueSuspectDouble },
  weapons: { single: lines.clueWeaponSingle, double: lines.clueWeaponDouble },
};

function caller(contact: SuspectId): Record<string, string> {
  return { contact: SUSPECT[contact].name, signOff: SUSPECT[contact].signOff };
}

function words({ token, alibi }: Clue, place: '' | '2'): Record<string, string> {
  const [name, doing] = nameAndDoing(token);
  return { [name + place]: nameOf(token), [`location${place}`]: alibi.location, [doing + place]: alibi.doing };
}

function nameAndDoing(token: TokenId): [string, string] {
  return isSuspect(token) ? ['suspect', 'activity'] : ['weapon', 'placement'];
}

function nameOf(token: TokenId): string {
  return isSuspect(token) ? SUSPECT[token].name : WEAPON[token].name;
}

/** Fills the placeholders in a text, except `{cop}`, because the rules do not know the names of the players. */
function fill(script: string, values: Readonly<Record<string, string>>): string {
  return script.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}
