/** Sentences about stages, for the people in the room and at the table. */
export const STAGES = {
  menu: 'Open the stage',
  title: 'A stage for everybody',
  text: 'A television, a shared screen or a stream shows the table there, large and without a secret. Open this address on it:',
  qr: 'QR code of the stage',
  link: 'Address of the stage',
  open: (many: number) => (many === 1 ? 'A stage is open' : `${many} stages are open`),
  none: 'No stage is open now.',
  cardsUp: 'After the match: all cards up',
  cardsUpHint: 'Off: the stage says who won, and the cards stay for those who played.',
  delayed: 'A delayed stage for streams',
  delayedHint: 'It shows all cards, minutes late. Everybody is told before the deal.',
  late: 'How late',
  sooner: 'Sooner',
  later: 'Later',
  tooLate: 'It can be changed before the next deal.',
  delayedLink: 'Address of the delayed stage',
  announced: (minutes: number) =>
    `From the next deal on a stage shows all cards, ${minutesLate(minutes)} late, to whoever opens it.`,
  atTable: (minutes: number) => `A stage shows all cards of this match, ${minutesLate(minutes)} late.`,
};

export function minutesLate(minutes: number): string {
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
