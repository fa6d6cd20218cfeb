import { z } from 'zod';
import { claimHidden } from '#shared/claims.ts';
import type { Seat } from '#shared/ids.ts';
import type { HiddenMoves, MovesOf } from '#shared/module.ts';
import { CARD_NAMES } from './claims';
import { SEATS } from './queries';
import { AUTO_PASSES, EQUIPMENT_IDS, FACES, SLOTS, type View } from './state';

const seat: z.ZodType<Seat> = z.enum(SEATS);
const slot = z.literal(SLOTS);
const card = z.enum(EQUIPMENT_IDS);
const window = z.int().min(0);
const bag = z.strictObject({ from: seat, what: z.union([z.literal('hand'), card]), to: seat });
const said = z.enum(['side', 'suspicion', ...FACES]);
const subject = z.union([seat, z.enum(FACES), z.enum(CARD_NAMES)]);
const turn = z.int().min(0);
const target = z.union([seat, z.tuple([seat, slot]), bag]);

/**
 * The shape of each move's arguments. Windows and action phases are numbered in one sequence. `window` is the number of
 * the one that the move was meant for.
 */
export const args = {
  place: z.tuple([z.tuple([slot, slot, slot])]),
  investigate: z.tuple([seat, slot]),
  arm: z.tuple([slot.nullable(), seat]),
  equip: z.tuple([]),
  shoot: z.tuple([]),
  keep: z.tuple([]),
  useEquipment: z.tuple([window, card], target),
  pass: z.tuple([window]),
  choosePlayer: z.tuple([seat]),
  chooseCard: z.tuple([slot]),
  decline: z.tuple([]),
  discard: z.tuple([card]),
  aim: z.tuple([seat]),
  setAutoPass: z.tuple([z.enum(AUTO_PASSES)]),
  claim: z.union([z.tuple([said, subject]), z.tuple([said, subject, turn])]),
  retract: z.tuple([z.int().min(1)]),
};

export type Moves = MovesOf<typeof args>;

/** Moves of which other viewers may notice nothing (null) or only the claim. All other moves are public. */
export const hidden: HiddenMoves<View, Moves> = {
  place: () => null,
  pass: () => null,
  setAutoPass: () => null,
  ...claimHidden,
};
