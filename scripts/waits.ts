import { parseArgs } from 'node:util';
import { games } from '#games/index.ts';
import type { AnyModule, BaseView } from '#shared/contract/module.ts';
import { outcomeOf, viewOf } from '#shared/engine/engine.ts';
import { type Seat, seatsOf } from '#shared/ids.ts';
import { randomDraft } from '#shared/legality/legality.ts';
import { must } from '#shared/must.ts';
import { type AnyBot, type BotMatch, playBots } from '#shared/testing/bots.ts';
import { begin, engineOf } from '#shared/testing/play.ts';

/**
 * Plays seeded practice matches between one quick person and bots, without server or clock. Prints how long the bots
 * keep the person waiting: `tsx scripts/waits.ts covertques --games 40`. `--seats 3,5` sets the numbers of seats, and
 * `--level random` chooses other bots.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '40' },
    seats: { type: 'string' },
    level: { type: 'string' },
    budget: { type: 'string', default: '60' },
  },
});

interface Waits {
  /**
   * Steps to measure, by name. In these steps several seats act at the same time. Each function returns a key for the
   * current step, or null if the match is in another step.
   */
  steps: Readonly<Record<string, (open: Open) => string | null>>;
  /** Actions that the person takes as soon as possible, most preferred first. */
  hurries: readonly string[];
  /** Returns the server time in ms at which people look at the table again after an animation. */
  looksFrom?: (open: Open) => number;
  /** True if the person leaves all other actions to other players. Otherwise the person takes them like a bot. */
  isIdle?: true;
}

type Open = BaseView & Readonly<Record<string, unknown>>;

const windows = ({ window, windowNumber }: Open) =>
  window ? String((window as { number?: number }).number ?? windowNumber) : null;
const during = (phase: string) => (open: Open) => (open.phase === phase ? `${open.round ?? 0}` : null);

const waits: Readonly<Record<string, Waits>> = {
  coverblown: {
    steps: {
      calls: ({ waitingFor, day }: Open) => (waitingFor.length > 0 ? String(day) : null),
      'the day': ({ day }: Open) => (day === 'friday' ? null : String(day)),
    },
    hurries: ['ackFirstCall', 'investigate', 'rest'],
    looksFrom: ({ began }: Open) => Number(began),
    isIdle: true,
  },
  covertques: {
    steps: { night: during('night'), discussion: during('discuss'), vote: during('vote') },
    hurries: ['seen', 'readyToVote', 'vote'],
  },
  goodcopbadcop: { steps: { placing: during('placement'), windows }, hurries: ['place', 'pass'] },
  covert: { steps: { missions: during('setupMissions'), windows }, hurries: ['keepMissions', 'pass'] },
};

/** Interval in ms at which the person checks for something to do. */
const LOOKS = 300;
const PERSON: Seat = '0';

const [id = 'covertques'] = positionals;
const module: AnyModule = must(
  games.find((game) => game.id === id),
  `a game called ${id}`,
);
const { steps, hurries, looksFrom, isIdle } = must(waits[id], `steps of ${id}`);
const level = values.level ?? must(Object.keys(module.bots)[0], `a bot for ${id}`);
const usual: AnyBot = must(module.bots[level], `a bot called ${level}`);
const { min, max } = module.players;
const sizes = values.seats?.split(',').map(Number) ?? Array.from({ length: max - min + 1 }, (_, more) => min + more);

const quick: AnyBot = {
  timing: {
    delay(open, _seat, now) {
      if (open.outcome) return null;
      const wait = Math.max(0, (looksFrom?.(open as Open) ?? now) - now) + LOOKS;
      return { from: wait, to: wait };
    },
  },
  choose(context) {
    const { view, seat, random } = context;
    for (const move of hurries) {
      const args = randomDraft(must(module.legal[move]), view, seat, random);
      if (args) return { move, args };
    }
    return isIdle ? null : usual.choose(context);
  },
};

print(`${module.title}: ${values.games} games a row, a quick person among bots of level ${level}.\n`);
printRow(['step', 'seats', 'steps', 'median', '95 of 100']);
printRow(['---', '---', '---', '---', '---']);
for (const seats of sizes) {
  const measured = new Map<string, number[]>();
  for (let game = 0; game < Number(values.games); game++)
    for (const [step, wait] of waitsIn(seats, game)) measured.set(step, [...(measured.get(step) ?? []), wait]);
  for (const [step, all] of measured)
    printRow([step, String(seats), String(all.length), seconds(quantile(all, 0.5)), seconds(quantile(all, 0.95))]);
}

/**
 * Plays one game. For each step in which the person acted, returns the time in ms from the person's last move to the
 * step's end.
 */
function waitsIn(seats: number, game: number): [string, number][] {
  const bots = Object.fromEntries(seatsOf(seats).map((seat) => [seat, seat === PERSON ? quick : usual]));
  const match: BotMatch = { module, seats, seed: `waits ${game}`, bots, people: [PERSON], practice: PERSON };
  const { actions } = playBots({ ...match, budget: Number(values.budget) });
  const found: [string, number][] = [];
  const running = new Map<string, { step: string; readyAt: number | null }>();
  let position = begin(match);
  const look = (at: number) => {
    const open = outcomeOf(position) ? null : viewOf(module, position, null);
    for (const [name, stepOf] of Object.entries(steps)) {
      const step = open ? stepOf(open as Open) : null;
      const known = running.get(name);
      if (known?.step === step) continue;
      if (known && known.readyAt !== null) found.push([name, at - known.readyAt]);
      running.delete(name);
      if (step !== null) running.set(name, { step, readyAt: null });
    }
  };
  look(0);
  for (const { by, move, args, at } of actions) {
    if (by === PERSON) for (const step of running.values()) step.readyAt = at;
    position = engineOf(module).move(position, by, move, args, at).position;
    look(at);
  }
  return found;
}

function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function printRow(cells: string[]): void {
  print(`| ${cells.join(' | ')} |`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
