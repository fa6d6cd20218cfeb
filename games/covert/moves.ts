import { z } from 'zod';
import type { GameModule } from '../../shared/module';
import { AGENTS, CIRCLES, CITIES, DICE, type Moves, type Options, REGIONS, type State, type View } from './state';

type Module = GameModule<State, View, Moves, Options>;

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
const deck = z.enum(['agency', 'mission']);
const position = z.int().min(0).max(11);
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

/** The shape of each move's arguments. */
export const args: Module['args'] = {
  keepMissions: z.tuple([handle, handle]),
  reroll: z.tuple([z.array(die).min(1).max(DICE)]),
  placeCircle: z.tuple([die, circle, handles, z.union([z.literal(-1), z.literal(0), z.literal(1)])]),
  placeDecoder: z.tuple([die, handles]),
  placeSpecialOps: z.tuple([die]),
  takeOrder: none,
  endTurn: none,
  ability: z.union([one, z.tuple([handle, z.union([deck, routes])])]),
  fly: z.tuple([handle, agent]),
  swap: z.tuple([position, position, z.enum(['free', 'power', 'breaker'])]),
  coverTile: z.tuple([die, position]),
  claim: z.tuple([
    handle,
    z.union([z.literal(0), z.literal(1)]),
    z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  ]),
  drawCode: z.tuple([z.union([z.literal(0), z.literal(1)])]),
  done: none,
  complete: z.tuple([handle, z.array(source).max(8)]),
  takeMission: z.tuple([z.union([z.literal(0), z.literal(1), z.literal(2), z.literal('deck')])]),
  takeAgency: z.tuple([region]),
  takeAgencyAny: z.tuple([z.union([region, z.literal('deck')]), z.boolean()]),
  move: z.tuple([z.int().min(1).max(DICE), routes, z.union([agent, z.null()])]),
  forfeitDie: z.tuple([circle]),
  first: z.tuple([handle, window]),
  espionage: z.tuple([handle, z.array(card).min(1).max(24), window]),
  pass: z.union([none, z.tuple([window])]),
  takeIntelCard: z.tuple([z.enum(['space', 'deck'])]),
  keepSearch: z.tuple([handle, z.array(handle).max(2)]),
  pickMission: one,
  keepToken: one,
  discardAgency: one,
  discardMission: one,
  undo: none,
  setAutoPass: z.tuple([z.boolean()]),
};

/** What others may notice of each move; default: all of it. Where hidden cards stay hidden, which it was. */
export const hidden: NonNullable<Module['hidden']> = {
  keepMissions: () => null,
  keepSearch: () => null,
  pickMission: () => null,
  keepToken: () => null,
  discardMission: () => null,
  setAutoPass: () => null,
};

/** Random players finish a match some day only if they go for missions and do not throw their cards and dice away. */
export const randomWeights: NonNullable<Module['randomWeights']> = {
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
