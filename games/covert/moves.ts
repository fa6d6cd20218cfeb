import { z } from 'zod';
import type { HiddenMoves, MovesOf } from '#shared/module.ts';
import {
  AGENTS,
  CHARACTERS,
  CIRCLES,
  CITIES,
  COLUMNS,
  DECKS,
  DICE,
  FIRST_COLUMNS,
  MISSION_PLACES,
  REGIONS,
  ROWS,
  SWAP_SOURCES,
  type View,
} from './state';

const handle = z.string().min(1).max(8);
const card = z.string().length(4);
const handles = z.array(handle).max(24);
const die = z
  .int()
  .min(0)
  .max(DICE - 1);
const agent = z
  .int()
  .min(0)
  .max(AGENTS - 1);
const circle = z.enum(CIRCLES);
const region = z.enum(REGIONS);
const city = z.enum(CITIES);
const deck = z.enum(DECKS);
const position = z
  .int()
  .min(0)
  .max(2 * COLUMNS - 1);
const window = z.int().min(0);
const routes = z.array(z.tuple([agent, z.array(city).min(1).max(6)])).max(AGENTS);
const source = z.union([
  z.tuple([z.literal('agent'), agent]),
  z.tuple([z.literal('icon'), card]),
  z.tuple([z.literal('card'), handle]),
  z.tuple([z.literal('code'), card]),
]);
const one = z.tuple([handle]);
const none = z.tuple([]);

/**
 * The shape of each move's arguments. Dice are numbered 0 to 4, Agents 0 to 2. Lists of dice are in rising order. A
 * card or token in hand is named by its handle, a public card by its id.
 */
export const args = {
  chooseCharacter: z.tuple([z.enum(CHARACTERS)]),
  /** Two of `me.missions`, in the order shown. */
  keepMissions: z.tuple([handle, handle]),
  reroll: z.tuple([z.array(die).min(1).max(DICE)]),
  /** `[die, circle, +1 and -1 cards or tokens in any order, the Handler's pip or 0]` */
  placeCircle: z.tuple([die, circle, handles, z.literal([-1, 0, 1])]),
  placeDecoder: z.tuple([die, handles]),
  placeSpecialOps: z.tuple([die]),
  takeOrder: none,
  endTurn: none,
  /** The card or token, then the routes for Move x3 (each Agent once) or the deck for Search. */
  ability: z.union([one, z.tuple([handle, z.union([deck, routes])])]),
  fly: z.tuple([handle, agent]),
  /** The lower position first. */
  swap: z.tuple([position, position, z.enum(SWAP_SOURCES)]),
  coverTile: z.tuple([die, position]),
  claim: z.tuple([handle, z.literal(ROWS), z.literal(FIRST_COLUMNS)]),
  drawCode: z.tuple([z.literal([0, 1])]),
  done: none,
  /** One source for each of `needsOf(mission)`, in any order. */
  complete: z.tuple([handle, z.array(source).max(8)]),
  takeMission: z.tuple([z.literal(MISSION_PLACES)]),
  takeAgency: z.tuple([region]),
  /** `[where from, whether by the Quartermaster's power]` */
  takeAgencyAny: z.tuple([z.union([region, z.literal('deck')]), z.boolean()]),
  /** `[dice used, route per moving Agent in order, Agent taking the Courier's extra step or null]` */
  move: z.tuple([z.int().min(1).max(DICE), routes, z.union([agent, z.null()])]),
  forfeitDie: z.tuple([circle]),
  first: z.tuple([handle, window]),
  /** The wanted cards of the pool are named by id, at least one, most wanted first. */
  espionage: z.tuple([handle, z.array(card).min(1).max(24), window]),
  /** The number of the window. In `finalMissions` there is no argument. */
  pass: z.union([none, z.tuple([window])]),
  takeIntelCard: z.tuple([z.enum(['space', 'deck'])]),
  /**
   * The card kept, then the others in the order in which they go under the deck. Together they are all of `me.seen`.
   */
  keepSearch: z.tuple([handle, z.array(handle).max(2)]),
  /** One of `me.seen`. */
  pickMission: one,
  /** One of `me.seenTokens`. */
  keepToken: one,
  discardAgency: one,
  discardMission: one,
  undo: none,
  setAutoPass: z.tuple([z.boolean()]),
};

export type Moves = MovesOf<typeof args>;

/** Moves whose arguments other viewers may not see. By default they see all arguments. */
export const hidden: HiddenMoves<View, Moves> = {
  keepMissions: () => null,
  keepSearch: () => null,
  pickMission: () => null,
  keepToken: () => null,
  discardMission: () => null,
  setAutoPass: () => null,
};

/** Weights that make random players complete missions instead of wasting cards and dice, so that matches end. */
export const randomWeights: { readonly [Move in keyof Moves]?: number } = {
  complete: 500,
  placeCircle: 10,
  placeDecoder: 0.3,
  placeSpecialOps: 0.4,
  takeOrder: 0.2,
  ability: 0.25,
  fly: 0.08,
  claim: 10,
  done: 0.3,
  takeAgency: 4,
  takeMission: 0.7,
  move: 2,
  forfeitDie: 0.05,
  undo: 0.05,
};
