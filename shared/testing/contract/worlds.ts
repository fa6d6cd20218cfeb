import type { BaseView } from '../../contract/module';
import { judge, outcomeOf, viewOf } from '../../engine/engine';
import type { Seat, Viewer } from '../../ids';
import { must } from '../../must';
import { alike } from '../corpus';
import { draftOf, engineOf, viewersOf } from '../play';
import { type ContractRung, needs } from './check';
import { holds, same, short, viewerWords } from './fault';

/**
 * The maximum number of views from which a viewer may deduce everything hidden: this fraction of all compared views, or
 * `FEW_CERTAIN` if that is more.
 */
const MOST_CERTAIN = 0.002;
const FEW_CERTAIN = 3;

/** Checks that hidden information cannot change what a viewer gets. */
export const worlds: ContractRung = {
  name: 'two worlds',
  checks: [
    {
      title: 'a world imagined from a view alone obeys the rules and gives that viewer the same view',
      unproved: needs.imagine,
      prove(ground) {
        const { module } = ground;
        const random = ground.chance('imagine');
        let compared = 0;
        ground.look(ground.moments, ({ position, seats }) => {
          for (const viewer of viewersOf(seats)) {
            const own = ground.view(position, viewer);
            const imagined = must(module.imagine)(own, viewer, random);
            same(
              module.view(imagined, viewer, position.ctx),
              own,
              () => `In the world that \`imagine\` makes, ${viewerWords(viewer)} sees something else.`,
            );
            module.invariant?.(imagined);
            compared += 1;
          }
        });
        holds(compared > 0, () => 'No view was compared.');
        return `${compared} views compared`;
      },
    },
    {
      // At a small table, a seat may have worked out all secrets. For example, with three players an insider knows
      // everything after the only User is out.
      title: 'until the match ends, nearly every view leaves more than one world possible',
      unproved: needs.imagine,
      prove(ground) {
        const imagine = must(ground.module.imagine);
        const random = ground.chance('differ');
        let compared = 0;
        let certain = 0;
        ground.look(ground.few, ({ position, seats }) => {
          if (outcomeOf(position)) return;
          for (const viewer of viewersOf(seats)) {
            const own = ground.view(position, viewer);
            const first = JSON.stringify(imagine(own, viewer, random));
            const isOther = () => JSON.stringify(imagine(own, viewer, random)) !== first;
            if (!Array.from({ length: 12 }).some(isOther)) certain += 1;
            compared += 1;
          }
        });
        holds(compared > 0, () => 'No view was compared.');
        holds(
          certain <= Math.max(FEW_CERTAIN, MOST_CERTAIN * compared) && certain < compared,
          () =>
            `For ${certain} of ${compared} views \`imagine\` always finds the same world, so it copies what is hidden.`,
        );
        return 'each secret takes other values';
      },
    },
    {
      title: 'the seats that the table waits for are the same in any imagined world, so they reveal nothing',
      unproved: needs.imagine,
      prove(ground) {
        const { module } = ground;
        const random = ground.chance('called');
        let compared = 0;
        ground.look(ground.few, ({ position, seats }) => {
          const open = ground.view(position, null) as BaseView;
          const world = must(module.imagine)(open, null, random);
          for (const seat of seats) {
            const { waitingFor, quiet } = module.view(world, seat, position.ctx) as BaseView;
            same(
              { waitingFor, quiet },
              { waitingFor: open.waitingFor, quiet: open.quiet },
              () => '`waitingFor` depends on what is hidden.',
            );
            compared += 1;
          }
        });
        holds(compared > 0, () => 'No view was compared.');
        return '`waitingFor` tells nothing';
      },
    },
    {
      title:
        'a public screen’s moves are legal for its seat, in this world and in any that the spectator could imagine',
      unproved: needs.openMoves,
      prove(ground) {
        const { module } = ground;
        const random = ground.chance('open');
        let made = 0;
        ground.look(ground.few, ({ position, seats }) => {
          const open = ground.view(position, null);
          const others = Array.from({ length: 2 }, () => must(module.imagine)(open, null, random));
          for (const seat of seats) {
            const owns = [
              ground.view(position, seat),
              ...others.map((world) => module.view(world, seat, position.ctx)),
            ];
            for (const move of module.openMoves) {
              const args = draftOf(module, open, seat, move, random);
              if (!args) continue;
              for (const own of owns)
                same(
                  judge(module, own, seat, move, args),
                  { args },
                  () => `The public screen of seat ${seat} may make \`${move}\` ${short(args)}, but the seat may not.`,
                );
              made += 1;
            }
          }
        });
        holds(made > 0, () => 'No open move was ever offered.');
        return `${made} open moves`;
      },
    },
  ],
};

/**
 * The maximum number of seats whose moves are compared at each moment. Each pair of moves is compared in the views of
 * all other seats.
 */
const MOVERS = 3;

/**
 * Selects the seats whose moves are compared at a moment. At a large table, the selection changes from moment to
 * moment.
 */
function inTurn(seats: readonly Seat[], moment: number): Seat[] {
  const every = Math.ceil(seats.length / MOVERS);
  return seats.filter((_, at) => (at + moment) % every === 0);
}

/** Checks that other seats cannot distinguish two moves if the difference between them is hidden. */
export const lookAlikes: ContractRung = {
  name: 'look-alike moves',
  checks: [
    {
      title: 'two moves that differ only in what `hidden` hides look alike in views and in the log',
      unproved: needs.hidden,
      prove(ground) {
        const { module } = ground;
        const random = ground.chance('hidden');
        let compared = 0;
        ground.look(ground.few, ({ n, position, seats, now }) => {
          for (const seat of inTurn(seats, n)) {
            const see = (viewer: Viewer) => ground.view(position, viewer);
            for (const { move, first, second, viewers } of alike(module, seats, seat, see, random)) {
              const [one, other] = [first, second].map((args) =>
                engineOf(module).move(position, seat, move, args, now),
              );
              if (!one || !other) continue;
              for (const viewer of viewers) {
                const [left = '', right = ''] = [one, other].map(({ position: after, facts }) =>
                  JSON.stringify({ view: viewOf(module, after, viewer), facts }),
                );
                compared += 1;
                if (left === right) continue;
                same(
                  JSON.parse(right),
                  JSON.parse(left),
                  () =>
                    `${viewerWords(viewer)} can tell \`${move}\` ${short(first)} of seat ${seat} from ${short(second)}, which \`hidden\` calls alike.`,
                );
              }
            }
          }
        });
        holds(compared > 0, () => 'No two moves with the same public part (`hidden`) were found.');
        return `${compared} pairs compared`;
      },
    },
  ],
};
