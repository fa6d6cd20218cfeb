import type { BaseView } from '#shared/contract/module.ts';
import type { Json } from '#shared/json.ts';
import { namesOf } from '#shared/text/names.ts';
import { platformReason } from '#shared/text/reasons.ts';
import { type GameText, piecesOf, strong } from '#shared/text/text.ts';
import { texts } from '#shared/text/texts.ts';

export function words(value: Json | undefined): string {
  if (value === null) return '–';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export const plain = texts('match.plain', {
  moves: 'Moves',
  state: 'What you see',
  back: 'Back',
  send: (move: string) => `Send ${move}`,
  none: 'Nothing to do now.',
  args: 'Arguments, as a JSON list',
  shape: (form: string) => `Shape: ${form}`,
  usual: 'Leave it empty for a move without arguments.',
  notJson: 'That’s not a JSON list.',
  typed: 'Your words',
  on: 'The match is on.',
  yourTurn: 'It’s your turn.',
  moved: (name: string, move: string) => `${name} moved: ${move}.`,
  waiting: (names: readonly string[]) => `Waiting for ${namesOf(names)}.`,
  timeUp: 'Time’s up.',
  win: (names: readonly string[]) => `${namesOf(names)} ${names.length === 1 ? 'wins' : 'win'}.`,
  draw: 'It’s a draw.',
  nobody: (reason: string) => `Nobody wins (${reason}).`,
});

export const text: GameText<BaseView> = {
  logEntry({ code, facts }, names) {
    const { by, move } = (facts ?? {}) as { by?: string | null; move?: string };
    if (code === 'moved' && by != null) return piecesOf(plain.moved(strong(names(by)), move ?? ''));
    return [code === 'moved' ? plain.timeUp : `${code.replaceAll('-', ' ')} ${words(facts)}`];
  },
  now({ waitingFor }, seat, names) {
    if (waitingFor.length === 0) return plain.on;
    if (seat !== null && waitingFor.includes(seat)) return plain.yourTurn;
    return plain.waiting(waitingFor.map(names));
  },
  reason(outcome, names) {
    const { winners, reason } = outcome;
    const won = winners.length > 0 ? plain.win(winners.map(names)) : null;
    const own = platformReason(outcome);
    if (won !== null || own !== null) return [won, own].filter((part) => part !== null).join(' ');
    return reason === 'draw' ? plain.draw : plain.nobody(reason);
  },
};
