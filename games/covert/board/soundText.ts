import { texts } from 'hush/game';

/** Captions of sounds. */
export const SOUNDS = texts('covert.sounds', {
  dice: 'Dice on felt',
  relay: 'A relay clicks',
  teleprinter: 'A teleprinter',
  brokenCode: 'Relays, a stamp',
  completedMission: 'Ticks, a stamp',
});
