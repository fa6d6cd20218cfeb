import { parseArgs } from 'node:util';
import { examples } from '#examples/index.ts';
import { games } from '#games/index.ts';
import type { AnyModule } from '#shared/contract/module.ts';
import { type Seat, seatsOf } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import { type AnyBot, type Played, playBots, randomBot, searcherBot } from '#shared/testing/bots.ts';
import { begin } from '#shared/testing/play.ts';
import { coverblown } from './balance/coverblown';
import { covert } from './balance/covert';
import { covertques } from './balance/covertques';
import { goodcopbadcop } from './balance/goodcopbadcop';
import { type Measured, mean, percent } from './balance/measured';

/**
 * Plays seeded games of bots, without server or clock, and prints how they end: `tsx scripts/balance.ts coverblown
 * --games 200 --level detective`.
 * `--seats 3,5` sets the numbers of seats, and `--options '{"debugger": true}'` sets the host's options. `--guests`
 * names scripted players or bots of another level that play among the bots (`none` for no guests). `--only-guests`
 * skips the games without guests. A game may define defaults for these flags.
 * The examples in `docs/` can also be played. With `liarsdice --level random --guests searcher --seats 2`, the searcher
 * plays against a random bot. With `--playout recruit`, the game's searcher uses that bot (`searcher.playout`).
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string' },
    level: { type: 'string' },
    seats: { type: 'string' },
    options: { type: 'string', default: '{}' },
    guests: { type: 'string' },
    'only-guests': { type: 'boolean', default: false },
    budget: { type: 'string' },
    playout: { type: 'string' },
    seed: { type: 'string', default: '' },
  },
});

const measured: Record<string, Measured> = { coverblown, covertques, goodcopbadcop, covert };

const [id = 'coverblown'] = positionals;
const asItIs = must(
  [...games, ...examples].find((game) => game.id === id),
  `a game called ${id}`,
);
const { playout } = values;
const module: AnyModule = playout === undefined ? asItIs : { ...asItIs, searcher: { ...asItIs.searcher, playout } };
const levels: Record<string, AnyBot> = {
  ...module.bots,
  random: randomBot(module),
  ...(module.searcher && { searcher: searcherBot(module) }),
};
const level = values.level ?? must(Object.keys(levels)[0], `a bot for ${id}`);
const usual = must(levels[level], `a bot called ${level}`);
const allSizes = Array.from(
  { length: module.players.max - module.players.min + 1 },
  (_, more) => module.players.min + more,
);
const options: unknown = JSON.parse(values.options);

/** In a game without its own measurements, all players count as one side. */
const own: Measured = measured[id] ?? { side: () => 'anybody', measuredAs: ['anybody'] };
const count = Number(values.games ?? own.run?.games ?? 200);
const sizes = values.seats?.split(',').map(Number) ?? own.run?.seats ?? allSizes;
/** The names of the guests, or `none`. If undefined, all of the game's guests play. */
const guestNames = values.guests ?? own.run?.guests;
const columns = own.columns ?? {};
const budget = values.budget === undefined ? own.budget : Number(values.budget);

if (!values['only-guests']) {
  print(`${module.title}: ${count} games a row, every seat played by ${level}.\n`);
  printTable(['seats', 'minutes', 'moves', ...Object.keys(columns), 'ends by (share of games)'], sizes.map(bySize));
}

if (guestNames !== 'none') {
  const guests: Record<string, AnyBot> = { ...own.guests, ...levels };
  const named = guestNames?.split(',') ?? Object.keys(guests);
  const rows = named.map((name) => ({
    name,
    evenings: sizes.map((seats) =>
      playAsGuest(own, seats, must(guests[name], `a guest called ${name}`), own.plays?.[name]),
    ),
  }));
  for (const side of own.measuredAs) {
    print(`\nOne seat played by a guest among bots of level ${level}; its wins when ${side}.\n`);
    printTable(
      ['guest', ...sizes.map((seats) => `${seats} seats`)],
      rows
        .filter(({ name }) => (own.plays?.[name] ?? side) === side)
        .map(({ name, evenings }) => [name, ...evenings.map((games) => winShare(games, side))]),
    );
  }
}

