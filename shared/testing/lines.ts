import { type Lines, MANNERS } from '../voice';

/** Fewer than these in a situation, and one hears them again soon. */
const LEAST = 12;
const LEAST_A_MANNER = 3;
/** A line is read between two moves. */
const MOST_LETTERS = 120;

const TEMPLATE = /^(?:[^{}]|\{[a-z][a-zA-Z]*\})+$/;

/** What is wrong with the lines of a game's bots, a sentence each. */
export function faultsOfLines(lines: Lines): string[] {
  return Object.entries(lines).flatMap(([about, byManner]) => {
    const all = MANNERS.flatMap((manner) => byManner[manner]);
    const few = MANNERS.filter((manner) => byManner[manner].length < LEAST_A_MANNER);
    const twice = all.filter((line, index) => all.indexOf(line) !== index);
    return [
      ...(all.length < LEAST ? [`${about}: ${all.length} lines, and ${LEAST} are needed`] : []),
      ...few.map((manner) => `${about}: fewer than ${LEAST_A_MANNER} ${manner} lines`),
      ...twice.map((line) => `${about}: “${line}” stands there twice`),
      ...all.flatMap((line) => faultsOf(line).map((fault) => `${about}: “${line}” ${fault}`)),
    ];
  });
}

function faultsOf(line: string): string[] {
  return [
    ...(TEMPLATE.test(line) ? [] : ['has a gap that is none']),
    ...(line === line.trim() ? [] : ['begins or ends with a space']),
    ...([...line].length > MOST_LETTERS ? [`is longer than ${MOST_LETTERS} letters`] : []),
  ];
}
