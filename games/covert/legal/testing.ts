import { AGENCY } from '../content/cards';
import { newTurn } from '../queries';
import {
  type AbilityId,
  AGENTS,
  CITIES,
  type Colour,
  CUBES,
  DICE,
  type Held,
  type Own,
  type OwnToken,
  type PlayerView,
  REGIONS,
  type Turn,
  type View,
} from '../state';

/**
 * Returns a view for tests. By default, three players are in `resolve`, it is seat 0's turn, and the circles are empty.
 */
export function aView({
  own = {},
  players = {},
  turn = {},
  ...changes
}: Partial<Omit<View, 'players' | 'turn' | 'me'>> & {
  own?: Partial<Own>;
  players?: Record<string, Partial<PlayerView>>;
  turn?: Partial<Turn> | null;
} = {}): View {
  const seats = ['0', '1', '2'];
  return {
    waitingFor: ['0'],
    out: [],
    endsAt: null,
    options: {
      setupSeconds: 0,
      turnSeconds: 0,
      windowSeconds: 0,
      choiceSeconds: 0,
      characters: 'dealt',
      alwaysPass: false,
      silence: 'die',
    },
    seats,
    practice: false,
    practising: null,
    phase: 'resolve',
    round: 1,
    starter: '0',
    order: changes.phase === 'place' ? [] : seats,
    turn: turn === null ? null : { ...newTurn('0'), ...turn },
    stepsDone: [],
    window: null,
    windows: 3,
    pool: null,
    choice: null,
    agenda: [],
    turnLeft: null,
    isLastRound: false,
    idle: 0,
    stirred: true,
    tiles: [4, 5, 4, 2, 3, 1, 2, 6, 5, 1, 3, 6],
    cubes: Object.fromEntries(CITIES.map((city) => [city, [] as Colour[]])) as View['cubes'],
    faceUp: Object.fromEntries(REGIONS.map((region, at) => [region, AGENCY[at]?.id ?? ''])) as View['faceUp'],
    discards: [],
    missionRow: ['MI50', 'MI51', 'MI52'],
    agencyDeck: 30,
    missionDeck: 40,
    codeDecks: [
      { count: 17, top: 'radio' },
      { count: 17, top: 'camera' },
    ],
    bag: 16,
    players: Object.fromEntries(seats.map((seat) => [seat, { ...aPlayer(), ...players[seat] }])),
    me: { ...anOwn(), ...own },
    truth: null,
    outcome: null,
    ...changes,
  };
}

function aPlayer(): PlayerView {
  return {
    character: 'fixer',
    dice: dice(),
    agents: Array.from({ length: AGENTS }, (_, at) => (['london', 'venice', 'minsk'] as const)[at] ?? 'london'),
    supply: CUBES,
    held: [],
    hasReroll: true,
    isPowerUsed: false,
    silences: 0,
    finishedMissions: [],
    finishedCodes: [],
    hasKept: true,
    shown: [],
    agency: 0,
    missions: 0,
    tokens: 0,
    codes: [],
    points: 0,
  };
}

function anOwn(): Own {
  return {
    agency: [],
    missions: [],
    codes: [],
    tokens: [],
    seen: [],
    seenTokens: [],
    returned: null,
    autoPass: false,
    answer: null,
  };
}

/** Returns five dice. The first ones are as given, and the others are in hand and show 1. */
export function dice(...placed: [face: number, at?: PlayerView['dice'][number]['at']][]): PlayerView['dice'] {
  return Array.from({ length: DICE }, (_, die) => {
    const [face, at = 'hand'] = placed[die] ?? [1];
    return { rolled: face, face, at };
  });
}

/** Returns cards in hand. Each handle is the card's id in lower case. */
export function held(...cards: string[]): Held[] {
  return cards.map((card) => ({ handle: card.toLowerCase(), card }));
}

/** Returns tokens in hand. Each handle is the name of the ability. */
export function tokens(...abilities: AbilityId[]): OwnToken[] {
  return abilities.map((ability, at) => ({
    handle: abilities.indexOf(ability) === at ? ability : `${ability}${at}`,
    ability,
    isNew: false,
  }));
}
