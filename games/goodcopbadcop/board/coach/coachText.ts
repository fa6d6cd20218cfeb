import { texts } from 'hush/game';

/** The coach's texts. Players are names. */
export const COACH = texts('goodcopbadcop.coach', {
  goal: {
    unknown: 'Find out which side you’re on.',
    known: 'Take out the Kingpin. Keep the Agent in.',
  },
  left: ['Playing as a crooked officer', 'Seventeen other kinds of equipment', 'Up to eight officers at one table'],
  /** Shown when the learner tries to make a move that comes later. */
  first: {
    read: 'Press Next on the coach’s card first.',
    lookAtCards: 'Look at your cards first.',
    lookAtEquipment: 'Look at your equipment first.',
    investigate: 'First find out who you’re dealing with. The guns can wait.',
    look: 'Look at the card first.',
    pass: 'Pass first. Then you can say what you saw.',
    arm: 'You’ve looked around enough. Take a gun now.',
  },
  /** Shown when the learner tries to make a move that would spoil the lesson. */
  refuses: {
    autoPass: 'One thing at a time. We’ll get to this switch.',
    equipment: 'Keep it for now. You’ll need it when someone shoots.',
    discard: 'Keep the K-9 Unit. You’ll need it.',
    aim: 'You’ve no reason to suspect that officer. Aim at someone else.',
  },
  ownCards: {
    title: 'Hold to see your three cards.',
    why: 'Mostly honest cards make you honest. The officer with the Agent is always honest, the one with the Kingpin always crooked.',
    held: 'You hold the Agent, so you lead the honest side. Keep it to yourself.',
    learned: 'Worked out your side from your cards',
  },
  place: {
    title: 'Put your cards in order and file them.',
    why: 'The honest side wins when the Kingpin is out, the crooked side when the Agent is. Nobody knows which card you put where.',
  },
  equipment: {
    title: 'Hold to see your equipment.',
    why: 'Everyone starts with one card. You can use it in a pause like this one, before an action takes effect.',
    held: 'The K-9 Unit takes someone’s gun away. You’ll need it soon.',
  },
  pass: {
    title: 'Nothing to react to yet. Pass.',
    why: 'The pause ends when everyone has answered. Nobody sees who has passed.',
  },
  investigate: {
    title: (name: string) => `Look at one of ${name}’s cards.`,
    pickCard: (name: string) => `Pick one of ${name}’s cards.`,
    why: 'Press **Investigate**, then an officer, then a card. Everyone sees where you look, but only you see the card.',
    learned: 'Looked at someone’s card',
  },
  look: {
    title: 'Hold to see the card.',
    why: 'Only you and its owner know what it is.',
  },
  /** The meaning of the card that the learner looked at. */
  means: {
    honest: 'A good sign. Two honest cards make an honest officer, unless the third is the Kingpin.',
    crooked: 'A bad sign. Two crooked cards make a crooked officer, unless the third is the Agent.',
    agent: 'The Agent leads the honest side.',
    kingpin: 'That’s the card your side has to take out. Remember whose it is.',
  },
  after: {
    title: 'Now pass again.',
    why: 'Every turn ends with one more chance to use equipment.',
  },
  claim: {
    title: 'Say what you saw. Or don’t.',
    why: 'A claim can be true or false. The others can believe you or not, until they see the card.',
    learned: 'Claimed what a card is',
  },
  aimedAt: {
    title: (name: string) => `${name} wants to take a gun and aim at you.`,
    why: 'Nobody can shoot in the turn they take a gun, so you’re safe for now. Pass.',
  },
  autoPass: {
    title: 'Turn on “Pass unless I’m involved”.',
    why: 'You’re then only asked when someone shoots, aims at you, looks at your cards or uses a card on you.',
    learned: 'Turned on automatic passing',
  },
  wound: {
    title: (name: string) => `${name} is the Kingpin.`,
    why: 'A shot turns up all three cards. A leader survives the first hit. Nobody else does.',
    learned: 'Saw what a shot turns up',
  },
  shotAt: {
    title: 'Use your equipment, or pass.',
    useUnit: 'Use your K-9 Unit.',
    why: (name: string) =>
      `${name} is about to shoot you. You survive one hit, but open your card to see whether it helps.`,
    whyUnit: (name: string) =>
      `${name} is about to shoot you. Equipment comes first: the K-9 Unit sends that gun back to the middle.`,
    whyOther: (name: string, shooter: string) =>
      `${name} isn’t the one about to shoot. Press **Choose again** and take ${shooter}’s gun.`,
    stopped: 'Stopped a shot with equipment',
    hit: 'Took a hit and stayed in',
  },
  touched: {
    title: 'This one involves you. Pass.',
    nothing: 'Nothing you need to stop. Pass.',
    shot: 'Every shot asks everyone, because it can decide the match. This one isn’t at you.',
    why: 'Equipment helps most when someone shoots.',
    isOff: 'You’re asked because automatic passing is off. You can turn it on at any time.',
  },
  lie: {
    title: (name: string, card: number) => `${name} says your card ${card} is crooked.`,
    why: 'You know it isn’t, so that’s a lie. Field notes keep what was said, and mark what doesn’t fit.',
    learned: 'Caught a lie',
  },
  arm: {
    title: 'Take a gun: press Arm.',
    aim: (name: string) => `Aim at ${name}.`,
    confirm: (name: string) => `Take the gun and aim at ${name}.`,
    why: 'Taking a gun uses your turn, and you turn up one of your cards. A crooked one makes you look crooked.',
    whyOpen: 'Taking a gun uses your turn. You aim it right away.',
    canChange: 'You can change your target at the end of a later turn.',
    learned: 'Took a gun and aimed it',
  },
  /** Reasons to suspect an officer. */
  suspicion: {
    kingpin: (name: string) => `${name} is the Kingpin.`,
    aimed: (name: string) => `${name} has aimed at you and turned up a crooked card.`,
    lied: (name: string) => `${name} lied about your card.`,
    none: (name: string) => `You’ve no reason to suspect ${name} yet.`,
  },
  shoot: {
    title: (name: string) => `Shoot ${name}.`,
    why: 'One more hit, and the Kingpin is out. Then your side wins.',
    change: 'To change your target, look at a card first: you aim again afterwards.',
    learned: 'Fired a shot',
  },
  aim: {
    title: (name: string) => `Aim your gun at ${name}.`,
    why: 'You can change your target at the end of each of your turns. You can shoot on your next turn.',
  },
  /** Decisions of the learner. */
  choices: {
    reveal: {
      title: 'Turn up one of your cards.',
      why: 'It stays face up for everyone to see. A crooked card makes you look crooked.',
    },
    discard: {
      title: 'Keep one equipment card.',
      why: 'You drew one and can hold only one. Hold to look at both, then keep the one that helps more.',
    },
    restraining_order: {
      title: 'Pick a new target.',
      why: 'A Restraining Order bars your old target, but you still have to fire.',
    },
    riot_shield: {
      title: 'Pick who gets hit instead of you.',
      why: 'Riot Shield moves the shot to one of your neighbours.',
    },
    surveillance_camera: {
      title: 'Look back, or skip.',
      why: 'Your camera saw someone look at your cards. You may look at one of theirs.',
    },
    other: {
      title: 'Go ahead, or change your mind.',
      why: 'Someone used equipment. Your action still stands if you go ahead.',
    },
  },
  lookAgain: {
    title: 'Look at another card.',
    why: 'The more you know, the better you aim.',
  },
  over: {
    title: 'You’ve fired. That’s the whole lesson.',
    won: 'The Kingpin is out. Your side wins.',
    lost: 'The Agent is out.',
    why: 'The Kingpin is still in, so this match isn’t decided. Close this card to play it out without me.',
    whyOver: 'Now you see it all: who was who, who lied and who shot whom.',
  },
});
