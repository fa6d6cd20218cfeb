import { type Code, must, type Outcome, type Seat } from 'hush/game';
import { type EngineState, engineOf, TestTable } from 'hush/testing';
import { covert } from '.';
import { abilityOfToken, TOKENS } from './content/cards';
import { newTurn, playerOf } from './queries';
import {
  type AbilityId,
  type CharacterId,
  CITIES,
  type CityId,
  type Colour,
  CUBES,
  type Die,
  type DiePlace,
  type Handle,
  type Held,
  type Moves,
  type Options,
  type Phase,
  type Player,
  type State,
  type View,
} from './state';

/** Server time in ms at which test matches start. */
export const SIX = Date.UTC(1961, 7, 13, 18);

/**
 * One player in a test match. Cards are given as ids and tokens as abilities. By default the player has an empty hand
 * and five dice that show 1.
 */
export interface Seated {
  character?: CharacterId;
  agents?: CityId[];
  agency?: string[];
  missions?: string[];
  codes?: string[];
  tokens?: AbilityId[];
  /** Dice as `[face, where]`. Dice that are not listed are in hand. */
  dice?: [face: number, at?: DiePlace][];
  held?: Colour[];
  finishedMissions?: string[];
  finishedCodes?: string[];
  supply?: number;
}

export interface Opening {
  /** The players in seat order, three by default. It is the first player's turn. */
  players?: Seated[];
  phase?: Phase;
  /** The seat whose turn it is, or null if the test opens a window itself. */
  turn?: Seat;
  /** Owners of the order tokens. By default none in `place`, and all seats in seat order in later phases. */
  order?: Seat[];
  cubes?: Partial<Record<CityId, Colour[]>>;
  tiles?: number[];
  /** Whether windows wait for answers. By default, all seats pass immediately. */
  asks?: boolean;
  options?: Partial<Options>;
  seed?: string;
  /** Seat of the person in a practice match. */
  practice?: Seat;
  change?: (G: State) => void;
}

/** The default hand. */
const NO_HAND: Seated = {};

/**
 * Sets up a match for a test. The characters are the Cryptographer, Courier, Quartermaster and Handler, in seat order.
 */
export function aMatch(opening: Opening = {}): Match {
  const {
    players = [NO_HAND, NO_HAND, NO_HAND],
    phase = 'resolve',
    turn = '0',
    seed = 'a test',
    asks = false,
  } = opening;
  const match = aDeal(players.length, seed, opening.options, opening.practice);
  return keepTwo(match).change((G) => {
    G.phase = phase;
    G.order = opening.order ?? (phase === 'place' ? [] : [...G.seats]);
    G.turn = newTurn(turn);
    G.cubes = Object.fromEntries(CITIES.map((city) => [city, [...(opening.cubes?.[city] ?? [])]])) as State['cubes'];
    if (opening.tiles) G.tiles = [...opening.tiles];
    emptyHands(G);
    players.forEach((seated, at) => {
      seat(G, String(at), { character: must(CHARACTERS[at]), ...seated });
    });
    for (const player of Object.values(G.players)) player.autoPass = !asks;
    for (const player of Object.values(G.players)) player.hasKept = true;
    balanceCubes(G, players);
    opening.change?.(G);
  });
}

/** Makes all seats keep their first two missions, by letting the time run out if there is a limit. */
function keepTwo(match: Match): Match {
  if (match.G.deadline !== null) return match.timeOut();
  for (const seat of match.G.seats) {
    const [one, other] = match.player(seat).missions;
    match.do(seat, 'keepMissions', must(one).handle, must(other).handle);
  }
  return match;
}

const CHARACTERS: readonly CharacterId[] = ['cryptographer', 'courier', 'quartermaster', 'handler'];

/** Deals a match in the same way as the game. */
export function aDeal(players: number, seed: string, options: Partial<Options> = {}, practice?: Seat): Match {
  const whole = covert.options.parse(options);
  return new Match(
    engineOf(covert).start({
      ...{ seed, seats: players, options: whole, now: SIX, carryOver: null },
      practice: practice ?? null,
    }) as EngineState<State>,
  );
}

