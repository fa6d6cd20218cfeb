import { texts } from '#shared/text/texts.ts';

export const MATCH = texts('state', {
  watching: 'Spectators can’t act.',
});
