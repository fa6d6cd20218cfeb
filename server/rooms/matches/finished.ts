import { z } from 'zod';
import type { RoomCode, Seat } from '#shared/ids.ts';
import { asJson } from '#shared/json.ts';
import type { EveningMatch, FinishedMatch, FinishedPlayer } from '#shared/room/evening.ts';
import type { Ending } from '../../matches/types';
import type { Change, Store } from '../../store/store';
import type { RoomMatch, RoomState } from '../state/state';

/**
 * The end of a match, in the form recorded by its room. If the match is lost or cannot be read, `began` is null, and
 * the match is not added to the room's finished matches.
 */
export type RoomEnding = Omit<Ending, 'rows' | 'began'> & { began: number | null };

/** Returns the record of the match that is ending, or null if `began` is null. */
export function finishedMatch(
  { match: { id, game, seats, lesson }, members, former }: RoomState & { match: RoomMatch },
  { outcome, honours, predicted, began }: RoomEnding,
  ended: number,
): FinishedMatch | null {
  if (began === null) return null;
  const players = Object.entries(seats).map(([seat, { member: dealt, name }]): [Seat, FinishedPlayer] => {
    const member = [...members, ...former].find((one) => one.id === dealt);
    const isBot = member !== undefined && 'bot' in member && member.bot !== null;
    return [seat, { member: dealt, name: member?.name ?? name, face: member?.face ?? null, bot: isBot }];
  });
  const finished = { match: id, game, began, ended, outcome, players: Object.fromEntries(players), honours };
  return { ...finished, ...(lesson && { lesson }), ...(predicted.length > 0 && { predicted: [...predicted] }) };
}

/** Adds the record of a finished match to the change, so that both are stored together. */
export function withFinished(change: Change, room: RoomCode, finished: FinishedMatch | null): Change {
  if (finished === null) return change;
  const { match, ended } = finished;
  return { ...change, finished: { room, match, ended, facts: asJson(finished) } };
}

const seat = z.string().regex(/^\d+$/);

const factsShape: z.ZodType<FinishedMatch> = z.looseObject({
  match: z.string(),
  game: z.string(),
  began: z.number(),
  ended: z.number(),
  outcome: z.looseObject({
    winners: z.array(seat),
    points: z.record(seat, z.number()).exactOptional(),
    reason: z.string(),
    cancelled: z.literal(true).exactOptional(),
  }),
  lesson: z.literal(true).exactOptional(),
  players: z.record(
    seat,
    z.looseObject({ member: z.string(), name: z.string(), face: z.string().nullable(), bot: z.boolean() }),
  ),
  honours: z
    .record(
      seat,
      z.looseObject({ deceptions: z.number(), suspicions: z.looseObject({ right: z.number(), of: z.number() }) }),
    )
    .nullable(),
  predicted: z.array(seat).exactOptional(),
});

/** Returns the room's finished matches, oldest first. Skips records that cannot be read. */
export async function readEvening(store: Store, code: RoomCode): Promise<EveningMatch[]> {
  const stored = await store.finished(code);
  return stored.flatMap(({ facts, kept }) => {
    const read = factsShape.safeParse(facts);
    return read.success ? [{ ...read.data, kept }] : [];
  });
}
