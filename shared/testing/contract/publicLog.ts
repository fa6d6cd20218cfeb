import type { AnyModule } from '../../contract/module';
import { type EngineState, type Fact, judge, viewOf } from '../../engine/engine';
import type { Seat, Viewer } from '../../ids';
import { noticeOf, type SeatMove } from '../../legality/notice';
import { must } from '../../must';
import type { Random } from '../../random';
import type { PlayedMoment } from '../corpus';
import { type Action, draftOf, engineOf } from '../play';
import { type ContractRung, needs } from './check';
import { holds, same, short, viewerWords } from './fault';
import type { Ground } from './ground';

/** Checks that the public log contains nothing that a spectator cannot see in the views. */
export const publicLog: ContractRung = {
  name: 'public log',
  checks: [
    {
      title: 'two moves that look the same to a viewer add the same log entries, in any world the viewer can imagine',
      unproved: needs.imagine,
      prove(ground) {
        const random = ground.chance('log');
        let compared = 0;
        ground.look(ground.moments, (moment) => {
          const { n, seats, action, facts } = moment;
          if (!action) return;
          for (const viewer of [null, must(seats[n % seats.length])]) {
            const other = lookAlike(ground, moment, viewer, random);
            if (!other) continue;
            compared += 1;
            same(
              other.facts,
              facts,
              () =>
                `${actionWords(action)} logs ${ground.logWords(facts)}, but ${actionWords(other.action)} in another world that looks the same to ${viewerWords(viewer)} logs ${ground.logWords(other.facts)}.`,
            );
          }
        });
        holds(compared > 0, () => 'No move was found that looks the same in another world.');
        return `${compared} moves compared`;
      },
    },
    {
      title: 'a move that adds a log entry changes the view of a spectator',
      unproved: needs.view,
      prove(ground) {
        let logged = 0;
        ground.look(ground.moments, ({ before, position, action, facts }) => {
          if (!before || !action || facts.length === 0) return;
          const [was, is] = [before, position].map((each) => JSON.stringify(ground.view(each, null)));
          holds(
            was !== is,
            () => `${actionWords(action)} logs ${ground.logWords(facts)}, but no spectator sees a change.`,
          );
          logged += 1;
        });
        return `${logged} logged moves`;
      },
    },
  ],
};

/** A viewer of an action. `seen` is the viewer's view before the action, and `now` the server time in ms. */
interface Onlooker {
  viewer: Viewer;
  seen: unknown;
  seats: readonly Seat[];
  now: number;
  random: Random;
}

interface Alternative {
  action: Action;
  facts: readonly Fact[];
}

/**
 * Finds a different action that the viewer could not tell from the real one, made in a state that the viewer imagines.
 * The viewer notices the same part of both actions, and has the same view afterwards. Returns null if none is found.
 */
function lookAlike(
  ground: Ground,
  { before, position, action, seats, now }: PlayedMoment,
  viewer: Viewer,
  random: Random,
): Alternative | null {
  if (!before || !action) return null;
  const { module } = ground;
  const seen = ground.view(before, viewer);
  const world: EngineState = { ...before, G: must(module.imagine)(seen, viewer, random) };
  const result = JSON.stringify(ground.view(position, viewer));
  for (const each of alternatives(module, world, action, { viewer, seen, seats, now, random })) {
    const after = engineOf(module).move(world, each.by, each.move, each.args, now);
    if (JSON.stringify(viewOf(module, after.position, viewer)) === result) return { action: each, facts: after.facts };
  }
  return null;
}

/**
 * Yields actions that the viewer cannot tell from `action` while they are made. The most different actions come first.
 */
function* alternatives(
  module: AnyModule,
  world: EngineState,
  action: Action,
  { viewer, seen, seats, now, random }: Onlooker,
): Generator<Action> {
  const { by, move, args } = action;
  if (by === null) {
    const due = module.deadline(world.G);
    if (due !== null && due <= now) yield action;
    return;
  }
  const noticed = (made: SeatMove) => JSON.stringify(noticeOf(module, made, () => seen));
  const notice = noticed({ by, move, args });
  if (by !== viewer && notice === 'null') {
    const [other = by] = random.Shuffle(seats.filter((seat) => seat !== by && seat !== viewer));
    for (const seat of [by, other]) {
      for (const hidden of random.Shuffle(Object.keys(module.hidden))) {
        const made = drafted(module, world, seat, hidden, random);
        if (made && noticed(made) === notice) yield made;
      }
    }
  }
  if (!('refused' in judge(module, viewOf(module, world, by), by, move, args))) yield action;
  else if (by !== viewer && notice !== 'null') {
    const made = drafted(module, world, by, move, random);
    if (made && noticed(made) === notice) yield made;
  }
}

function drafted(module: AnyModule, world: EngineState, by: Seat, move: string, random: Random): SeatMove | null {
  const args = draftOf(module, viewOf(module, world, by), by, move, random);
  return args && { by, move, args };
}

function actionWords({ by, move, args }: Action): string {
  return by === null ? `\`${move}\`` : `\`${move}\` ${short(args)} of seat ${by}`;
}
