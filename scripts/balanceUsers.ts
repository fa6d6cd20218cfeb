import { parseArgs } from 'node:util';
import { covertques } from '#games/covertques/index.ts';
import { type State, sideOf } from '#games/covertques/state.ts';
import { seatsOf } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import { type AnyBot, playBots, randomBot } from '#shared/testing/bots.ts';
import { begin } from '#shared/testing/play.ts';
import { mean, percent } from './balance/measured';

/**
 * Measures how much skill helps a User in Covert Ques: `tsx scripts/balanceUsers.ts --games 200 --seats 4,5,6,7,8`.
 * Plays each deal twice, with analysts in all seats and with a random player in the seat of one User. Prints how often
 * the Users win in each case, and the difference between the two with its standard error.
 */
const { values } = parseArgs({
  options: { games: { type: 'string', default: '200' }, seats: { type: 'string', default: '4,5,6,7,8' } },
});

const analyst: AnyBot = must(covertques.bots.analyst);
const random = randomBot(covertques);
const games = Number(values.games);
const all: number[] = [];

for (const seats of values.seats.split(',').map(Number)) {
  const pairs = Array.from({ length: games }, (_, game) => playPair(seats, `${seats} ${game}`, game));
  const wins = (place: 0 | 1) => percent(pairs.filter((pair) => pair[place]).length, games);
  all.push(...pairs.map(([one, other]) => Number(one) - Number(other)));
  process.stdout.write(`${seats} seats: analyst ${wins(0)}, random ${wins(1)}\n`);
}

const difference = mean(all);
const spread = mean(all.map((each) => (each - difference) ** 2)) / (all.length - 1);
process.stdout.write(
  `difference ${(100 * difference).toFixed(1)} points, standard error ${(100 * Math.sqrt(spread)).toFixed(1)}\n`,
);

/**
 * Plays a deal twice. Returns whether the Users won with analysts only, and whether they won with the random player.
 */
function playPair(seats: number, seed: string, game: number): [boolean, boolean] {
  const match = { module: covertques, seats, seed };
  const { roles } = begin(match).G as State;
  const users = seatsOf(seats).filter((seat) => sideOf(must(roles[seat])) === 'users');
  const guest = must(users[game % users.length]);
  const won = (bot: AnyBot) => {
    const bots = { ...Object.fromEntries(seatsOf(seats).map((seat) => [seat, analyst])), [guest]: bot };
    return playBots({ ...match, bots }).outcome.winners.includes(guest);
  };
  return [won(analyst), won(random)];
}
