export const trayText = {
  label: 'Your dice',
  dice: 'Dice',
  die: (face: number) => `Die ${face}`,
} as const;
