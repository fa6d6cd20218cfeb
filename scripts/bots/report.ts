import type { AnyModule } from '#shared/contract/module.ts';
import { playBots, randomBot, searcherBot } from '#shared/testing/bots.ts';
import { isPlayable } from '#shared/testing/play.ts';

const COLUMN = 12;

/**
 * Reports which bots a game has, and what the game lacks for the searcher. If the game lacks nothing, plays `games`
 * matches at the smallest table, with the searcher in one seat and random players in the others, and reports how many
 * matches the searcher won.
 */
export function botsReport(module: AnyModule, games: number, budget: number): string[] {
  const own = Object.entries(module.bots).map(([level, { about = '' }]) => line('✓', level, about));
  return [...own, randomLine(module), ...searcherLines(module, games, budget)];
}

function randomLine(module: AnyModule): string {
  if (!isPlayable(module))
    return line('✗', 'random', 'only lets time pass: the game has neither `legal` nor `ai.enumerate`');
  return line('✓', 'random', `any move of ${module.rungs.has('legal') ? '`legal`' : '`ai.enumerate`'}`);
}

function searcherLines(module: AnyModule, games: number, budget: number): string[] {
  const missing = missingFor(module);
  if (missing.length > 0)
    return missing.map((words, at) => line(at === 0 ? '✗' : ' ', at === 0 ? 'searcher' : '', words));
  const seats = module.players.min;
  const wins = Array.from({ length: games }, (_, game) => isWon(module, seats, game, budget)).filter(Boolean).length;
  const offered = module.searcher ? [] : [line('', '', 'add `searcher: {}` to the definition to offer it')];
  return [
    line('✓', 'searcher', `wins ${wins} of ${games} matches of ${seats}, looking at ${budget} positions a move`),
    line('', '', `against random players, who would win ${Math.round(randomWins(module, seats, games))} of them`),
    ...offered,
  ];
}

/** Returns what the game must provide before the searcher can play it. */
function missingFor({ imagine, rungs, hasOwnCtx }: AnyModule): string[] {
  return [
    ...(rungs.has('legal') ? [] : ['needs `legal`, the moves of a seat by its view']),
    ...(imagine ? [] : ['needs `imagine`, a state that fits what a seat sees']),
    ...(hasOwnCtx ? ['needs a game that keeps everything in `G`: no turns or phases of boardgame.io'] : []),
  ];
}

function isWon(module: AnyModule, seats: number, game: number, budget: number): boolean {
  const guest = String(game % seats);
  const bots = Object.fromEntries(
    Array.from({ length: seats }, (_, seat) => [
      seat,
      String(seat) === guest ? searcherBot(module) : randomBot(module),
    ]),
  );
  return playBots({ module, seats, seed: `bots ${game}`, bots, budget }).outcome.winners.includes(guest);
}

/** Returns how many of the same matches a random player wins in the searcher's seat. */
function randomWins(module: AnyModule, seats: number, games: number): number {
  const bots = Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, randomBot(module)]));
  return Array.from({ length: games }, (_, game) => {
    const { winners } = playBots({ module, seats, seed: `bots ${game}`, bots }).outcome;
    return winners.includes(String(game % seats));
  }).filter(Boolean).length;
}

const line = (sign: string, name: string, words: string) =>
  `${sign.padEnd(1)} ${name.padEnd(COLUMN)}${words}`.trimEnd();
