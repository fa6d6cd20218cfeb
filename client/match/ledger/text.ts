import { texts } from '#shared/text/texts.ts';

/** The texts of the ledger. The words of the claims come from the game's `ledger`. */
export const LEDGER = texts('match.ledger', {
  title: 'What was said',
  views: 'Sort order',
  byPerson: 'By person',
  clashes: (count: number) => (count === 1 ? '1 doesn’t fit' : `${count} don’t fit`),
  heading: (count: number) =>
    count === 0 ? 'Everything fits' : count === 1 ? 'One thing doesn’t fit' : `${count} things don’t fit`,
  noClash: 'No claim contradicts another one or what everyone can see.',
  nothing: 'Nobody has said anything yet. Be the first.',
  nothingYet: 'Nobody has said anything yet.',
  counted: 'This compares only claims and what everyone can see. Nobody’s secrets are used.',
  said: (count: number) => (count === 1 ? '1 claim' : `${count} claims`),
  shows: 'Table',
  say: 'Make a claim',
  left: (count: number, round: string) =>
    round === 'day'
      ? `${count} left for today`
      : round === 'turn'
        ? `${count} left for this turn`
        : `${count} left for this round`,
  notNow: 'Not right now.',
  enough: (round: string) =>
    round === 'day'
      ? 'You’ve made enough claims for one day.'
      : round === 'turn'
        ? 'You’ve made enough claims for one turn.'
        : 'You’ve made enough claims for one round.',
  back: 'Back to the table',
  esc: 'Esc',
  retract: (words: string) => `Take back: ${words}`,
  retracted: 'taken back',
  number: (number: number) => `Doesn’t fit, number ${number}`,
  unlike: 'doesn’t fit',
  everybodySees: 'Everyone sees',
  form: 'Make a claim',
  free: 'A claim doesn’t have to be true.',
  made: 'Everyone can see your claim.',
  ask: 'Say this?',
  public: 'Everyone sees it, with your name.',
  takeBack: 'You can take it back later, but everyone sees that you did.',
  notYet: 'Not yet',
  sayIt: 'Say it',
});
