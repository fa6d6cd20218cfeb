export interface Looked {
  /** The group of checks that the test belongs to, or null if it is one of the game's own tests. */
  rung: string | null;
  title: string;
  state: 'passed' | 'failed' | 'skipped';
  /** The amount that was checked, the reason why nothing is proved, or a description of the fault. */
  words: string;
}

/** Width of the first column, with the names of the groups. */
const COLUMN = 18;
const UNDER = ' '.repeat(COLUMN + 2);

/**
 * Splits the message of a `ContractFault` into its sentence, the position in a random game, and the command that
 * replays it.
 */
const PLACE = /^(.*) \((\d+ players, seed "[^"]*", move \d+): (npm run replay .*)\)$/s;

/**
 * Returns the lines for each group of checks. The mark ✓ is followed by how much was checked, ✗ by what is wrong, and –
 * by the reason why the group is not proved. `facts` contains the sentences that were already printed.
 */
export function rungLines(all: readonly Looked[], facts: Set<string> = new Set()): string[] {
  const rungs = [...new Set(all.map(({ rung }) => rung))];
  return rungs.flatMap((rung) => {
    const own = all.filter((each) => each.rung === rung);
    return rung === null ? ownLines(own) : linesOf(rung, own, facts);
  });
}

/** Returns the groups of checks in which at least one test passed and none failed. */
export function provedRungs(all: readonly Looked[]): string[] {
  const rungs = (state: Looked['state']) =>
    all.flatMap((each) => (each.state === state && each.rung !== null ? [each.rung] : []));
  const failed = new Set(rungs('failed'));
  return [...new Set(rungs('passed'))].filter((rung) => !failed.has(rung));
}

function linesOf(rung: string, looked: readonly Looked[], facts: Set<string>): string[] {
  const worded = (state: Looked['state']) => [
    ...new Set(looked.filter((each) => each.state === state).map(({ words }) => words)),
  ];
  const failed = worded('failed');
  const unproved = worded('skipped');
  if (failed.length > 0) return failed.flatMap((words) => faultLines(rung, words, facts));
  const isProved = looked.some(({ state }) => state === 'passed');
  const passed = worded('passed').filter((words) => words !== '');
  const news = unproved.filter((why) => !facts.has(why));
  for (const why of unproved) facts.add(why);
  if (!isProved) return [line('–', rung, unproved[0] ?? '')];
  return [line('✓', rung, passed.join('; ')), ...news.map((why) => line('–', '', why))];
}

function faultLines(rung: string, words: string, facts: Set<string>): string[] {
  const [, sentence = words, place, command] = PLACE.exec(words) ?? [];
  if (facts.has(sentence)) return [line('✗', rung, 'the same')];
  facts.add(sentence);
  return [line('✗', rung, sentence), ...(place && command ? [UNDER + place, UNDER + command] : [])];
}

function ownLines(looked: readonly Looked[]): string[] {
  const of = (state: Looked['state']) => looked.filter((each) => each.state === state);
  const failed = of('failed');
  const left = of('skipped').length;
  const passed = `${of('passed').length} passed${left > 0 ? `, ${left} long left to --thorough` : ''}`;
  if (failed.length === 0) return [line('✓', 'its own tests', passed)];
  return failed.flatMap(({ title, words }) => [line('✗', 'its own tests', title), UNDER + words]);
}

const line = (sign: string, name: string, words: string) => `${sign} ${name.padEnd(COLUMN)}${words}`.trimEnd();
