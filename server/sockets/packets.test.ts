import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseUpdate } from './packets';

const short = z.string().max(64);
const payload = z.object({
  type: short,
  args: z.unknown(),
  playerID: short.nullish(),
  id: z.string().min(1).max(64).optional(),
});
const action = z.object({ type: z.string(), payload });
/** The schema of an `update` packet. `parseUpdate` must agree with it. */
const update = z.tuple([action, z.unknown(), z.string().min(1).max(64), short.nullish()]).rest(z.unknown());

const text = fc.oneof(fc.string(), fc.constantFrom('', 'x'.repeat(64), 'x'.repeat(65)));
const anything = fc.anything({ maxDepth: 1 });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.oneof({ weight: 5, arbitrary: value }, anything);
const actions = fc.record(
  {
    type: maybe(fc.constantFrom('MAKE_MOVE', 'GAME_EVENT')),
    payload: maybe(
      fc.record({ type: maybe(text), args: anything, playerID: maybe(text), id: maybe(text) }, { requiredKeys: [] }),
    ),
  },
  { requiredKeys: [] },
);
const packets = fc
  .tuple(maybe(actions), fc.nat(), maybe(text), maybe(text), anything)
  .chain((whole) => fc.nat(whole.length).map((length) => whole.slice(0, length)));

test('`parseUpdate` accepts and refuses the same packets as the schema', () => {
  fc.assert(
    fc.property(packets, (packet) => {
      const parsed = update.safeParse(packet);
      if (!parsed.success) {
        expect(parseUpdate(packet)).toBeNull();
        return;
      }
      const [{ type, payload }, , matchID, playerID] = parsed.data;
      const { type: name, args, id } = payload;
      const move = { name, args, ...(id !== undefined && { id }) };
      expect(parseUpdate(packet)).toEqual({ type, move, matchID, playerIDs: [playerID, payload.playerID] });
    }),
    { numRuns: 2_000 },
  );
});
