import { texts } from '#shared/text/texts.ts';

export const NET = texts('net', {
  away: 'The server isn’t answering. Check your network and try again.',
});
