import type { Fact, Said } from 'hush/game';
import { isPlural } from '../content/tokens';
import type { Claim, Reason, TokenId } from '../state';
import { claimWords, REASON_WORDS, reasonWords } from '../text';
import { GAPS } from './lines';

/** A token's name for use within a sentence. */
export function tokenSaid(token: TokenId): Said {
  return { detail: GAPS.token[token], id: token };
}

/** The reason that a bot gives for suspecting or shooting a player. */
export function reasonSaid(reason: Reason): Said {
  const { kind, token } = reason;
  const facts: Fact[] = typeof REASON_WORDS[kind] === 'string' ? [] : [token];
  return { detail: reasonWords(reason), phrase: [`coverblown.reasons/${kind}`, ...facts] };
}

/** A claim that a bot repeats. */
export function claimSaid({ kind, subject }: Exclude<Claim, { kind: 'suspicion' }>): Said {
  const detail = claimWords(kind, subject, () => '');
  if (kind === 'blown') return { detail, phrase: ['coverblown.sayings/blown'] };
  if (kind === 'contact') return { detail, phrase: ['coverblown.sayings/contact', subject] };
  return { detail, phrase: ['coverblown.sayings/clean', subject, isPlural(subject)] };
}
