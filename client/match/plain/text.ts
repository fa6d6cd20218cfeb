import type { BaseView, Draft } from '#shared/contract/module.ts';
import type { Json } from '#shared/json.ts';
import { type GameText, platformReason, sentence } from '#shared/text/text.ts';

export function words(value: Json | undefined): string {
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
  shape: (form: Json) => `Shape: ${JSON.stringify(form)}`,
  usual: 'Leave it empty for a move without arguments.',
  notJson: 'That’s not a JSON list.',
  typed: 'Your words',
  chosen: (move: string, parts: Draft) => [move, ...parts.map(words)].join(' '),
};

export const text: GameText<BaseView> = {
  logEntry({ code, facts }, names) {
    const { by, move } = (facts ?? {}) as { by?: string | null; move?: string };
    if (code === 'moved' && by != null) return sentence`${names(by)} moved: ${move ?? ''}.`;
    return code === 'moved' ? ['Time’s up.'] : [`${code.replaceAll('-', ' ')} ${words(facts)}`];
  },
  now({ waitingFor }, seat, names) {
    if (waitingFor.length === 0) return 'The match is on.';
    if (seat !== null && waitingFor.includes(seat)) return 'It’s your turn.';
    return `Waiting for ${waitingFor.map(names).join(', ')}.`;
  },
  reason(outcome, names) {
    const { winners, reason } = outcome;
    const verb = winners.length === 1 ? 'wins' : 'win';
    const won = winners.length > 0 ? `${winners.map(names).join(', ')} ${verb}.` : null;
    const own = platformReason(outcome);
    if (won !== null || own !== null) return [won, own].filter((part) => part !== null).join(' ');
    return reason === 'draw' ? 'It’s a draw.' : `Nobody wins (${reason}).`;
  },
};
