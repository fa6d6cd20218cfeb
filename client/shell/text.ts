import { texts } from '#shared/text/texts.ts';

export const SHELL = texts('shell', {
  newer: 'There’s a newer Hush.',
  load: 'Load it',
  later: 'Later',
});
