import { must } from '#shared/must.ts';
import type { Replay } from '#shared/replay/replay.ts';
import { drawnBy, replayStep, replayViews } from '#shared/replay/replayViews.ts';
import type { DevMatch } from './DevMatch';

/** Returns a finished match's replay as the server would, or null if the match is still running. */
export function replayOf(match: DevMatch, id: string, names: Replay['names']): Replay | null {
  const { module, setup, seats, outcome, journal } = match;
  if (!outcome) return null;
  const { seed, options, carryOver, practice, began } = setup;
  const moments = journal.moments.slice(0, journal.at + 1);
  const views = moments.map(({ state }) => replayViews(module, state, seats));
  const steps = moments.slice(1).map(({ row, facts, state }, index) => {
    const { at, by, move, args } = must(row);
    const [before, after] = [must(views[index]), must(views[index + 1])];
    const step = { n: index + 1, at, by, move, args, drawn: drawnBy(state) };
    return replayStep(step, [...facts], before, after);
  });
  return {
    match: id,
    game: module.id,
    version: module.version,
    names,
    began,
    outcome,
    deal: {
      ...{ commitment: null, seed, words: null, options: module.options.parse(options ?? {}), carryOver, practice },
      drawn: drawnBy(must(moments[0]).state),
      content: {},
    },
    first: must(views[0]),
    steps,
  };
}
