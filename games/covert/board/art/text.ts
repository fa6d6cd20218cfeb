export const cardText = {
  flight: 'Flight to',
  permanent: 'Permanent:',
  noBenefit: 'No permanent benefit',
  anyCard: 'Any Agency card',
  points: (points: number) => `${points} points`,
} as const;

export const engineText = {
  name: 'Decoder',
  tiles: 'Tiles',
  plate: 'Decoder M6',
  serial: 'No. 0417',
  top: 'Top row',
  bottom: 'Bottom row',
  tile: (row: string, column: number, value: number, die: string | undefined) =>
    `${row}, tile ${column}: ${value}${die ? `, ${die}` : ''}`,
} as const;
