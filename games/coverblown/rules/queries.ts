import constants from '../content/constants.json';

/** The numbers that follow from how many play. */
export interface Numbers {
  dirtyCops: number;
  lives: number;
  roundSeconds: number;
  doubleClueChance: number;
  doubleClueMaxPerPlayer: number;
}

const BY_PLAYERS: Readonly<Record<string, Numbers>> = constants.byPlayers;

export const PLAYERS: Readonly<{ min: number; max: number }> = constants.players;
export const MONDAY_EXTRA_SECONDS = constants.formulas.mondayExtraSeconds;
export const SLOTS_A_PLACE = constants.maxElementsPerLocation;

export function numbersFor(players: number): Numbers {
  const numbers = BY_PLAYERS[players];
  if (!numbers) throw new Error(`no numbers for ${players} players`);
  return numbers;
}
