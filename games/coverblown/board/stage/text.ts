import type { LogEntry, Names, Seat } from 'hush/game';
import { isSuspect, SUSPECT } from '../../content/tokens';
import type { Claim, Day, Examination, Plan, TokenId } from '../../state';
import { claimWords, DAY_NAMES, surname, tokenName, tokenPhrase } from '../../text';
import { shortName, typographic } from '../evidence';
import { blowsCover } from '../text';

export const stageText = {
  hasPair: (name: string, day: Day) => `${DAY_NAMES[day]}. ${name} has a pair in mind.`,
  pair: ({ suspect, weapon }: Pick<Plan, 'suspect' | 'weapon'>) =>
    [tokenName(suspect), typographic(tokenPhrase(weapon))] as const,
  asksToWait: 'Wait',
  goAhead: 'Go ahead',
  hasNotSaid: 'Hasn’t answered',
  seconds: 'sec',
  saidAbout: 'Said about these two',
  lastSaid: 'Last said',
  nothingSaid: 'Nothing yet.',
  said: (claim: Claim, names: Names) => `“${words(claim, names)}”`,
  when: (claim: Claim, names: Names) => `${names(claim.by)}, ${DAY_NAMES[claim.round]}`,
  fishyWith: ({ suspect, weapon }: Examination, token: TokenId) =>
    `${shortName(token)}: fishy with ${shortName(token === suspect ? weapon : suspect)}`,
  onBoard: (day: Day) => `On the board, ${DAY_NAMES[day]}`,
  examined: (name: string, day: Day) => `${name} examined them on ${DAY_NAMES[day]}.`,
  saidGoAhead: 'said go ahead.',
  askedToWait: 'said wait.',
  first: (name: string, day: Day) => `${name} proposed them first, on ${DAY_NAMES[day]}.`,
  begins: (day: Day) => `${DAY_NAMES[day]} begins`,
  file: 'The case file opens',
} as const;

/** Returns a claim in a few words. Suspects are named by surname only. */
function words(claim: Claim, names: Names): string {
  const { kind, subject } = claim;
  if (kind === 'clean' && isSuspect(subject)) return `${surname(subject)} is clean.`;
  if (kind === 'contact') return `My contact is ${surname(subject)}.`;
  if (kind === 'blown') return 'My cover is blown.';
  return typographic(claimWords(kind, subject, names));
}

/** Returns a verdict in plain words: a headline, what it means, and what follows from it. */
export function verdictWords({ verdict, suspect, weapon }: Examination): { title: string; lines: string[] } {
  const [who, what] = [surname(suspect), typographic(tokenPhrase(weapon))];
  const dead = blowsCover(suspect);
  if (verdict === 'fishy')
    return { title: 'One of the two.', lines: [`It’s either ${who} or ${what}. The verdict doesn’t say which.`, dead] };
  if (verdict === 'wrong') return { title: 'Neither.', lines: [`${who} and ${what} are both cleared.`, dead] };
  const pronoun = SUSPECT[suspect].pronoun === 'her' ? 'She' : 'He';
  return { title: `${pronoun} did it.`, lines: [`${who}, with ${what}.`, 'The honest cops win.'] };
}

/** The answers to the proposal before an examination, and the first proposal of the same pair by any player. */
export interface Run {
  goAhead: Seat[];
  wait: Seat[];
  first: { by: Seat; day: Day } | null;
}

type Pair = Pick<Plan, 'by' | 'suspect' | 'weapon'>;

/** Finds in the public log how players answered the proposal before an examination. */
export function runUp(facts: readonly LogEntry[], examined: Examination): Run {
  const run: Run = { goAhead: [], wait: [], first: null };
  let day: Day = 'monday';
  let isThis = false;
  for (const { code, facts: told } of facts) {
    if (code === 'round-began') day = (told as { day: Day }).day;
    if (code === 'announced') {
      const { by, suspect, weapon } = told as Pair;
      isThis = suspect === examined.suspect && weapon === examined.weapon;
      if (isThis) Object.assign(run, { goAhead: [], wait: [], first: run.first ?? { by, day } });
    }
    const { by } = told as { by: Seat };
    if (isThis && code === 'agreed') run.goAhead.push(by);
    if (isThis && code === 'objected') run.wait.push(by);
    if (code === 'examined' && day === examined.day) break;
  }
  return run;
}
