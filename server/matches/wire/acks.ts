import type { AnyModule } from '#shared/contract/module.ts';
import type { Code } from '#shared/ids.ts';
import type { Answer } from '#shared/wire/wire.ts';
import { MOVE_REFUSALS, UNEXPLAINED } from '../text';

export interface Acks {
  ok: Answer;
  refuse(code: Code): Answer;
  /**
   * Returns the answer to a move for which the rules threw an error. `message` is the error's message in development,
   * otherwise null.
   */
  fault(message: string | null): Answer;
}

/**
 * Creates a game's answers to moves. With `privateBytes`, all answers have the same length, so that an observer of the
 * connection cannot recognise a refusal.
 */
export function createAcks(module: AnyModule): Acks {
  const refusal = (code: Code) => ({
    refused: code,
    detail: ownEntry(module.refusals, code) ?? ownEntry(MOVE_REFUSALS, code) ?? UNEXPLAINED,
  });
  const fault = (message: string | null) => {
    const { refused, detail } = refusal('fault');
    return { refused, detail: message === null ? detail : `${detail} (${message})` };
  };
  if (module.privateBytes === undefined) return { ok: { ok: true }, refuse: refusal, fault };
  const codes = [...Object.keys(module.refusals), ...Object.keys(MOVE_REFUSALS)];
  const longest = Math.max(...codes.map((code) => bytesOf(refusal(code))));
  const sized = (answer: Answer): Answer => ({ ...answer, pad: ' '.repeat(Math.max(0, longest - bytesOf(answer))) });
  return { ok: sized({ ok: true }), refuse: (code) => sized(refusal(code)), fault: (message) => sized(fault(message)) };
}

function bytesOf(answer: object): number {
  return Buffer.byteLength(JSON.stringify(answer));
}

function ownEntry(record: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
