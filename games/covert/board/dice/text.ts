export const trayText = {
  label: 'Your dice',
  die: (face: number) => `Die ${face}`,
} as const;
