import { type LogEntry, type Names, type Seat, texts } from 'hush/game';
import { isSuspect, SUSPECT } from '../../content/tokens';
import { TOKEN } from '../../content/tokensText';
import type { Claim, Day, Examination, Plan, SuspectId, TokenId, WeaponId } from '../../state';
import { claimWords } from '../../text';
import { blowsCover } from '../text';

export const stageText = texts('coverblown.stage', {
  pair: (suspect: SuspectId, weapon: WeaponId) => `${TOKEN.name[suspect]} **&** ${TOKEN.the[weapon]}`,
  hasPair: (name: string, day: string) => `${day}. ${name} has a pair in mind.`,
  asksToWait: 'Wait',
  goAhead: 'Go ahead',
  hasNotSaid: 'Hasn’t answered',
  seconds: 'sec',
  saidAbout: 'Said about these two',
  lastSaid: 'Last said',
  nothingSaid: 'Nothing yet.',
  said: (words: string) => `“${words}”`,
  when: (name: string, day: string) => `${name}, ${day}`,
  isClean: (suspect: SuspectId) => `${TOKEN.short[suspect]} is clean.`,
  myContact: (suspect: SuspectId) => `My contact is ${TOKEN.short[suspect]}.`,
  blown: 'My cover is blown.',
  fishyWith: (token: TokenId, other: TokenId) => `${TOKEN.brief[token]}: fishy with ${TOKEN.brief[other]}`,
  onBoard: (day: string) => `On the board, ${day}`,
  examined: (name: string, day: string) => `${name} examined them on ${day}.`,
  saidGoAhead: (name: string) => `${name} said go ahead.`,
  askedToWait: (name: string) => `${name} said wait.`,
  first: (name: string, day: string) => `${name} proposed them first, on ${day}.`,
  begins: (day: string) => `${day} begins`,
  file: 'The case file opens',
  fishy: 'One of the two.',
  either: (suspect: SuspectId, weapon: WeaponId) =>
    `It’s either ${TOKEN.short[suspect]} or ${TOKEN.the[weapon]}. The verdict doesn’t say which.`,
  wrong: 'Neither.',
  cleared: (suspect: SuspectId, weapon: WeaponId) =>
    `${TOKEN.short[suspect]} and ${TOKEN.the[weapon]} are both cleared.`,
  didIt: (pronoun: string) => (pronoun === 'her' ? 'She did it.' : 'He did it.'),
  crime: (suspect: SuspectId, weapon: WeaponId) => `${TOKEN.short[suspect]}, with ${TOKEN.the[weapon]}.`,
  honestWin: 'The honest cops win.',
});

/** Quotes a claim. */
export function saidWords(claim: Claim, names: Names): string {
  return stageText.said(words(claim, names));
}

/** Says with what a token was in a fishy pair. */
export function fishyWords({ suspect, weapon }: Examination, token: TokenId): string {
  return stageText.fishyWith(token, token === suspect ? weapon : suspect);
}

/** Returns a claim in a few words. Suspects are named by surname only. */
function words(claim: Claim, names: Names): string {
  const { kind, subject } = claim;
  if (kind === 'clean' && isSuspect(subject)) return stageText.isClean(subject);
  if (kind === 'contact') return stageText.myContact(subject);
  if (kind === 'blown') return stageText.blown;
  return claimWords(kind, subject, names);
}

/** Returns a verdict in plain words: a headline, what it means, and what follows from it. */
export function verdictWords(
  { verdict, suspect, weapon }: Examination,
  wasExamined: boolean,
): { title: string; lines: string[] } {
  const pair = [suspect, weapon] as const;
  const dead = wasExamined ? [] : [blowsCover(suspect)];
  if (verdict === 'fishy') return { title: stageText.fishy, lines: [stageText.either(...pair), ...dead] };
  if (verdict === 'wrong') return { title: stageText.wrong, lines: [stageText.cleared(...pair), ...dead] };
  const title = stageText.didIt(SUSPECT[suspect].pronoun);
  return { title, lines: [stageText.crime(...pair), stageText.honestWin] };
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
