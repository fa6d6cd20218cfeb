import { texts } from '#shared/text/texts.ts';

/** The page that is shown without a connection. */
export const OFFLINE = texts('offline', {
  title: 'Can’t reach the table',
  text: 'The network or the server is down. Your seat is kept, and the match continues.',
  status: 'This page continues by itself as soon as it can connect.',
  again: 'Try again',
});