if (own.wonBy && guestNames !== 'none') {
  for (const side of own.measuredAs) {
    print(
      `\nEvery seat dealt ${side} played by a guest against bots of level ${level}; the share of games that side wins.\n`,
    );
    const rows = Object.entries(levels).map(([name, guest]) => [
      name,
      ...sizes.map((seats) => sideShare(own, seats, side, guest)),
    ]);
    printTable(['guests', ...sizes.map((seats) => `${seats} seats`)], rows);
  }
}

if (own.practising && guestNames !== 'none') {
  for (const [name, guest] of Object.entries(own.practising)) {
    const rows = own.measuredAs.map((side) => [side, ...sizes.map((seats) => practiceShares(own, seats, side, guest))]);
    print(`\nA ${name} at a practice table of bots of level ${level}; the share of games that each side wins.\n`);
    printTable(['side', ...sizes.map((seats) => `${seats} seats`)], rows);
  }
}

/** Returns how often `side` wins practice matches: in all games, and in the games that the guest plays on each side. */
function practiceShares(own: Measured, seats: number, side: string, guest: AnyBot): string {
  const games = Array.from({ length: count }, (_, game) => {
    const played = play(seats, game, { 0: guest }, ['0'], '0');
    return { as: own.side(played.position.G, '0'), isWon: own.winningSide?.(played) === side };
  });
  const share = (of: typeof games) => percent(of.filter(({ isWon }) => isWon).length, of.length);
  const bySide = own.measuredAs.map((as) => `${as} guest ${share(games.filter((game) => game.as === as))}`);
  return `${share(games)} (${bySide.join(', ')})`;
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
    ...Object.values(columns).map((column) => column(played)),
    shares.map(([reason, games]) => `${reason} ${percent(games, count)}`).join(', '),
  ];
}

/**
 * Plays the games in which `guest` sits among the bots. Returns the guest's side in each game, and whether the guest
 * won.
 */
function playAsGuest(own: Measured, seats: number, guest: AnyBot, onlyAs?: string): { side: string; won: boolean }[] {
  return Array.from({ length: count }, (_, game) => {
    const seat = onlyAs === undefined ? String(game % seats) : seatOf(own, seats, game, onlyAs);
    const { outcome, position } = play(seats, game, { [seat]: guest }, [seat]);
    return { side: own.side(position.G, seat), won: outcome.winners.includes(seat) };
  });
}

/** Returns a seat that this game's deal puts on `side`. The choice varies from game to game. */
function seatOf(own: Measured, seats: number, game: number, side: string): Seat {
  const { G } = begin({ module: module as AnyModule, seats, seed: `${values.seed}${game}`, options });
  const dealt = seatsOf(seats).filter((seat) => own.side(G, seat) === side);
  return must(dealt[game % dealt.length], `a seat dealt ${side}`);
}

function winShare(games: { side: string; won: boolean }[], side: string): string {
  const there = games.filter((game) => game.side === side);
  const share = there.filter(({ won }) => won).length / there.length;
  const error = Math.round(100 * Math.sqrt((share * (1 - share)) / there.length));
  return `${percent(share, 1)} of ${there.length}, ± ${error}`;
}

function sideShare(own: Measured, seats: number, side: string, guest: AnyBot): string {
  const won = Array.from({ length: count }, (_, game) => {
    const { G } = begin({ module: module as AnyModule, seats, seed: `${values.seed}${game}`, options });
    const dealt = seatsOf(seats).filter((seat) => own.side(G, seat) === side);
    return own.wonBy?.(play(seats, game, Object.fromEntries(dealt.map((seat) => [seat, guest]))));
  });
  return percent(won.filter((winner) => winner === side).length, count);
}

/** Plays one game. Bots act as if people play the seats in `people`. */
function play(seats: number, game: number, guests: Record<Seat, AnyBot>, people: Seat[] = [], practice?: Seat): Played {
  const bots = Object.fromEntries(seatsOf(seats).map((seat) => [seat, usual]));
  return playBots({
    module: module as AnyModule,
    seats,
    seed: `${values.seed}${game}`,
    options,
    bots: { ...bots, ...guests },
    people,
    ...(practice === undefined ? {} : { practice }),
    ...(budget === undefined ? {} : { budget }),
  });
}

function printTable(head: string[], rows: string[][]): void {
  for (const row of [head, head.map(() => '---'), ...rows]) print(`| ${row.join(' | ')} |`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
