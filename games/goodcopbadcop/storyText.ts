import { capital, inWords, texts } from 'hush/game';

/** Sentences of the story of a match. A player is a name, or null for the reader. Cards are numbered from one. */
export const STORY = texts('goodcopbadcop.story', {
  fooled: (count: number) =>
    count === 1 ? 'One officer believed it.' : `${capital(inWords(count))} officers believed it.`,
  start: 'Start',
  turn: (turn: number) => `Turn ${turn}`,
  was: (name: string | null, role: string) => (name === null ? `You were ${role}.` : `${name} was ${role}.`),
  saidSide: (by: string | null, role: string) =>
    by === null ? `You claimed to be ${role}.` : `${by} claimed to be ${role}.`,
  calledOwn: (by: string | null, card: number, face: string) =>
    by === null ? `You called your own card ${card} ${face}.` : `${by} called their own card ${card} ${face}.`,
  called: (by: string | null, name: string | null, card: number, face: string) =>
    by === null
      ? `You called ${name}’s card ${card} ${face}.`
      : name === null
        ? `${by} called your card ${card} ${face}.`
        : `${by} called ${name}’s card ${card} ${face}.`,
  itWas: (face: string) => `It was ${face}.`,
  beforeTurns: 'Before turn 1.',
  madeIn: (turn: number) => `Turn ${turn}.`,
  turnedUp: (name: string | null, card: number, face: string) =>
    name === null ? `Your card ${card} turned out to be ${face}.` : `${name}’s card ${card} turned out to be ${face}.`,
  hadCalled: (by: string | null, face: string) =>
    by === null ? `You had called it ${face}.` : `${by} had called it ${face}.`,
  saidSame: (by: string | null, face: string) =>
    by === null ? `You said the same card was ${face}.` : `${by} said the same card was ${face}.`,
  broke: (name: string | null) =>
    name === null ? 'Your story stopped adding up.' : `${name}’s story stopped adding up.`,
  proved: (name: string | null, leader: string) =>
    name === null ? `You turned out to be ${leader}.` : `${name} turned out to be ${leader}.`,
  everyoneSaw: 'Everyone saw it.',
  first: (name: string | null) => (name === null ? 'You went first.' : `${name} went first.`),
  armed: (name: string | null) => (name === null ? 'You took a gun.' : `${name} took a gun.`),
  looked: (by: string | null, name: string | null, card: number) =>
    by === null
      ? `You looked at ${name}’s card ${card}.`
      : name === null
        ? `${by} looked at your card ${card}.`
        : `${by} looked at ${name}’s card ${card}.`,
  shot: (by: string | null, hit: string | null) =>
    by === null ? `You shot ${hit}.` : hit === null ? `${by} shot you.` : `${by} shot ${hit}.`,
  shotSelf: (by: string | null, at: string | null) =>
    by === null
      ? `You shot at ${at}, but Riot Shield turned the bullet on you.`
      : at === null
        ? `${by} shot at you, but Riot Shield turned the bullet on ${by}.`
        : `${by} shot at ${at}, but Riot Shield turned the bullet on ${by}.`,
  shotOther: (by: string | null, at: string | null, hit: string | null) =>
    by === null
      ? `You shot at ${at}, but Riot Shield turned the bullet on ${hit}.`
      : at === null
        ? `${by} shot at you, but Riot Shield turned the bullet on ${hit}.`
        : hit === null
          ? `${by} shot at ${at}, but Riot Shield turned the bullet on you.`
          : `${by} shot at ${at}, but Riot Shield turned the bullet on ${hit}.`,
  /** The shot that K-9 Unit stopped. */
  wasShooting: (by: string | null, at: string | null) =>
    by === null
      ? `You were about to shoot ${at}.`
      : at === null
        ? `${by} was about to shoot you.`
        : `${by} was about to shoot ${at}.`,
  onlyWounded: 'Only wounded.',
  woundedLeader: (name: string | null, leader: string) =>
    name === null ? `You were ${leader} and survived, wounded.` : `${name} was ${leader} and survived, wounded.`,
  sameSide: 'Both were on the same side.',
  noLeader: (name: string | null) =>
    name === null ? 'You weren’t a leader. You were out.' : `${name} wasn’t a leader and was out.`,
  bothOut: 'Both leaders were out.',
  nobodyWon: 'Nobody won.',
  heldBoth: (name: string | null) => (name === null ? 'You held both leaders.' : `${name} held both leaders.`),
  wonAlone: (name: string | null) => (name === null ? 'You won alone.' : `${name} won alone.`),
  used: (by: string | null, card: string) => (by === null ? `You used ${card}.` : `${by} used ${card}.`),
  usedOn: (by: string | null, card: string, name: string | null) =>
    by === null
      ? `You used ${card} on ${name}.`
      : name === null
        ? `${by} used ${card} on you.`
        : `${by} used ${card} on ${name}.`,
  /** A deduction and its turn. A sentence about the other player's role follows. */
  shotAt: (name: string | null) => (name === null ? 'Shot you.' : `Shot ${name}.`),
  missed: (name: string | null) => (name === null ? 'Shot at you.' : `Shot at ${name}.`),
  iSuspect: (name: string | null) => (name === null ? '“I suspect you.”' : `“I suspect ${name}.”`),
  atStart: 'At the start.',
  onTurn: (turn: number) => `On turn ${turn}.`,
});
