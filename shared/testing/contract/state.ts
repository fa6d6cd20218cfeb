import type { BaseView } from '../../contract/module';
import { revealOf } from '../../engine/engine';
import { oddPlace } from '../../engine/oddPlace';
import { viewersOf } from '../play';
import { type ContractRung, needs } from './check';
import { holds, same, viewerWords } from './fault';

/** The maximum size of a state in bytes of JSON. The state is written with each snapshot, and read after a restart. */
const LARGEST_STATE = 100_000;

export const state: ContractRung = {
  name: 'state',
  checks: [
    {
      title: 'positions, views and facts are plain JSON',
      unproved: needs.play,
      prove(ground) {
        const { module } = ground;
        const known = new WeakSet<object>();
        const isJson = (value: unknown, what: string) => {
          const odd = oddPlace(value, known);
          holds(odd === null, () => `${what} is not plain JSON at $${odd?.path}: ${odd?.kind}.`);
        };
        ground.look(ground.all, ({ position, facts }) => {
          isJson(position, 'The state');
          isJson(facts, 'The list of facts');
        });
        ground.look(ground.moments, ({ position, seats }) => {
          isJson(revealOf(module, position), 'What `reveal` gives');
          for (const viewer of viewersOf(seats))
            isJson(ground.view(position, viewer), `The view of ${viewerWords(viewer)}`);
        });
        return 'plain JSON';
      },
    },
    {
      title: 'the state stays small',
      unproved: needs.play,
      prove(ground) {
        let largest = 0;
        ground.look(ground.moments, ({ position }) => {
          const bytes = Buffer.byteLength(JSON.stringify(position.G));
          holds(bytes <= LARGEST_STATE, () => `The state has ${bytes} bytes, more than ${LARGEST_STATE}.`);
          largest = Math.max(largest, bytes);
        });
        return `${largest} bytes at most`;
      },
    },
  ],
};

export const views: ContractRung = {
  name: 'views',
  checks: [
    {
      title: 'the engine’s `playerView` returns the same views as the module’s `view`',
      unproved: needs.view,
      prove(ground) {
        ground.look(ground.moments, ({ position, seats }) => {
          for (const viewer of viewersOf(seats)) {
            const own = ground.module.game.playerView?.({ G: position.G, ctx: position.ctx, playerID: viewer });
            same(own, ground.view(position, viewer), () => `\`playerView\` gives ${viewerWords(viewer)} another view.`);
          }
        });
        return 'built up by `view`';
      },
    },
    {
      title: 'the fields that the platform needs from every view are the same for all viewers',
      unproved: needs.play,
      prove(ground) {
        const table = ({ waitingFor, out, endsAt, quiet }: BaseView) => ({ waitingFor, out, endsAt, quiet });
        ground.look(ground.moments, ({ position, seats }) => {
          const open = table(ground.view(position, null) as BaseView);
          for (const seat of [...open.waitingFor, ...open.out])
            holds(seats.includes(seat), () => `\`waitingFor\` or \`out\` names seat ${seat}, where nobody sits.`);
          for (const seat of seats)
            same(
              table(ground.view(position, seat) as BaseView),
              open,
              () => `\`waitingFor\`, \`out\` or \`endsAt\` differs between seat ${seat} and a spectator.`,
            );
        });
        return 'one table for everybody';
      },
    },
  ],
};
