import { capital, inWords, texts } from 'hush/game';

/** Sentences of the story of a match. A player is a name, or null for the reader. */
export const STORY = texts('covertques.story', {
  night: 'Night',
  round: (round: number) => `Round ${round}`,
  claimed: (name: string | null) =>
    name === null ? 'You claimed to be with the users.' : `${name} claimed to be with the users.`,
  was: (name: string | null, role: string) => (name === null ? `You were ${role}.` : `${name} was ${role}.`),
  notJudged: 'Only the player knows what a hint was about.',
  madeIn: (round: number) => `Round ${round}.`,
  fooled: (count: number) => (count === 1 ? 'One user believed it.' : `${capital(inWords(count))} users believed it.`),
  tied: 'The vote was a tie.',
  skipped: 'Most skipped the vote.',
  nobodyOut: 'Nobody was voted out.',
  forInsider: (votes: number) => (votes === 1 ? 'One vote was for an insider.' : `${votes} votes were for an insider.`),
  votedOut: (name: string | null) => (name === null ? 'You were voted out.' : `${name} was voted out.`),
  suspected: (by: string | null, name: string | null) =>
    by === null ? `You suspected ${name}.` : name === null ? `${by} suspected you.` : `${by} suspected ${name}.`,
  began: (round: number) => `Round ${round} began.`,
  word: (word: string) => `The word was ${word}.`,
  named: (by: string | null, name: string | null) =>
    by === null ? `You named ${name}.` : name === null ? `${by} named you.` : `${by} named ${name}.`,
  saidAlone: (by: string | null) => (by === null ? 'You claimed to be alone.' : `${by} claimed to be alone.`),
  wasAlone: 'That was true: there was no Admin.',
  ended: 'The match ended.',
  /** Quotes of a player, and the round. A sentence about the role of the named player follows the round. */
  iAmAlone: '“I’m alone.”',
  itIs: (name: string | null) => (name === null ? '“It’s you.”' : `“It’s ${name}.”`),
  iSuspect: (name: string | null) => (name === null ? '“I suspect you.”' : `“I suspect ${name}.”`),
  votedFor: (name: string | null) => (name === null ? 'Voted for you.' : `Voted for ${name}.`),
  trueIn: (round: number) => `Said in round ${round}, and it was true.`,
  when: (round: number) => `In round ${round}.`,
});
