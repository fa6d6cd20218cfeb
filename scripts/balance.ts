import { parseArgs } from 'node:util';
import { games } from '../games';
import { person } from '../games/coverblown/bot/testing';
import type { State } from '../games/coverblown/state';
import { type Seat, seatsOf } from '../shared/ids';
import type { AnyModule } from '../shared/module';
import { must } from '../shared/must';
import { type AnyBot, type Played, playBots, randomBot } from '../shared/testing/bots';

/**
 * Plays seeded games of bots without server or clock and prints how they end:
 * `tsx scripts/balance.ts coverblown --games 200 --level detective`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '200' },
    level: { type: 'string' },
    seed: { type: 'string', default: '' },
  },
});

interface Measured {
  /** The side a seat played on. */
  side(G: never, seat: Seat): string;
  /** Scripted players to set among the bots. */
  guests: Record<string, AnyBot>;
  /** The side a guest is measured on. */
  measuredAs: string;
}

const measured: Record<string, Measured> = {
  coverblown: {
    side: (G: State, seat) => must(G.players[seat]).role,
    guests: { person },
    measuredAs: 'honest',
  },
};

const [id = 'coverblown'] = positionals;
const module = must(
  games.find((game) => game.id === id),
  `a game called ${id}`,
);
const count = Number(values.games);
const level = values.level ?? must(Object.keys(module.bots)[0], `a bot for ${id}`);
const usual = must(module.bots[level], `a bot called ${level}`);
const sizes = Array.from(
  { length: module.players.max - module.players.min + 1 },
  (_, more) => module.players.min + more,
);

print(`${module.title}: ${count} games a row, every seat played by ${level}.\n`);
printTable(['seats', 'minutes', 'moves', 'ends by (share of games)'], sizes.map(bySize));

const own = measured[id];
if (own) {
  const guests: Record<string, AnyBot> = { ...own.guests, ...module.bots, random: randomBot(module) };
  print(`\nOne seat played by a guest among bots of level ${level}; its wins when ${own.measuredAs}.\n`);
  printTable(
    ['guest', ...sizes.map((seats) => `${seats} seats`)],
    Object.entries(guests).map(([name, guest]) => [name, ...sizes.map((seats) => guestShare(own, seats, guest))]),
  );
}

function bySize(seats: number): string[] {
  const played = Array.from({ length: count }, (_, game) => play(seats, game, {}));
  const reasons = new Map<string, number>();
  for (const { outcome } of played) reasons.set(outcome.reason, (reasons.get(outcome.reason) ?? 0) + 1);
  const shares = [...reasons].sort(([, one], [, other]) => other - one);
  return [
    String(seats),
    (mean(played.map(({ actions }) => actions.at(-1)?.at ?? 0)) / 60_000).toFixed(1),
    mean(played.map(({ actions }) => actions.length)).toFixed(0),
    shares.map(([reason, games]) => `${reason} ${percent(games, count)}`).join(', '),
  ];
}

function guestShare(own: Measured, seats: number, guest: AnyBot): string {
  let games = 0;
  let won = 0;
  for (let game = 0; game < count; game++) {
    const seat = String(game % seats);
    const { outcome, position } = play(seats, game, { [seat]: guest });
    if (own.side(position.G as never, seat) !== own.measuredAs) continue;
    games++;
    if (outcome.winners.includes(seat)) won++;
  }
  return `${percent(won, games)} of ${games}`;
}

function play(seats: number, game: number, guests: Record<Seat, AnyBot>): Played {
  const bots = Object.fromEntries(seatsOf(seats).map((seat) => [seat, usual]));
  return playBots({ module: module as AnyModule, seats, seed: `${values.seed}${game}`, bots: { ...bots, ...guests } });
}

function printTable(head: string[], rows: string[][]): void {
  for (const row of [head, head.map(() => '---'), ...rows]) print(`| ${row.join(' | ')} |`);
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function percent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 100)} %`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
