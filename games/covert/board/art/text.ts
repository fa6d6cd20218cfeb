import { texts } from 'hush/game';

export const cardText = texts('covert.art', {
  flight: 'Flight to',
  permanent: 'Permanent:',
  noBenefit: 'No permanent benefit',
  anyCard: 'Any Agency card',
  points: (points: number) => `${points} points`,
});

export const engineText = texts('covert.engine', {
  name: 'Decoder',
  tiles: 'Tiles',
  plate: 'Decoder M6',
  serial: 'No. 0417',
  top: 'Top row',
  bottom: 'Bottom row',
  tile: (row: string, column: number, value: number, die: string | null) =>
    die === null ? `${row}, tile ${column}: ${value}` : `${row}, tile ${column}: ${value}, ${die}`,
});
