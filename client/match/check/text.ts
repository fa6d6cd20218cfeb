import type { Check } from '#shared/replay/checks.ts';

const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

const checks: Record<Check, string> = {
  rules: 'Same rules',
  words: 'Words mixed in',
  commitment: 'Seed as committed',
  seats: 'Seats in the original order',
  options: 'Options as chosen',
  setup: 'All cards dealt again',
  eyes: 'The deal as each player saw it',
  journal: 'Every move replayed',
  log: 'Every log line',
  draws: 'Every draw',
  views: 'Every screen sent',
};

const MIXED =
  'The players’ words were mixed into this seed, so the person running the server can’t have picked the cards alone.';
const ALONE =
  'This seed came from the server alone. If the host asks for a word from each seat, the person running the server can’t pick the cards alone.';

export const CHECK = {
  label: 'Check that the deal was fair',
  roll: 'What’s compared',
  title: 'Check that the deal was fair.',
  close: 'Close',
  match: 'Match',
  committed: 'Committed',
  seed: 'Seed',
  words: 'Words',
  show: (what: string) => ` ${what}: show in full`,
  seedLater: 'The seed is shown after the match.',
  nothingPromised: 'No commitment',
  noWord: 'no word',
  checks,
  before: {
    text: 'This was fixed before the first move. When the match is over, your browser deals it again from the seed and compares.',
    none: 'A coached match is always dealt the same way, so there’s nothing to commit to.',
    say: 'It says nothing about the cards.',
  },
  loading: 'Loading the match…',
  running: 'Your browser is dealing this match again, from the seed alone.',
  progress: 'Dealing again, on this device',
  of: (done: number, of: number) => `${done} of ${of}`,
  stop: 'Stop',
  stopped: 'Stopped.',
  stoppedText: 'Everything compared so far matches.',
  again: 'Check again',
  agrees: 'Everything matches.',
  agreesText: (draws: number, views: number) =>
    `The setup, ${many(draws, 'draw')} and ${many(views, 'screen')} sent to players come out the same.`,
  stamp: 'Matches',
  nobodySince: (time: string) => `Nobody changed the cards after ${time}.`,
  notNoted: 'The replay is consistent. This device has no note from the deal.',
  fixedDeal: 'Every coached match has this deal.',
  proves: 'What this proves',
  back: 'Back to replay',
  rowDiffers: (row: number) => `Move ${row} doesn’t match.`,
  rowText: 'The deal is right, and so are the moves before. This one doesn’t follow from the seed and the rules.',
  differs: {
    rules: 'Different rules.',
    commitment: 'Not what was committed.',
    words: 'A different seed was committed.',
    setup: 'The deal doesn’t match.',
  },
  differsText: {
    rules: 'This page’s rules are a different version from the match’s, so nothing was compared.',
    commitment: 'The seed, options, seats or time don’t match the hash from before the first move.',
    words: 'The server’s own seed isn’t the one it had committed to when you added your word.',
    setup: 'This seed deals different cards from the ones in the replay.',
  },
  changed: 'This replay was changed or comes from another version.',
  journal: 'Download replay',
  rowInReplay: (row: number) => `Move ${row} in replay`,
  row: (row: number, who: string, move: string) => `Move ${row}: ${who}, ${move}`,
  clock: 'the clock',
  fromSeed: 'The seed gives',
  fromReplay: 'The replay says',
  fromHere: 'Worked out here',
  noted: 'Noted earlier',
  nothing: 'nothing',
  setupSteps: (steps: number) => `Setup, ${many(steps, 'step')}`,
  rows: (from: number, to: number) => (from === to ? `Move ${from}` : `Moves ${from} to ${to}`),
  agree: 'match',
  differ: 'differs',
  notDone: 'not done',
  asNoted: 'SHA-256',
  inReplay: 'in the replay',
  notPromised: 'not committed',
  draws: (count: number) => many(count, 'draw'),
  rowCount: (count: number) => many(count, 'move'),
  lines: (count: number) => many(count, 'line'),
  wordsGiven: (given: number, seats: number) => `${given} of ${seats}`,
  failed: 'The check couldn’t run.',
  failedText: 'This browser couldn’t load the rules, or doesn’t have enough memory for them.',
  noReplay: 'The replay couldn’t be loaded.',
  noReplayText: 'Only people in the room can get it, once the match is over.',
  /**
   * `isMixed` is true if the players' words were mixed into the seed, and null for a lesson, which has no commitment.
   */
  proof: (isMixed: boolean | null) => [
    'Before the first move everyone got one hash of the seed, the options and the seats. If any of them had changed since, the hash would be different, and this device noted the one it got.',
    'From the seed and the moves, your browser dealt and played the whole match again. The cards, every draw, every log line and every screen came out as the replay shows them.',
    'It doesn’t prove that the server picked its seed blindly, that the person running it didn’t look, or that people really made those moves.',
    ...(isMixed === null ? [] : [isMixed ? MIXED : ALONE]),
    'This check runs code that came from the same server.',
  ],
} as const;
