import type { MoveDefinitions } from 'hush/game';
import { z } from 'zod';
import { legal } from './legal';
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
  type Moves,
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
 * The moves, in the order used in `legal/`. Moves are public unless they have `secret`. The weights make random players
 * complete missions instead of wasting cards and dice, so that random matches end.
 */
export const moves: MoveDefinitions<View, Moves> = {
  chooseCharacter: { args: z.tuple([z.enum(CHARACTERS)]), legal: legal.chooseCharacter, open: true },
  keepMissions: { args: z.tuple([handle, handle]), legal: legal.keepMissions, hidden: () => null },
  takeIntelCard: { args: z.tuple([z.enum(['space', 'deck'])]), legal: legal.takeIntelCard, open: true },
  keepSearch: { args: z.tuple([handle, z.array(handle).max(2)]), legal: legal.keepSearch, hidden: () => null },
  pickMission: { args: one, legal: legal.pickMission, hidden: () => null },
  keepToken: { args: one, legal: legal.keepToken, hidden: () => null },
  discardAgency: { args: one, legal: legal.discardAgency },
  discardMission: { args: one, legal: legal.discardMission, hidden: () => null },
  reroll: { args: z.tuple([z.array(die).min(1).max(DICE)]), legal: legal.reroll, open: true },
  placeCircle: {
    args: z.tuple([die, circle, handles, z.literal([-1, 0, 1])]),
    legal: legal.placeCircle,
    open: true,
    weight: 10,
  },
  placeDecoder: { args: z.tuple([die, handles]), legal: legal.placeDecoder, open: true, weight: 0.3 },
  placeSpecialOps: { args: z.tuple([die]), legal: legal.placeSpecialOps, open: true, weight: 0.4 },
  takeOrder: { args: none, legal: legal.takeOrder, open: true, weight: 0.2 },
  ability: { args: z.union([one, z.tuple([handle, z.union([deck, routes])])]), legal: legal.ability, weight: 0.25 },
  fly: { args: z.tuple([handle, agent]), legal: legal.fly, weight: 0.08 },
  endTurn: { args: none, legal: legal.endTurn, open: true },
  undo: { args: none, legal: legal.undo, open: true, weight: 0.05 },
  setAutoPass: { args: z.tuple([z.boolean()]), legal: legal.setAutoPass, hidden: () => null, aside: true },
  swap: { args: z.tuple([position, position, z.enum(SWAP_SOURCES)]), legal: legal.swap, open: true },
  coverTile: { args: z.tuple([die, position]), legal: legal.coverTile, open: true },
  claim: { args: z.tuple([handle, z.literal(ROWS), z.literal(FIRST_COLUMNS)]), legal: legal.claim, weight: 10 },
  drawCode: { args: z.tuple([z.literal([0, 1])]), legal: legal.drawCode },
  done: { args: none, legal: legal.done, weight: 0.3 },
  complete: { args: z.tuple([handle, z.array(source).max(8)]), legal: legal.complete, weight: 500 },
  takeMission: { args: z.tuple([z.literal(MISSION_PLACES)]), legal: legal.takeMission, open: true, weight: 0.7 },
  takeAgency: { args: z.tuple([region]), legal: legal.takeAgency, open: true, weight: 4 },
  takeAgencyAny: {
    args: z.tuple([z.union([region, z.literal('deck')]), z.boolean()]),
    legal: legal.takeAgencyAny,
    open: true,
  },
  forfeitDie: { args: z.tuple([circle]), legal: legal.forfeitDie, open: true, weight: 0.05 },
  move: {
    args: z.tuple([z.int().min(1).max(DICE), routes, z.union([agent, z.null()])]),
    legal: legal.move,
    open: true,
    weight: 2,
  },
  first: { args: z.tuple([handle, window]), legal: legal.first },
  espionage: { args: z.tuple([handle, z.array(card).min(1).max(24), window]), legal: legal.espionage },
  pass: { args: z.union([none, z.tuple([window])]), legal: legal.pass },
};
