import { texts } from '#shared/text/texts.ts';

export const OUTBOX = texts('net.outbox', {
  ended: 'The match ended before this was sent.',
  watching: 'Spectators can’t act.',
});
