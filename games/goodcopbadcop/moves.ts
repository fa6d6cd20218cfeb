import { z } from 'zod';
import type { GameModule } from '../../shared/module';
import { EQUIPMENT_IDS, type Moves, type Options, type State, type View } from './state';

type Module = GameModule<State, View, Moves, Options>;

const seat = z.enum(['0', '1', '2', '3', '4', '5', '6', '7']);
const slot = z.literal([0, 1, 2]);
const card = z.enum(EQUIPMENT_IDS);
const window = z.int().min(0);
const bag = z.strictObject({ from: seat, what: z.union([z.literal('hand'), card]), to: seat });
const target = z.union([seat, z.tuple([seat, slot]), bag]);

/** The shape of each move's arguments. */
export const args: Module['args'] = {
  place: z.tuple([z.tuple([slot, slot, slot])]),
  investigate: z.tuple([seat, slot]),
  arm: z.tuple([slot.nullable(), seat]),
  equip: z.tuple([slot.nullable()]),
  shoot: z.tuple([]),
  keep: z.tuple([]),
  useEquipment: z.tuple([window, card], target),
  pass: z.tuple([window]),
  choosePlayer: z.tuple([seat]),
  chooseCard: z.tuple([slot]),
  decline: z.tuple([]),
  discard: z.tuple([card]),
  aim: z.tuple([seat]),
  setAutoPass: z.tuple([z.boolean()]),
};

/** What others may notice of these: nothing. All other moves are open. */
export const hidden: NonNullable<Module['hidden']> = {
  place: () => null,
  pass: () => null,
  setAutoPass: () => null,
};
