import { texts } from '#shared/text/texts.ts';

export const STAGES = texts('stage.menu', {
  menu: 'Put the table on a TV',
  menuHint: 'Nothing secret on it',
  title: 'A stage for everyone',
  text: 'Show the table on a TV, a shared screen or a stream, large and without secrets. Open this address there:',
  qr: 'QR code of the stage',
  link: 'Address of the stage',
  open: (many: number) => (many === 1 ? 'A stage is open' : `${many} stages are open`),
  none: 'No stage is open.',
  cardsUp: 'Show all cards after the match',
  cardsUpHint: 'When this is off, the stage says who won, and only the players see the cards.',
  delayed: 'A delayed stage for streams',
  delayedHint: 'It shows all cards, some minutes late. Before the deal, everyone is told about it.',
  late: 'Delay',
  sooner: 'Sooner',
  later: 'Later',
  tooLate: 'You can change it before the next deal.',
  delayedLink: 'Address of the delayed stage',
  announced: (minutes: number) =>
    `From the next deal on, a stage shows all cards ${minutes === 1 ? 'a minute' : `${minutes} minutes`} late to anyone who opens it.`,
  atTable: (minutes: number) =>
    `A stage shows all cards of this match ${minutes === 1 ? 'a minute' : `${minutes} minutes`} late.`,
});
