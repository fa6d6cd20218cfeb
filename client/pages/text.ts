import { texts } from '#shared/text/texts.ts';

export const NOT_FOUND = texts('pages.notFound', {
  title: 'Nothing here',
  text: 'The address may have been cut off. A room’s address ends with its six characters.',
  home: 'To the start page',
});

export const BROKEN = texts('pages.broken', {
  title: 'This page crashed',
  text: 'That’s our fault. Your seat and your moves are safe on the server. Reload the page to get back to them.',
  again: 'Reload',
});
