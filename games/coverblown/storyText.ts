import { capital, inWords, texts } from 'hush/game';
import { TOKEN } from './content/tokensText';
import type { SuspectId, TokenId, WeaponId } from './state';

/** Sentences of the story of a match. A player is a name, or null for the reader. */
export const STORY = texts('coverblown.story', {
  fooled: (count: number) => (count === 1 ? 'One cop believed it.' : `${capital(inWords(count))} cops believed it.`),
  didIt: (suspect: SuspectId) => `${TOKEN.short[suspect]} did it.`,
  wasWeapon: (areMany: boolean) => (areMany ? 'They were the murder weapon.' : 'It was the murder weapon.'),
  saidClean: (by: string | null, token: TokenId, areMany: boolean) =>
    by === null
      ? areMany
        ? `You said ${TOKEN.short[token]} were clean.`
        : `You said ${TOKEN.short[token]} was clean.`
      : areMany
        ? `${by} said ${TOKEN.short[token]} were clean.`
        : `${by} said ${TOKEN.short[token]} was clean.`,
  saidContact: (by: string | null, suspect: SuspectId) =>
    by === null
      ? `You claimed ${TOKEN.short[suspect]} as a contact.`
      : `${by} claimed ${TOKEN.short[suspect]} as a contact.`,
  saidBlown: (by: string | null) =>
    by === null ? 'You claimed that your cover was blown.' : `${by} claimed that their cover was blown.`,
  paid: (suspect: SuspectId, name: string | null) =>
    name === null ? `${TOKEN.short[suspect]} was paying you.` : `${TOKEN.short[suspect]} was paying ${name}.`,
  itWas: (suspect: SuspectId) => `It was ${TOKEN.short[suspect]}.`,
  notExamined: (suspect: SuspectId) => `Nobody had examined ${TOKEN.short[suspect]}.`,
  day: (day: string) => `${day}.`,
  bothNamed: (one: string | null, other: string | null, suspect: SuspectId) =>
    one === null
      ? `You and ${other} both named ${TOKEN.short[suspect]} as a contact.`
      : other === null
        ? `${one} and you both named ${TOKEN.short[suspect]} as a contact.`
        : `${one} and ${other} both named ${TOKEN.short[suspect]} as a contact.`,
  oneLied: 'At least one of the two was a lie.',
  namedAnother: (name: string | null) =>
    name === null ? 'You named a different contact.' : `${name} named a different contact.`,
  neverChanges: 'A contact never changes.',
  wasHonest: (name: string | null, isOnly: boolean) =>
    name === null
      ? isOnly
        ? 'You were the honest cop.'
        : 'You were an honest cop.'
      : isOnly
        ? `${name} was the honest cop.`
        : `${name} was an honest cop.`,
  wasDirty: (name: string | null, isOnly: boolean) =>
    name === null
      ? isOnly
        ? 'You were the dirty cop.'
        : 'You were a dirty cop.'
      : isOnly
        ? `${name} was the dirty cop.`
        : `${name} was a dirty cop.`,
  lapsed: (day: string) => `No examination on ${day}.`,
  calledFirst: (name: string | null) => (name === null ? 'You called first.' : `${name} called first.`),
  began: (day: string) => `${day} began.`,
  died: (name: string | null) => (name === null ? 'You died.' : `${name} died.`),
  weekOver: 'The week was over.',
  unsolved: 'Nobody had solved the case.',
  notSolved: 'Nobody solved the case.',
  pair: (suspect: SuspectId, weapon: WeaponId) => `${TOKEN.short[suspect]} and ${TOKEN.the[weapon]}.`,
  correctOn: (day: string) => `Examined on ${day}, and correct.`,
  shotAt: (name: string | null) => (name === null ? 'Shot you.' : `Shot ${name}.`),
  shotDeadAt: (name: string | null) => (name === null ? 'Shot you dead.' : `Shot ${name} dead.`),
  iSuspect: (name: string | null) => (name === null ? '“I suspect you.”' : `“I suspect ${name}.”`),
  on: (day: string) => `On ${day}.`,
  shot: (by: string | null, name: string | null) =>
    by === null ? `You shot ${name}.` : name === null ? `${by} shot you.` : `${by} shot ${name}.`,
  shotDead: (by: string | null, name: string | null) =>
    by === null ? `You shot ${name} dead.` : name === null ? `${by} shot you dead.` : `${by} shot ${name} dead.`,
  livesLeft: (name: string | null, lives: number) =>
    name === null
      ? lives === 1
        ? 'You had one life left.'
        : 'You had two lives left.'
      : lives === 1
        ? `${name} had one life left.`
        : `${name} had two lives left.`,
  examined: (by: string | null, suspect: SuspectId, weapon: WeaponId) =>
    by === null
      ? `You examined ${TOKEN.short[suspect]} and ${TOKEN.the[weapon]}.`
      : `${by} examined ${TOKEN.short[suspect]} and ${TOKEN.the[weapon]}.`,
  examinedOn: (by: string | null, suspect: SuspectId, weapon: WeaponId, day: string) =>
    by === null
      ? `You examined ${TOKEN.short[suspect]} and ${TOKEN.the[weapon]} on ${day}.`
      : `${by} examined ${TOKEN.short[suspect]} and ${TOKEN.the[weapon]} on ${day}.`,
  caseClosed: 'Case closed.',
  crime: (suspect: SuspectId, weapon: WeaponId) => `It was ${TOKEN.short[suspect]}, with ${TOKEN.the[weapon]}.`,
  solved: (pronoun: string) => (pronoun === 'her' ? 'She did it.' : 'He did it.'),
  fishy: 'Fishy. One of the two was guilty.',
  wrong: 'Wrong. Both were cleared.',
});
