import { texts } from 'hush/game';

export const trayText = texts('covert.dice', {
  label: 'Your dice',
  dice: 'Dice',
  die: (face: number) => `Die ${face}`,
});
