import { gapsOf, type Lines, MANNERS, type Remark } from '../contract/voice';

/** The minimum number of lines for each situation. With fewer, players would soon hear the same line twice. */
const LEAST = 12;
const LEAST_A_MANNER = 3;
/** The maximum number of characters in a line, because players have to read it between two moves. */
const MOST_LETTERS = 120;

const TEMPLATE = /^(?:[^{}]|\{[a-z][a-zA-Z]*\})+$/;

/** Lists what is wrong with the lines of a game's bots, as sentences. */
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

/**
 * Lists what is wrong with these remarks, as sentences: situations without lines, and lines with placeholders for which
 * the remark has no value.
 */
export function faultsOfRemarks(lines: Lines, remarks: readonly Remark[]): string[] {
  const faults = remarks.flatMap(({ about, facts = {} }) => {
    const byManner = Object.hasOwn(lines, about) ? lines[about] : undefined;
    if (!byManner) return [`${about}: there are no lines for it`];
    const gaps = MANNERS.flatMap((manner) => byManner[manner]).flatMap(gapsOf);
    const missing = gaps.filter((gap) => !Object.hasOwn(facts, gap));
    return missing.map((gap) => `${about}: a remark without “${gap}”, which a line asks for`);
  });
  return [...new Set(faults)];
}
