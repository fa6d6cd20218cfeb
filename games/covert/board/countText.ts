import { texts } from 'hush/game';

/** Counts of cards and other things, for lists and labels. */
export const COUNTS = texts('covert.counts', {
  cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  agency: (count: number) => (count === 1 ? '1 Agency card' : `${count} Agency cards`),
  missions: (count: number) => (count === 1 ? '1 mission' : `${count} missions`),
  codes: (count: number) => (count === 1 ? '1 code' : `${count} codes`),
  tokens: (count: number) => (count === 1 ? '1 token' : `${count} tokens`),
  swaps: (count: number) => (count === 1 ? '1 swap' : `${count} swaps`),
  dice: (count: number) => (count === 1 ? '1 die' : `${count} dice`),
});
