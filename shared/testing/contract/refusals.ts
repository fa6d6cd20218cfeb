import type { Draft } from '../../contract/module';
import { Refusal } from '../../contract/refusal';
import { type EngineState, judge } from '../../engine/engine';
import type { Seat } from '../../ids';
import { legalityOf } from '../../legality/legality';
import { must } from '../../must';
import { sample } from '../arguments';
import { draftOf, engineOf } from '../play';
import { isReachable } from '../reach';
import { type Check, type ContractRung, needs } from './check';
import { holds, messageOf, same, short } from './fault';
import type { Ground } from './ground';

/** Refusal codes for which the platform has sentences, so that games need none. */
const PLATFORM = ['unknown-move', 'invalid-args', 'game-over', 'not-your-turn', 'illegal-move'];

/** Names that no move has: the empty name, and the names of properties that every object has. */
const NO_MOVES = ['valueOf', 'toString', '__proto__', 'constructor', 'hasOwnProperty', ''];

const JUNK: readonly unknown[] = [
  ...[null, 'x', 7, {}, [], [[]], [{}], [null], [-1], [1e9], [0.5], ['__proto__'], ['0', '0', '0', '0', '0', '0']],
  [{ constructor: null }],
];

function eachSeat(ground: Ground, moments: Ground['moments'], see: (seat: Seat, own: unknown, at: At) => void): void {
  ground.look(moments, ({ position, seats, now }) => {
    for (const seat of seats) see(seat, ground.view(position, seat), { position, now });
  });
}

interface At {
  position: EngineState;
  now: number;
}

const saidOf = (move: string, args: unknown) => `\`${move}\` ${short(args)}`;

