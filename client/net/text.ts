/** Sentences of the connection. */
export const NET = {
  away: 'The server does not answer. Check the network and try again.',
  ended: 'The match ended before this was sent.',
};