/** Moves all cards and tokens from the hands to the decks and the bag. */
function emptyHands(G: State): void {
  const ids = (held: readonly Held[]) => held.map(({ card }) => card);
  for (const player of Object.values(G.players)) {
    G.agencyDeck.push(...ids(player.agency));
    G.missionDeck.push(...ids(player.missions));
    G.codeDecks[1].push(...ids(player.codes));
    G.bag.push(...ids(player.tokens));
    Object.assign(player, { agency: [], missions: [], codes: [], tokens: [] });
  }
}

function seat(G: State, at: Seat, seated: Seated): void {
  const player = playerOf(G, at);
  player.character = seated.character ?? player.character;
  player.agents = seated.agents ?? ['london', 'london', 'london'];
  player.held = seated.held ?? [];
  player.dice = player.dice.map((_, die): Die => {
    const [face, place = 'hand'] = seated.dice?.[die] ?? [1];
    return { rolled: face, face, at: place };
  });
  for (const card of seated.agency ?? []) player.agency.push(named(takeOut(G, card)));
  for (const card of seated.missions ?? []) player.missions.push(named(takeOut(G, card)));
  for (const card of seated.codes ?? []) player.codes.push(named(takeOut(G, card)));
  for (const card of seated.finishedMissions ?? []) player.finishedMissions.push(takeOut(G, card));
  for (const card of seated.finishedCodes ?? []) player.finishedCodes.push(takeOut(G, card));
  for (const ability of seated.tokens ?? []) {
    const token = must(TOKENS.find((each) => each.ability === ability && G.bag.includes(each.id)));
    player.tokens.push(named(takeOut(G, token.id)));
  }
}

/** Returns a card in hand whose handle is its id, as in all tests of this game. */
function named(card: string): Held {
  return { handle: card, card };
}

/** Removes a card or token from its deck, space or bag. An empty space is refilled from the deck. */
export function takeOut(G: State, card: string): string {
  const decks = [G.agencyDeck, G.discards, G.missionDeck, ...G.codeDecks, G.bag];
  const deck = decks.find((each) => each.includes(card));
  if (deck) deck.splice(deck.indexOf(card), 1);
  for (const [region, open] of Object.entries(G.faceUp)) {
    if (open === card) G.faceUp[region as keyof State['faceUp']] = must(G.agencyDeck.shift());
  }
  const row = G.missionRow.indexOf(card);
  if (row >= 0) G.missionRow[row] = must(G.missionDeck.shift());
  return card;
}

/**
 * Sets each player's supply to the cubes that are neither on the map nor held, unless the test sets the supply itself.
 */
function balanceCubes(G: State, players: readonly Seated[]): void {
  for (const at of G.seats) {
    const held = Object.values(G.players).flatMap((player) => player.held);
    const away = [...Object.values(G.cubes).flat(), ...held].filter((colour) => colour === at).length;
    playerOf(G, at).supply = players[Number(at)]?.supply ?? CUBES - away;
  }
}

/** A test match with shortcuts for making moves and reading hands. */
export class Match extends TestTable<State, View, Moves> {
  constructor(position: EngineState<State>) {
    super(covert, position, SIX);
  }

  get outcome(): Outcome {
    return must(this.G.outcome, 'an outcome');
  }

  player(at: Seat): Player {
    return playerOf(this.G, at);
  }

  /** Returns the ids of the cards, or the abilities of the tokens, in one part of a hand. */
  hand(at: Seat, kind: 'agency' | 'missions' | 'codes' | 'tokens' | 'seen'): string[] {
    const cards = this.player(at)[kind].map(({ card }) => card);
    return kind === 'tokens' ? cards.map(abilityOfToken) : cards;
  }

  /** Returns the handle of a token with this ability. */
  token(at: Seat, ability: AbilityId, which = 0): Handle {
    const tokens = this.player(at).tokens.filter(({ card }) => abilityOfToken(card) === ability);
    return must(tokens[which], `a token ${ability}`).handle;
  }

  /** Makes a move. Throws if the move is refused. */
  do<Move extends keyof Moves & string>(at: Seat, move: Move, ...args: Moves[Move]): this {
    const answer: Code | 'ok' = this.play(at, move, ...args);
    if (answer !== 'ok') throw new Error(`${move} was refused: ${answer}`);
    return this;
  }

  /** Passes for every seat that is asked and has not answered. */
  passAll(): this {
    const { window } = this.G;
    for (const at of window?.asked ?? []) {
      if (this.G.window?.number === window?.number && this.player(at).answer === null)
        this.do(at, 'pass', must(window).number);
    }
    return this;
  }
}
