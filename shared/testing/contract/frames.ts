import { outcomeOf } from '../../engine/engine';
import type { Json } from '../../json';
import { must } from '../../must';
import { type Difference, diff } from '../../wire/diff';
import { type ContractRung, needs } from './check';
import { holds } from './fault';

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
const changeOf = (before: unknown, after: unknown): Difference | undefined => diff(before as Json, after as Json);

/** Checks that the frames for all seats can be padded to the same length, so that their length reveals nothing. */
export const frames: ContractRung = {
  name: 'equal frames',
  checks: [
    {
      title: 'every seat’s view is at most `privateBytes` longer than a spectator’s',
      unproved: needs.privateBytes,
      prove(ground) {
        const allowed = must(ground.module.privateBytes);
        let most = 0;
        ground.look(ground.moments, ({ position, seats }) => {
          const open = bytesOf(ground.view(position, null));
          for (const seat of seats) {
            const more = bytesOf(ground.view(position, seat)) - open;
            holds(
              more <= allowed,
              () =>
                `The view of seat ${seat} is ${more} bytes longer than a spectator's: more than \`privateBytes\`, ${allowed}.`,
            );
            most = Math.max(most, more);
          }
        });
        return `${most} of ${allowed} private bytes`;
      },
    },
    {
      title: 'every change to a seat’s view fits into the length to which changes are padded',
      unproved: needs.privateBytes,
      prove(ground) {
        const { module } = ground;
        const bytes = (change: Difference | undefined) => bytesOf(change ?? null);
        let measured = 0;
        ground.look(ground.moments, ({ before, position, seats }) => {
          // When a match ends, its whole view is sent instead of a difference.
          if (!before || outcomeOf(position)) return;
          const [was, is] = [ground.view(before, null), ground.view(position, null)];
          const allowed = module.privateChangeBytes?.(was, is) ?? must(module.privateBytes);
          const most = bytes(changeOf(was, is)) + allowed;
          for (const seat of seats) {
            const own = bytes(changeOf(ground.view(before, seat), ground.view(position, seat)));
            holds(
              own <= most,
              () => `The difference for seat ${seat} has ${own} bytes, more than the ${most} that are sent.`,
            );
          }
          measured += seats.length;
        });
        holds(measured > 0, () => 'No change was measured.');
        return `${measured} changes`;
      },
    },
  ],
};
