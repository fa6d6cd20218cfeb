import { must } from 'hush/game';
import { topicOf } from '../content/secret/topics';
import type { State } from '../state';

/** [CQ-7] Returns the code word, which is the same for the whole match. */
export function codeWord(G: Pick<State, 'topic' | 'options' | 'secret'>): string {
  return must(topicOf(G).confidential[G.secret.die - 1], 'the code word');
}

/** [CQ-8] Returns the word picked by this round's die, or null in the night. */
export function publicWord(G: Pick<State, 'topic' | 'options' | 'dice'>): string | null {
  const die = G.dice.at(-1);
  return die === undefined ? null : must(topicOf(G).publicWords[die - 1], 'the public word');
}
