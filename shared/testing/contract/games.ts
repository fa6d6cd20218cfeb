import { type EngineState, outcomeOf } from '../../engine/engine';
import type { Viewer } from '../../ids';
import type { Json } from '../../json';
import { must } from '../../must';
import { diff } from '../../wire/diff';
import { begin, engineOf } from '../play';
import { type ContractRung, needs } from './check';
import { holds, same, viewerWords } from './fault';
import type { Ground } from './ground';

/** The duration of the pauses with which `postpone` is tested, in ms. */
const PAUSE = 123_456;

/** Plays whole random games, and checks that they end and that the same seed and moves give the same game. */
export const games: ContractRung = {
  name: 'random games',
  checks: [
    {
      title: 'random games, played from views alone, end with an outcome at every seat count',
      unproved: needs.play,
      prove(ground) {
        const { players } = ground.module;
        const counts = new Set(ground.ends.map(({ seats }) => seats.length));
        holds(counts.size === players.max - players.min + 1, () => 'Not every seat count was played.');
        ground.look(ground.ends, ({ position, seats }) => {
          const outcome = outcomeOf(position);
          holds(outcome !== null, () => 'The game stopped without an outcome.');
          for (const winner of outcome.winners)
            holds(seats.includes(winner), () => `The winner is seat ${winner}, which does not exist.`);
          holds(ground.module.deadline(position.G) === null, () => '`deadline` still runs after the end.');
        });
        return playedWords(ground);
      },
    },
    {
      title: 'matches end with a result that says who won',
      unproved: needs.play,
      prove(ground) {
        ground.look(ground.ends, ({ position }) => {
          const said = outcomeOf(position)?.said;
          holds(
            said === undefined,
            () =>
              `The game ended with ${said}: end it with \`{ winner: seat }\`, \`{ draw: true }\` or an \`Outcome\`, so that everybody learns who won.`,
          );
        });
        return '';
      },
    },
    {
      title: 'each timeout postpones the deadline or removes it',
      unproved: needs.deadline,
      prove(ground) {
        const { deadline } = ground.module;
        let timeouts = 0;
        ground.look(ground.all, ({ action, before, position }) => {
          if (!before || action?.by !== null) return;
          const [was, is] = [must(deadline(before.G)), deadline(position.G)];
          holds(is === null || is > was, () => 'The clock ran out, but `timeout` did not change the deadline.');
          timeouts += 1;
        });
        holds(timeouts > 0 || ground.ends.every(({ now }) => now > 0), () => 'No clock ever ran out.');
        return `${timeouts} timeouts`;
      },
    },
    {
      title: 'a pause postpones the deadline and the times in every view by its length, and changes nothing else',
      unproved: needs.deadline,
      prove(ground) {
        const { module } = ground;
        let paused = 0;
        ground.look(ground.moments, ({ position, seats }) => {
          const due = module.deadline(position.G);
          if (due === null) return;
          const G = module.postpone(position.G, PAUSE, 'paused');
          holds(
            G !== null && module.deadline(G) === due + PAUSE,
            () => 'A pause does not move the deadline: the game needs `postpone`.',
          );
          const after = { ...position, G };
          const change = (viewer: Viewer) => {
            const [was, is] = [ground.view(position, viewer), ground.view(after, viewer)] as [Json, Json];
            const moved = movedBy(was, is, PAUSE);
            holds(moved, () => `A pause changes the view of ${viewerWords(viewer)} in more than its times.`);
            return Buffer.byteLength(JSON.stringify(diff(was, is) ?? null));
          };
          const [open, ...own] = [null, ...seats].map(change);
          const allowed = module.privateChangeBytes?.(
            ground.view(position, null) as never,
            ground.view(after, null) as never,
          );
          const most = must(open) + (allowed ?? module.privateBytes ?? Number.POSITIVE_INFINITY);
          holds(Math.max(...own) <= most, () => 'A pause changes a seat’s view by more bytes than are sent.');
          paused += 1;
        });
        return `${paused} pauses`;
      },
    },
    {
      title: 'the invariant holds after every move',
      unproved: needs.invariant,
      prove(ground) {
        ground.look(ground.all, ({ position }) => ground.module.invariant?.(position.G));
        return '`invariant` after each';
      },
    },
    {
      title: 'the same seed and moves give the same match, and other seeds give other deals if the deal is random',
      unproved: needs.play,
      prove(ground) {
        for (const { match, moments: made } of ground.played) {
          let position = begin(match);
          ground.look(made.slice(0, ground.extent.repeated), ({ action, now, position: expected }) => {
            const { by, move, args } = action ?? { by: null, move: '', args: [] };
            if (action) position = engineOf(ground.module).move(position, by, move, args, now).position;
            same(position, expected, () => 'The same seed and moves made another match.');
          });
          const deal = begin(match);
          if (drawnIn(deal) === 0) continue;
          // In a small game, two seeds may give the same deal, but all of these seeds together should not.
          const others = Array.from({ length: 8 }, (_, n) =>
            JSON.stringify(begin({ ...match, seed: `not ${n} ${match.seed}` }).G),
          );
          const first = JSON.stringify(deal.G);
          holds(
            others.some((other) => other !== first),
            () => '`setup` asks chance, and every seed makes the same deal.',
          );
        }
        return 'made again from their seeds';
      },
    },
  ],
};

function playedWords({ played, all }: Ground): string {
  const counts = [...new Set(played.map(({ game }) => game.players))].sort((a, b) => a - b);
  const moves = all.length - played.length;
  return `${played.length === 1 ? 'a game' : `${played.length} games`} of ${counts.join(', ')} seats, ${moves} moves`;
}

function drawnIn({ plugins }: EngineState): number {
  return (must(plugins.random).data as { drawn: number }).drawn;
}

/** Returns true if `after` equals `before` except for some numbers that are exactly `ms` greater. */
function movedBy(before: Json, after: Json, ms: number): boolean {
  if (before === after || (typeof before === 'number' && after === before + ms)) return true;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return false;
  const keys = Object.keys(before);
  const [was, is] = [before, after] as Record<string, Json>[];
  return (
    keys.length === Object.keys(after).length &&
    keys.every((key) => key in after && movedBy(was?.[key] as Json, is?.[key] as Json, ms))
  );
}
