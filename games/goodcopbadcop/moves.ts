import { aSeat, type MoveDefinitions, type Unclaimed } from 'hush/game';
import { z } from 'zod';
import { legal } from './legal';
import { PLAYERS } from './queries';
import { AUTO_PASSES, EQUIPMENT_IDS, type Moves, SLOTS, type View } from './state';

const seat = aSeat(PLAYERS.max);
const slot = z.literal(SLOTS);
const card = z.enum(EQUIPMENT_IDS);
const window = z.int().min(0);
const bag = z.strictObject({ from: seat, what: z.union([z.literal('hand'), card]), to: seat });
const target = z.union([seat, z.tuple([seat, slot]), bag]);

const none = z.tuple([]);

/** The moves. A move is public unless it has `hidden`. */
export const moves: MoveDefinitions<View, Unclaimed<Moves>> = {
  investigate: { args: z.tuple([seat, slot]), legal: legal.investigate, open: true },
  arm: { args: z.tuple([slot.nullable(), seat]), legal: legal.arm, open: true },
  equip: { args: none, legal: legal.equip, open: true },
  shoot: { args: none, legal: legal.shoot, open: true },
  keep: { args: none, legal: legal.keep, open: true },
  useEquipment: { args: z.tuple([window, card], target), legal: legal.useEquipment },
  pass: { args: z.tuple([window]), legal: legal.pass, hidden: () => null },
  setAutoPass: {
    args: z.tuple([z.enum(AUTO_PASSES)]),
    legal: legal.setAutoPass,
    hidden: () => null,
    aside: true,
  },
  place: { args: z.tuple([z.tuple([slot, slot, slot])]), legal: legal.place, hidden: () => null },
  choosePlayer: { args: z.tuple([seat]), legal: legal.choosePlayer },
  chooseCard: { args: z.tuple([slot]), legal: legal.chooseCard },
  decline: { args: none, legal: legal.decline },
  discard: { args: z.tuple([card]), legal: legal.discard },
  aim: { args: z.tuple([seat]), legal: legal.aim, open: true },
};
