import { isDeepStrictEqual } from 'node:util';
import type { Plugin } from 'boardgame.io';
import { z } from 'zod';
import type { AnyModule } from '../../contract/module';
import { createEngine, type EngineState, viewOf } from '../../engine/engine';
import type { PlainView } from '../../engine/plain';
import { type Seat, seatsOf, type Viewer } from '../../ids';
import type { Schema } from '../arguments';
import { counts } from '../corpus';
import { viewersOf } from '../play';
import { type ContractRung, needs } from './check';
import { ContractFault, holds, messageOf, same } from './fault';

const MOST_SEATS = 12;

/** Checks the definition itself, before anything is played. */
export const shape: ContractRung = {
  name: 'shape',
  checks: [
    {
      title: 'the definition has a title, seats, minutes, and a schema for every move of a player',
      prove({ module }) {
        const { title, tagline, players, minutes, args, legal } = module;
        for (const [name, words] of Object.entries({ title, tagline }))
          holds(/\S/.test(words), () => `\`${name}\` has no words.`);
        holds(players.min >= 1 && players.min <= players.max, () => '`players.min` is less than 1 or more than `max`.');
        holds(players.max <= MOST_SEATS, () => `\`players.max\` is more than the ${MOST_SEATS} seats of a table.`);
        holds(minutes[0] <= minutes[1], () => '`minutes` run backwards.');
        const [moves, ruled] = [Object.keys(args), Object.keys(legal)];
        holds(moves.length > 0, () => 'The game has no move for players.');
        for (const move of moves) holds(ruled.includes(move), () => `\`legal\` says nothing of the move \`${move}\`.`);
        for (const move of ruled) holds(moves.includes(move), () => `\`args\` has no schema for the move \`${move}\`.`);
        return `${players.min} to ${players.max} seats, moves ${moves.join(', ')}`;
      },
    },
    {
      title:
        '`setup` deals for every number of seats, at a practice table too, and every viewer has a view of the deal',
      prove({ module }) {
        for (const seats of counts(module.players)) {
          for (const practice of [null, '0']) {
            const position = dealt(module, seats, practice);
            for (const viewer of viewersOf(seatsOf(seats))) viewOf(module, position, viewer);
          }
        }
        return '';
      },
    },
    {
      title: 'the same seed gives the same deal',
      prove({ module }) {
        for (const seats of counts(module.players))
          same(
            dealt(module, seats, null).G,
            dealt(module, seats, null).G,
            () => '`setup` gives two deals for one seed. Take chance from `random`, and the time from `Setup.now`.',
          );
        return '';
      },
    },
    {
      title: 'a spectator sees no more of the deal than any player',
      concerns: ({ game, rungs }) => game.playerView !== undefined && !rungs.has('view'),
      prove({ module }) {
        for (const seats of counts(module.players)) {
          const position = dealt(module, seats, null);
          const see = (viewer: Viewer) => (viewOf(module, position, viewer) as PlainView).G;
          const isWhole = (viewer: Viewer) => isDeepStrictEqual(see(viewer), position.G);
          holds(
            !isWhole(null) || seatsOf(seats).every(isWhole),
            () =>
              'A spectator sees the whole state, because `playerView` hides nothing if `playerID` is null. Spectators and stages would show every secret.',
          );
        }
        return 'spectators see no secrets of the deal';
      },
    },
    {
      title: 'no two plugins have the same name',
      concerns: ({ game }) => pluginsOf(game).length > 0,
      prove({ module }) {
        const names = pluginsOf(module.game).map(({ name }) => name);
        for (const [at, name] of names.entries()) {
          holds(
            !TAKEN_NAMES.includes(name),
            () => `A plugin may not be called \`${name}\`, as one of the platform’s is.`,
          );
          holds(names.indexOf(name) === at, () => `Two plugins are called \`${name}\`.`);
        }
        return pluginsOf(module.game)
          .map(({ name, playerView }) => `plugin ${name}: ${pluginWords(module, playerView !== undefined)}`)
          .join('; ');
      },
    },
    {
      title: 'every move with arguments has a legality',
      unproved: needs.legal,
      prove({ module }) {
        const moves = Object.keys(module.game.moves ?? {});
        for (const move of Object.keys(module.args))
          holds(moves.includes(move), () => `\`game.moves\` has no \`${move}\`, which \`args\` names.`);
        return '';
      },
    },
    {
      title: 'the options have defaults, describe a form and drop unknown fields',
      unproved: needs.options,
      prove({ module }) {
        const parsed = module.options.safeParse({});
        holds(parsed.success, () => 'An option has no default.');
        const defaults = parsed.data;
        const stored = JSON.stringify(defaults);
        holds(
          JSON.stringify(JSON.parse(stored)) === stored && isPlain(defaults),
          () => 'The default options are not plain JSON.',
        );
        const { properties = {} } = z.toJSONSchema(module.options, { io: 'input' }) as Schema;
        const [asked, chosen] = [Object.keys(properties).sort(), Object.keys(defaults).sort()];
        holds(`${asked}` === `${chosen}`, () => `The form has ${asked}, but the defaults have ${chosen}.`);
        for (const [name, property] of Object.entries(properties))
          holds('title' in property, () => `The option \`${name}\` has no title: give it one by \`.meta({ title })\`.`);
        const strange = module.options.safeParse({ unheard: 'of' });
        holds(!strange.success || !('unheard' in strange.data), () => 'An unknown option is not dropped.');
        return `${asked.length} ${asked.length === 1 ? 'option' : 'options'}`;
      },
    },
  ],
};

/** The names of the plugins that boardgame.io and the platform add. */
const TAKEN_NAMES: readonly string[] = ['random', 'events', 'log', 'clock', 'tell'];

const pluginsOf = ({ plugins = [] }: AnyModule['game']): readonly Plugin[] => plugins;

function pluginWords({ rungs }: AnyModule, hasView: boolean): string {
  if (rungs.has('view')) return 'players see of it what `view` shows';
  return hasView
    ? 'players see what its `playerView` returns'
    : 'nobody sees its state, because it has no `playerView`';
}

/** Deals a match with this number of seats. If that fails, throws a fault that mentions the number of seats. */
function dealt(module: AnyModule, seats: number, practice: Seat | null): EngineState {
  try {
    const options = module.options.parse({});
    return createEngine(module, { isStrict: true }).start({
      ...{ seed: 'deal', seats, options, now: 0, carryOver: null, practice },
    });
  } catch (error) {
    const table = practice === null ? '' : ' of a practice table';
    throw new ContractFault(`\`setup\` throws for ${seats} seats${table}: ${messageOf(error)}.`);
  }
}

function isPlain(options: object): boolean {
  return Object.values(options).every((value) => value !== undefined && typeof value !== 'function');
}
