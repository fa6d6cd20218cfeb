import { texts } from 'hush/game';

/** The words of each equipment card. `needs` says under which condition it can be used, and is empty if there is none. */
export const EQUIPMENT_TEXT = texts('goodcopbadcop.equipmentCards', {
  blackmail: {
    name: 'Blackmail',
    needs: 'at least three officers who aren’t out',
    targets: ['Which card do you trade?', 'For which card of another officer?'],
    effect:
      'Two Integrity cards of two other officers trade places. Facing, wounds and what people know go with them. Each new owner looks at the card they got. That isn’t investigating.',
  },
  coffee: {
    name: 'Coffee',
    needs: '',
    targets: [],
    effect: 'You take the next turn. After that, play continues with the officer after you.',
  },
  defibrillator: {
    name: 'Defibrillator',
    needs: 'a player other than you who’s out',
    targets: ['Who do you bring back?'],
    effect: 'Bring a player who’s out back into the game, with all cards face up, no gun and no equipment.',
  },
  disguise: {
    name: 'Disguise',
    needs: '',
    targets: ['Who gets the Disguise? You can pick yourself.'],
    effect: 'Disguise one officer. From now on, nobody can investigate them, by action or with equipment.',
  },
  evidence_bag: {
    name: 'Evidence Bag',
    needs: 'a card that can be moved, and someone to give it to',
    targets: ['Whose equipment moves?', 'Who gets it?'],
    effect:
      'Move one equipment card from its player to another, but not to you: a card in hand, unseen, or a card in play.',
  },
  k9_unit: {
    name: 'K-9 Unit',
    needs: 'an officer with a gun',
    targets: ['Whose gun goes back?'],
    effect: 'Send one officer’s gun back to the middle.',
  },
  med_kit: {
    name: 'Med Kit',
    needs: 'a wounded leader',
    targets: ['Who do you heal?'],
    effect: 'Heal a wounded leader.',
  },
  metal_detector: {
    name: 'Metal Detector',
    needs: 'another armed officer with a hidden card and no Disguise',
    targets: ['Pick a hidden card of each other armed officer'],
    effect: 'Investigate one hidden card of each other armed officer who has one and no Disguise.',
  },
  planted_evidence: {
    name: 'Planted Evidence',
    needs: '',
    targets: ['Whose cards change sides? You can pick yourself.'],
    effect:
      'One officer’s Honest cards count as Crooked, and Crooked cards as Honest. Nothing changes for an officer who holds the Agent or the Kingpin.',
  },
  polygraph: {
    name: 'Polygraph',
    needs: 'another officer who’s neither out nor disguised',
    targets: ['Whose cards do you want to see?'],
    effect:
      'You investigate all hidden cards of one officer, and they investigate all of yours, unless you’re disguised.',
  },
  restraining_order: {
    name: 'Restraining Order',
    needs: 'a shot, and someone else the shooter can aim at',
    targets: [],
    effect:
      'The shooter has to aim at someone else, and still has to fire. If a Riot Shield moved the shot, its new target is ruled out too.',
  },
  riot_shield: {
    name: 'Riot Shield',
    needs: 'a shot',
    targets: [],
    effect:
      'The shot hits someone next to its target instead. The target picks who: the nearest officer to their left or right who isn’t out. That can be the shooter.',
  },
  smoke_grenade: {
    name: 'Smoke Grenade',
    needs: '',
    targets: [],
    effect: 'The turn order is reversed for the rest of the game.',
  },
  surveillance_camera: {
    name: 'Surveillance Camera',
    needs: '',
    targets: [],
    effect:
      'Whenever someone investigates you, you may investigate one of their hidden cards, unless they’re disguised. A look with a camera never triggers another.',
  },
  taser: {
    name: 'Taser',
    needs: 'another officer with a gun, while you have none',
    targets: ['Whose gun do you take?', 'Who do you aim it at?'],
    effect: 'Take another officer’s gun and aim it. You still get your action, but you can’t fire this gun this turn.',
  },
  truth_serum: {
    name: 'Truth Serum',
    needs: 'a hidden card of an officer who isn’t out',
    targets: ['Which card do you turn up?'],
    effect: 'Turn up one hidden card. It stays face up.',
  },
  walkie_talkie: {
    name: 'Walkie Talkie',
    needs: 'an officer with a gun',
    targets: ['Who does everyone aim at? You can pick yourself.'],
    effect: 'Every other armed officer now has to aim at the officer you choose.',
  },
  wiretap: {
    name: 'Wiretap',
    needs: 'a hidden card of another officer who’s neither out nor disguised',
    targets: ['Which card do you look at?', 'Which card of another officer do you look at?'],
    effect: 'Investigate one hidden card of each of two different players.',
  },
});
