import { capital, type Fact, type Said } from 'hush/game';
import { isPlural, isSuspect } from '../content/tokens';
import type { Claim, Reason, TokenId } from '../state';
import { claimWords, REASON_WORDS, reasonWords, tokenName, tokenPhrase, UNNAMED } from '../text';

/** A token's name for use within a sentence. Names of suspects are the same in all languages. */
export function tokenSaid(token: TokenId): Said {
  return named(token, tokenPhrase(token), 'the');
}

function named(token: TokenId, detail: string, form: 'the' | 'name'): Said {
  return isSuspect(token) ? { detail } : { detail, phrase: [`coverblown.weapons/${form}.${token}`] };
}

/** The reason that a bot gives for suspecting or shooting a player. */
export function reasonSaid(reason: Reason): Said {
  const { kind, token } = reason;
  const unnamed: Said = { detail: UNNAMED.token, phrase: ['coverblown.unnamed/token'] };
  const facts: Fact[] = typeof REASON_WORDS[kind] === 'string' ? [] : [token === null ? unnamed : tokenSaid(token)];
  return { detail: reasonWords(reason), phrase: [`coverblown.reasons/${kind}`, ...facts] };
}

/** A claim that a bot repeats. */
export function claimSaid({ kind, subject }: Exclude<Claim, { kind: 'suspicion' }>): Said {
  const detail = claimWords(kind, subject, () => '');
  if (kind === 'blown') return { detail, phrase: ['coverblown.sayings/blown'] };
  if (kind === 'contact') return { detail, phrase: ['coverblown.sayings/contact', tokenName(subject)] };
  const token = named(subject, capital(tokenPhrase(subject)), 'name');
  return { detail, phrase: ['coverblown.sayings/clean', token, isPlural(subject)] };
}
