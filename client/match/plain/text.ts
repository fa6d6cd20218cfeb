import type { Json } from '#shared/json.ts';
import type { BaseView } from '#shared/module.ts';
import { type GameText, sentence } from '#shared/text.ts';

/** A value of a view or an argument in one line. */
export function words(value: Json): string {
  if (value === null) return '–';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export const plain = {
  moves: 'Moves',
  state: 'What you see',
  back: 'Back',
  send: (move: string) => `Send ${move}`,
  none: 'Nothing to do now.',
  args: 'Arguments, as a JSON list',
  shape: (form: Json) => `Of this shape: ${JSON.stringify(form)}`,
  usual: 'Empty for a move without arguments.',
  notJson: 'That is no JSON list.',
  typed: 'Your words',
  chosen: (move: string, parts: readonly Json[]) => [move, ...parts.map(words)].join(' '),
};

/** What can be said of a game that brings no sentences. */
export const text: GameText<BaseView> = {
  logEntry({ code, facts }, names) {
    const { by, move } = (facts ?? {}) as { by?: string | null; move?: string };
    if (code === 'moved' && by != null) return sentence`${names(by)} moved: ${move ?? ''}.`;
    return code === 'moved' ? ['The time is up.'] : [`${code.replaceAll('-', ' ')} ${words(facts)}`];
  },
  now({ waitingFor }, seat, names) {
    if (waitingFor.length === 0) return 'The match goes on.';
    if (seat !== null && waitingFor.includes(seat)) return 'It is your turn.';
    return `The table waits for ${waitingFor.map(names).join(', ')}.`;
  },
  reason({ winners, reason }, names) {
    if (winners.length === 0) return reason === 'draw' ? 'It is a draw.' : `Nobody wins (${reason}).`;
    return `${winners.map(names).join(', ')} ${winners.length === 1 ? 'wins' : 'win'}.`;
  },
};
