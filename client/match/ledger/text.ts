/** The texts of the ledger. The words of the claims come from the game's `ledger`. */
export const LEDGER = {
  title: 'What was said',
  views: 'Sort order',
  byPerson: 'By person',
  bySubject: (about: string) => `By ${about.toLowerCase()}`,
  clashes: (count: number) => {
    if (count === 0) return 'It all fits';
    return count === 1 ? '1 doesn’t fit' : `${count} don’t fit`;
  },
  heading: (count: number) => {
    if (count === 0) return 'Everything fits';
    return count === 1 ? 'One thing doesn’t fit' : `${COUNTS[count] ?? count} things don’t fit`;
  },
  noClash: 'No two lines contradict each other, as far as anyone can tell.',
  nothing: 'Nobody has said anything yet. Be the first.',
  nothingYet: 'Nobody has said anything yet.',
  counted: 'This counts only what was said and what the board shows, never anyone’s secrets.',
  said: (count: number) => (count === 1 ? '1 claim' : `${count} claims`),
  shows: 'Board',
  say: 'Say something',
  left: (count: number, round: string) => `${count} left ${round === 'day' ? 'today' : `this ${round}`}`,
  notNow: 'Not right now.',
  enough: (round: string) => `You’ve made enough claims for one ${round}.`,
  back: 'Back to the board',
  esc: 'Esc',
  retract: (words: string) => `Take back: ${words}`,
  retracted: 'taken back',
  number: (number: number) => `Doesn’t fit, number ${number}`,
  unlike: 'doesn’t fit',
  everybodySees: 'Everyone sees',
  form: 'Make a claim',
  free: 'A claim doesn’t have to be true.',
  made: 'Everyone can see your claim.',
  notYet: 'Not yet',
} as const;

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
