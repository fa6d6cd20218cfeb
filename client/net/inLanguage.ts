import { parsePhrase } from '#shared/text/phrases.ts';
import { translated } from '#shared/text/texts.ts';
import type { Answer, LegalAnswer, MoveOffer } from '#shared/wire/wire.ts';

/** The area with a sentence for each code: of requests and of rooms, or of tables. Only the server has it in English. */
type Codes = 'server.problems' | 'server.moves';

let loading: Promise<void> | null = null;

/** Tells when the language's sentences of the server are loaded. Null if there are none. */
export function sentencesLoad(texts: Promise<void> | null): void {
  loading = texts;
}

export const sentencesLoaded = async (): Promise<void> => (await loading) ?? undefined;

/** A sentence as received: in English, and what a device needs to make it in its language. */
interface Received {
  detail: string;
  phrase?: unknown;
}

/** Returns a sentence of the server in this device's language, or as it was sent if the language does not have it. */
export function inLanguage(codes: Codes, code: string, { detail, phrase }: Received): string {
  if (phrase === undefined) return translated(codes, [code]) ?? detail;
  const parsed = parsePhrase(phrase);
  return (parsed && translated('server.messages', parsed)) ?? detail;
}

/** Returns an answer in this device's language: its sentence, or the reasons why moves are impossible. */
export function answerInLanguage<Given extends Answer | LegalAnswer>(codes: Codes, answer: Given): Given {
  if ('refused' in answer) return { ...answer, detail: inLanguage(codes, answer.refused, answer) };
  if (!('moves' in answer)) return answer;
  const inWords = (offer: MoveOffer): MoveOffer =>
    offer.why === null || offer.detail === null
      ? offer
      : { ...offer, detail: inLanguage(codes, offer.why, { detail: offer.detail }) };
  return { ...answer, moves: answer.moves.map(inWords) };
}
