import type { Remark } from '../contract/voice';
import { type EngineState, viewOf } from '../engine/engine';
import { seatsOf } from '../ids';
import { type AnyBot, type BotMatch, playBots } from './bots';
import { begin, engineOf } from './play';

/**
 * A bot's chat line, and the position in which it was sent. If the line was sent with a move, the match's final
 * position is used instead.
 */
export interface Said {
  remark: Remark;
  position: EngineState;
}

/** Plays a whole match. Returns the chat lines that its bots send, both with moves and as remarks on public facts. */
export function saidIn(match: BotMatch): Said[] {
  const { module } = match;
  const withMoves: Remark[] = [];
  const bots = Object.entries(match.bots).map(([seat, bot]) => [seat, listening(bot, withMoves)]);
  const { actions, position: end } = playBots({ ...match, bots: Object.fromEntries(bots) });
  const said: Said[] = [];
  let position = begin(match);
  for (const { by, move, args, at } of actions) {
    const after = engineOf(module).move(position, by, move, args, at);
    position = after.position;
    const open = viewOf(module, position, null);
    for (const [n, fact] of after.facts.entries()) {
      for (const seat of seatsOf(match.seats)) {
        const remark = module.remark?.({ ...fact, n, at }, open, seat);
        if (remark) said.push({ remark, position });
      }
    }
  }
  return [...said, ...withMoves.map((remark) => ({ remark, position: end }))];
}

/** Wraps a bot so that the chat lines it sends with moves are added to `words`. */
function listening(bot: AnyBot, words: Remark[]): AnyBot {
  return {
    ...bot,
    choose: (context) => {
      const choice = bot.choose(context);
      if (choice?.say) words.push(choice.say);
      return choice;
    },
  };
}