const checks: Check[] = [
  {
    title: 'a seat cannot make the server’s moves, or moves named like an object’s members',
    unproved: needs.play,
    prove(ground) {
      const { module } = ground;
      const { position } = must(ground.moments[0]);
      const servers = Object.keys(module.game.moves ?? {}).filter((name) => !(name in module.args));
      for (const name of [...servers, ...NO_MOVES]) {
        const judged = judge(module, ground.view(position, '0'), '0', name, []);
        same(judged, { refused: 'unknown-move' }, () => `A seat may make the move \`${name}\`.`);
      }
      return '';
    },
  },
  {
    title: 'junk is refused, and nothing throws',
    unproved: needs.play,
    prove(ground) {
      const { module } = ground;
      let refused = 0;
      eachSeat(ground, ground.few, (seat, own, { position, now }) => {
        for (const move of Object.keys(module.args)) {
          const junk = JUNK[refused % JUNK.length];
          const judged = judge(module, own, seat, move, junk);
          refused += 1;
          if ('refused' in judged) continue;
          const taken = whyThrown(() => engineOf(module).move(position, seat, move, judged.args, now));
          holds(taken === null, () => `The move ${saidOf(move, junk)} of seat ${seat} throws: ${taken}.`);
        }
      });
      return `${refused} pieces of junk refused`;
    },
  },
  {
    title: 'every draft completed from offered picks is accepted',
    unproved: needs.legal,
    prove(ground) {
      const { module } = ground;
      const random = ground.chance('picks');
      let accepted = 0;
      eachSeat(ground, ground.moments, (seat, own) => {
        for (const move of Object.keys(module.legal)) {
          const args = draftOf(module, own, seat, move, random);
          if (!args) continue;
          const judged = judge(module, own, seat, move, args);
          holds(
            !('refused' in judged),
            () =>
              `\`next\` offers seat ${seat} ${saidOf(move, args)}, which is refused: ${'refused' in judged && judged.refused}.`,
          );
          same(judged.args, args, () => `The schema of \`${move}\` changes what it parses.`);
          accepted += 1;
        }
      });
      holds(accepted > 0, () => '`next` never offers anything.');
      return `${accepted} offers taken`;
    },
  },
  {
    title: 'accepted arguments are offered, refused arguments are not, and a closed move refuses all arguments',
    unproved: needs.legal,
    prove(ground) {
      const { module } = ground;
      const random = ground.chance('arguments');
      const counted = { accepted: 0, closed: 0 };
      eachSeat(ground, ground.moments, (seat, own) => {
        const legal = legalityOf(module.legal, own, seat);
        for (const [move, shape] of ground.shapes) {
          const args = sample(shape, random);
          const judged = judge(module, own, seat, move, args);
          if ('refused' in judged && judged.refused === 'invalid-args') continue;
          const isPickable = isReachable(module.legal[move] as never, own, seat, args as Draft);
          const isTaken = 'args' in judged;
          holds(
            isPickable === isTaken,
            () =>
              `Seat ${seat} ${isTaken ? 'may' : 'may not'} make ${saidOf(move, args)}, and \`next\` ${isPickable ? 'offers' : 'does not offer'} it.`,
          );
          counted.accepted += Number(isPickable);
          const why = legal.why(move);
          if (why === null) continue;
          holds(!isTaken, () => `\`why\` closes \`${move}\` to seat ${seat} (${why}), and ${short(args)} is accepted.`);
          counted.closed += 1;
        }
      });
      holds(
        counted.accepted > 0 && counted.closed > 0,
        () => `Only ${counted.accepted} of all sampled moves were accepted.`,
      );
      return `${counted.accepted} accepted, ${counted.closed} closed`;
    },
  },
  {
    title: 'a move has a reason for being closed if and only if it offers no arguments',
    unproved: needs.legal,
    prove(ground) {
      const counted = { open: 0, closed: 0 };
      eachSeat(ground, ground.few, (seat, own) => {
        const legal = legalityOf(ground.module.legal, own, seat);
        for (const move of Object.keys(ground.module.legal)) {
          const { whole, picks, text } = legal.next(move, []);
          const isOpen = whole || picks.length > 0 || text !== undefined;
          const why = legal.why(move);
          holds(
            (why === null) === isOpen,
            () =>
              `\`${move}\` ${isOpen ? 'offers something' : 'offers nothing'} to seat ${seat}, and \`why\` says ${why}.`,
          );
          counted[isOpen ? 'open' : 'closed'] += 1;
        }
      });
      holds(counted.open > 0 && counted.closed > 0, () => 'Every move is always open, or always closed.');
      return '';
    },
  },
  {
    title: 'the reducer accepts everything that `ai.enumerate` offers on a view, and nothing is offered out of turn',
    // If a game defines `legal`, it never calls `ai.enumerate`.
    concerns: ({ rungs }) => !rungs.has('legal'),
    unproved: needs.offers,
    prove(ground) {
      const { module } = ground;
      const counted = { made: 0, closed: 0 };
      const random = ground.chance('offers');
      eachSeat(ground, ground.moments, (seat, own, { position, now }) => {
        for (const move of Object.keys(module.legal)) {
          const args = draftOf(module, own, seat, move, random);
          const closed = legalityOf(module.legal, own, seat).why(move);
          holds(
            (closed === null) === (args !== null),
            () => `\`${move}\` is ${closed ?? 'open'} and offers ${short(args)}.`,
          );
          if (args) {
            const { move: make } = engineOf(module);
            const refusal = refusalOf(() => make(position, seat, move, args, now));
            holds(
              refusal === null,
              () => `\`ai.enumerate\` offers seat ${seat} ${saidOf(move, args)}, which is refused: ${refusal}.`,
            );
          }
          counted[args ? 'made' : 'closed'] += 1;
        }
      });
      holds(counted.made > 0 && counted.closed > 0, () => '`ai.enumerate` offers nothing, or something to everybody.');
      return `${counted.made} offers taken`;
    },
  },
  {
    title: 'every refusal has a sentence',
    unproved: needs.moves,
    prove(ground) {
      const { module } = ground;
      const random = ground.chance('refusals');
      const codes = new Set<string>();
      eachSeat(ground, ground.moments, (seat, own) => {
        for (const [move, shape] of ground.shapes) {
          const judged = judge(module, own, seat, move, sample(shape, random));
          if ('refused' in judged) codes.add(judged.refused);
        }
      });
      holds(codes.has('game-over'), () => 'After the end moves are not refused as `game-over`.');
      for (const code of codes) {
        if (PLATFORM.includes(code) && !Object.hasOwn(module.refusals, code)) continue;
        const sentence = module.refusals[code] ?? '';
        holds(/^[A-Z].*[.]$/.test(sentence), () => `\`refusals\` has no sentence for \`${code}\`.`);
      }
      return `${codes.size} codes with sentences`;
    },
  },
  {
    title: 'arguments that do not fit the schema are refused, and so are extra arguments',
    unproved: needs.moves,
    prove(ground) {
      const { module } = ground;
      const random = ground.chance('shapes');
      let refused = 0;
      eachSeat(ground, ground.few, (seat, own) => {
        for (const move of Object.keys(module.args)) {
          const args = draftOf(module, own, seat, move, random) ?? [];
          const wrong = [[...args, 'more', 'than', 'it', 'takes'], { ...args, length: args.length }, null, 'x', [{}]];
          for (const each of [...wrong, [...args, { __proto__: null }, 1, 1]]) {
            const judged = judge(module, own, seat, move, each);
            same(
              judged,
              { refused: 'invalid-args' },
              () => `${saidOf(move, each)} has another shape than \`args\` says.`,
            );
            refused += 1;
          }
        }
      });
      return `${refused} wrong shapes`;
    },
  },
];

/** Checks that legal moves are accepted and all other moves are refused. */
export const refusals: ContractRung = { name: 'refusals', checks };

function whyThrown(make: () => unknown): string | null {
  try {
    make();
    return null;
  } catch (error) {
    return error instanceof Refusal ? null : messageOf(error);
  }
}

function refusalOf(make: () => unknown): string | null {
  try {
    make();
    return null;
  } catch (error) {
    return error instanceof Refusal ? error.code : messageOf(error);
  }
}
