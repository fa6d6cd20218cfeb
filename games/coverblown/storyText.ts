import { texts } from 'hush/game';

/** Sentences of the story of a match. A player is a name, or null for the reader. */
export const STORY = texts('coverblown.story', {
  cop: 'cop',
  cops: 'cops',
  didIt: (suspect: string) => `${suspect} did it.`,
  wasWeapon: (areMany: boolean) => (areMany ? 'They were the murder weapon.' : 'It was the murder weapon.'),
  saidClean: (by: string | null, token: string, areMany: boolean) =>
    by === null
      ? areMany
        ? `You said ${token} were clean.`
        : `You said ${token} was clean.`
      : areMany
        ? `${by} said ${token} were clean.`
        : `${by} said ${token} was clean.`,
  saidContact: (by: string | null, suspect: string) =>
    by === null ? `You claimed ${suspect} as a contact.` : `${by} claimed ${suspect} as a contact.`,
  saidBlown: (by: string | null) =>
    by === null ? 'You claimed that your cover was blown.' : `${by} claimed that their cover was blown.`,
  paid: (suspect: string, name: string | null) =>
    name === null ? `${suspect} was paying you.` : `${suspect} was paying ${name}.`,
  itWas: (suspect: string) => `It was ${suspect}.`,
  notExamined: (suspect: string) => `Nobody had examined ${suspect}.`,
  day: (day: string) => `${day}.`,
  bothNamed: (one: string | null, other: string | null, suspect: string) =>
    one === null
      ? `You and ${other} both named ${suspect} as a contact.`
      : other === null
        ? `${one} and you both named ${suspect} as a contact.`
        : `${one} and ${other} both named ${suspect} as a contact.`,
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
  pair: (suspect: string, weapon: string) => `${suspect} and ${weapon}.`,
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
  examined: (by: string | null, suspect: string, weapon: string) =>
    by === null ? `You examined ${suspect} and ${weapon}.` : `${by} examined ${suspect} and ${weapon}.`,
  examinedOn: (by: string | null, suspect: string, weapon: string, day: string) =>
    by === null
      ? `You examined ${suspect} and ${weapon} on ${day}.`
      : `${by} examined ${suspect} and ${weapon} on ${day}.`,
  caseClosed: 'Case closed.',
  crime: (suspect: string, weapon: string) => `It was ${suspect}, with ${weapon}.`,
  solved: (pronoun: string) => (pronoun === 'her' ? 'She did it.' : 'He did it.'),
  fishy: 'Fishy. One of the two was guilty.',
  wrong: 'Wrong. Both were cleared.',
});
