/** Words of the ledger of claims; what is said in it a game's `ledger` brings. */
export const LEDGER = {
  title: 'What was said',
  views: 'How it is sorted',
  byPerson: 'By person',
  bySubject: (about: string) => `By ${about.toLowerCase()}`,
  clashes: (count: number) => {
    if (count === 0) return 'All fits';
    return count === 1 ? '1 does not fit' : `${count} do not fit`;
  },
  heading: (count: number) => {
    if (count === 0) return 'Everything fits';
    return count === 1 ? 'One thing does not fit' : `${COUNTS[count] ?? count} things do not fit`;
  },
  noClash: 'No two lines contradict each other, as far as anybody can see.',
  nothing: 'Nobody has said anything. Be first.',
  nothingYet: 'Nobody has said anything.',
  counted: 'Only what was said and what the board shows is counted. Nobody’s secrets are.',
  said: (count: number) => `${count} said`,
  shows: 'Board',
  say: 'Say something',
  left: (count: number, round: string) => `${count} left ${round === 'day' ? 'today' : `this ${round}`}`,
  notNow: 'Not at this moment.',
  enough: (round: string) => `You’ve made enough claims for one ${round}.`,
  back: 'Back to the board',
  esc: 'Esc',
  retract: (words: string) => `Take back: ${words}`,
  retracted: 'taken back',
  number: (number: number) => `Does not fit, number ${number}`,
  unlike: 'does not fit',
  everybodySees: 'Everybody sees',
  form: 'Put a claim on the table',
  free: 'A claim need not be true.',
  notYet: 'Not yet',
} as const;

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
