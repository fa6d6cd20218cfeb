import { listed, texts } from 'hush/game';

/** Log lines. A player is a name, or null for the reader. Cards are numbered from one. */
export const LINES = texts('goodcopbadcop.log', {
  placedFor: (whose: readonly string[]) => `Time’s up: ${listed(whose)} cards were filed at random.`,
  /** A player whose cards were filed. */
  whose: (name: string | null) => (name === null ? '**your**' : `${name}’s`),
  firstShot: (name: string | null) =>
    name === null
      ? '**You** go first after being shot last in the previous match.'
      : `${name} goes first after being shot last in the previous match.`,
  firstRandom: (name: string | null) =>
    name === null ? '**You** were picked at random to go first.' : `${name} was picked at random to go first.`,
  turn: (turn: number, name: string | null) =>
    name === null ? `Turn **${turn}** is **yours**.` : `Turn **${turn}** is ${name}’s.`,
  coffee: (turn: number, name: string | null) =>
    name === null
      ? `Turn **${turn}** is **yours**, thanks to Coffee.`
      : `Turn **${turn}** is ${name}’s, thanks to Coffee.`,
  /** Declared actions. */
  declared: {
    look: (by: string | null, at: string | null, card: number) =>
      by === null
        ? `You’re about to look at ${at}’s card ${card}.`
        : at === null
          ? `${by} wants to look at your card ${card}.`
          : `${by} wants to look at ${at}’s card ${card}.`,
    arm: (by: string | null, at: string | null) =>
      by === null
        ? `You’re about to take a gun and aim at ${at}.`
        : at === null
          ? `${by} wants to take a gun and aim at you.`
          : `${by} wants to take a gun and aim at ${at}.`,
    equip: (by: string | null) => (by === null ? 'You’re about to draw equipment.' : `${by} wants to draw equipment.`),
    shoot: (by: string | null) => (by === null ? 'You’re about to shoot.' : `${by} wants to shoot.`),
    shootAt: (by: string | null, at: string | null) =>
      by === null
        ? `You’re about to shoot ${at}.`
        : at === null
          ? `${by} wants to shoot you.`
          : `${by} wants to shoot ${at}.`,
  },
  kept: (by: string | null) => (by === null ? '**You** go ahead.' : `${by} goes ahead.`),
  skipped: (by: string | null) => (by === null ? '**Your** action is skipped.' : `${by}’s action is skipped.`),
  used: (by: string | null, card: string) => (by === null ? `**You** use ${card}.` : `${by} uses ${card}.`),
  usedOn: (by: string | null, card: string, targets: readonly string[]) =>
    by === null ? `**You** use ${card} on ${listed(targets)}.` : `${by} uses ${card} on ${listed(targets)}.`,
  /** Targets of equipment. */
  on: {
    player: (name: string | null) => (name === null ? 'you' : `${name}`),
    card: (name: string | null, card: number) => (name === null ? `your card ${card}` : `${name}’s card ${card}`),
    ownCard: (card: number) => `their own card ${card}`,
  },
  usedToMove: (by: string | null, card: string, what: string, to: string | null) =>
    by === null
      ? to === null
        ? `**You** use ${card} to move ${what} to you.`
        : `**You** use ${card} to move ${what} to ${to}.`
      : to === null
        ? `${by} uses ${card} to move ${what} to you.`
        : `${by} uses ${card} to move ${what} to ${to}.`,
  /** Cards that Evidence Bag moves. */
  move: {
    hand: (name: string | null) => (name === null ? 'a card from your hand' : `a card from ${name}’s hand`),
    ownHand: 'a card from their own hand',
    card: (name: string | null, card: string) => (name === null ? `your ${card}` : `${name}’s ${card}`),
    ownCard: (card: string) => `their own ${card}`,
  },
  tased: (by: string | null, card: string, from: string | null, to: string | null) =>
    by === null
      ? `**You** use ${card} to take ${from}’s gun and aim it at ${to}.`
      : from === null
        ? `${by} uses ${card} to take **your** gun and aim it at ${to}.`
        : to === null
          ? `${by} uses ${card} to take ${from}’s gun and aim it at **you**.`
          : `${by} uses ${card} to take ${from}’s gun and aim it at ${to}.`,
  /** Effects on the reader of another player's card, if no other log line says them. */
  toYou: {
    disguise: 'Now nobody can investigate you.',
    planted_evidence: 'Your Honest cards count as Crooked, and your Crooked cards as Honest.',
    polygraph: 'They’ve seen all your hidden cards.',
    walkie_talkie: 'Every other gun points at you now.',
  },
  looked: (by: string | null, at: string | null, card: number) =>
    by === null
      ? `**You** looked at ${at}’s card ${card}.`
      : at === null
        ? `${by} looked at **your** card ${card}.`
        : `${by} looked at ${at}’s card ${card}.`,
  camera: (by: string | null, at: string | null, card: number) =>
    by === null
      ? `**You** looked at ${at}’s card ${card} with a camera.`
      : at === null
        ? `${by} looked at **your** card ${card} with a camera.`
        : `${by} looked at ${at}’s card ${card} with a camera.`,
  revealed: (name: string | null, card: number, face: string) =>
    name === null ? `**Your** card ${card} is ${face}.` : `${name}’s card ${card} is ${face}.`,
  armed: (name: string | null) => (name === null ? '**You** take a gun.' : `${name} takes a gun.`),
  aimed: (name: string | null, at: string | null) =>
    name === null ? `**You** aim at ${at}.` : at === null ? `${name} aims at **you**.` : `${name} aims at ${at}.`,
  taken: (by: string | null, from: string | null) =>
    by === null
      ? `**You** take ${from}’s gun.`
      : from === null
        ? `${by} takes **your** gun.`
        : `${by} takes ${from}’s gun.`,
  disarmed: (name: string | null) =>
    name === null ? '**Your** gun goes back to the middle.' : `${name}’s gun goes back to the middle.`,
  drew: (name: string | null) => (name === null ? '**You** draw equipment.' : `${name} draws equipment.`),
  reshuffled: 'The equipment deck is empty. The discards become the new deck.',
  discarded: (name: string | null, cards: readonly string[]) =>
    name === null ? `**You** discard ${listed(cards)}.` : `${name} discards ${listed(cards)}.`,
  shot: (by: string | null, hit: string | null) =>
    by === null ? `**You** shoot ${hit}.` : hit === null ? `${by} shoots **you**.` : `${by} shoots ${hit}.`,
  shotAt: (by: string | null, at: string | null, hit: string | null) =>
    by === null
      ? hit === null
        ? `**You** shoot at ${at} and hit **yourself**.`
        : `**You** shoot at ${at} and hit ${hit}.`
      : at === null
        ? `${by} shoots at **you** and hits ${hit}.`
        : hit === null
          ? `${by} shoots at ${at} and hits **you**.`
          : `${by} shoots at ${at} and hits ${hit}.`,
  wounded: (name: string | null, leader: string) =>
    name === null
      ? `**You**’re ${leader} and survive, wounded. A second hit would end the match.`
      : `${name} is ${leader} and survives, wounded. A second hit would end the match.`,
  eliminated: (name: string | null) => (name === null ? '**You** are out.' : `${name} is out.`),
  returned: (name: string | null) => (name === null ? '**You** are back in the game.' : `${name} is back in the game.`),
  healed: (name: string | null) => (name === null ? '**Your** wound is healed.' : `${name}’s wound is healed.`),
  reversed: 'The turn order is reversed.',
  swapped: (one: string | null, card: number, other: string | null, otherCard: number) =>
    one === null
      ? `**Your** card ${card} and ${other}’s card ${otherCard} trade places.`
      : other === null
        ? `${one}’s card ${card} and **your** card ${otherCard} trade places.`
        : `${one}’s card ${card} and ${other}’s card ${otherCard} trade places.`,
  moved: (from: string | null, to: string | null) =>
    from === null
      ? `A card goes from **your** hand to ${to}.`
      : to === null
        ? `A card goes from ${from}’s hand to **you**.`
        : `A card goes from ${from}’s hand to ${to}.`,
  movedCard: (card: string, from: string | null, to: string | null) =>
    from === null
      ? `${card} goes from **you** to ${to}.`
      : to === null
        ? `${card} goes from ${from} to **you**.`
        : `${card} goes from ${from} to ${to}.`,
  redirected: (by: string | null, to: string | null) =>
    by === null
      ? `**You** turn the bullet on ${to}.`
      : to === null
        ? `${by} turns the bullet on **you**.`
        : `${by} turns the bullet on ${to}.`,
  declined: (by: string | null) => (by === null ? '**You** skip the look.' : `${by} skips the look.`),
  timesUp: 'Time’s up.',
  /** Sentences after "Time’s up." */
  late: {
    action: (name: string | null) =>
      name === null
        ? '**You** look at a random card, if one is left.'
        : `${name} looks at a random card, if one is left.`,
    reconsider: (name: string | null) =>
      name === null ? '**You** look at a card, if one is left.' : `${name} looks at a card, if one is left.`,
    aim: (name: string | null) =>
      name === null
        ? '**Your** gun keeps its target, or gets a random one.'
        : `${name}’s gun keeps its target, or gets a random one.`,
    restraining_order: (name: string | null) =>
      name === null ? '**Your** new target is picked at random.' : `${name}’s new target is picked at random.`,
    riot_shield: (name: string | null) =>
      name === null
        ? 'One of **your** neighbours is picked at random.'
        : `One of ${name}’s neighbours is picked at random.`,
    surveillance_camera: (name: string | null) =>
      name === null ? '**You** skip the look.' : `${name} skips the look.`,
    reveal: (name: string | null) => (name === null ? '**You** turn nothing up.' : `${name} turns nothing up.`),
    discard: (name: string | null) =>
      name === null ? '**You** keep the older card.' : `${name} keeps the older card.`,
  },
  away: (name: string | null) => (name === null ? '**You** seem to be away.' : `${name} seems to be away.`),
  back: (name: string | null) => (name === null ? '**You** are back.' : `${name} is back.`),
  cancelled: 'Three rounds without a move. The match is cancelled.',
});

/** The reasons for the end of a match. The winner is a name, or null for the reader. */
export const ENDS = texts('goodcopbadcop.ends', {
  'kingpin-eliminated': 'The Kingpin is out. The honest officers win.',
  'agent-eliminated': 'The Agent is out. The crooked officers win.',
  'both-leaders': (winner: string | null) =>
    winner === null
      ? '**You** hold both the Agent and the Kingpin and win alone.'
      : `${winner} holds both the Agent and the Kingpin and wins alone.`,
  'nobody-moved': 'Three rounds passed without a move. The match is cancelled and doesn’t count.',
  'leaders-eliminated': 'Both leaders are out at the same time. Nobody wins.',
});
