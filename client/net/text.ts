/** Sentences of the connection. */
export const NET = {
  away: 'The server does not answer. Check the network and try again.',
  lost: 'The connection was lost. Nothing is lost with it; this page goes on by itself.',
  ended: 'The match ended before this was sent.',
};
