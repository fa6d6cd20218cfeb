import type { BaseView } from '../../contract/module';
import { judge } from '../../engine/engine';
import { must } from '../../must';
import { chance } from '../../random';
import { createSearcher } from '../../searcher';
import { asking } from '../bots';
import { sparse } from '../corpus';
import { faultsOfLines } from '../lines';
import { type ContractRung, needs } from './check';
import { holds, same, short } from './fault';

const BUDGET = 50;
const SEARCHED = 12;

/** Checks that bots only make legal moves, and that they choose them from their seat's view alone. */
export const bots: ContractRung = {
  name: 'bots',
  checks: [
    {
      title: 'bots make legal moves only, at times that follow from public information',
      unproved: needs.bots,
      prove(ground) {
        const { module } = ground;
        const random = ground.chance('bots');
        let chosen = 0;
        ground.look(sparse(ground.moments, 8), ({ position, seats, now }) => {
          for (const [level, bot] of Object.entries(module.bots)) {
            for (const seat of seats) {
              const delay = bot.timing.delay(ground.view(position, null), seat, now, { people: [] });
              holds(
                !delay || delay.from <= delay.to,
                () => `The bot \`${level}\` waits from ${delay?.from} to ${delay?.to} ms.`,
              );
              const own = ground.view(position, seat);
              const choice = bot.choose(asking({ view: own, seat, random, budget: BUDGET, now }));
              if (!choice) continue;
              const judged = judge(module, own, seat, choice.move, choice.args);
              holds(
                'args' in judged,
                () =>
                  `The bot \`${level}\` at seat ${seat} chose \`${choice.move}\` ${short(choice.args)}, which is refused: ${'refused' in judged && judged.refused}.`,
              );
              chosen += 1;
            }
          }
        });
        holds(chosen > 0, () => 'No bot ever moved.');
        return `${Object.keys(module.bots).join(', ')}: ${chosen} moves`;
      },
    },
    {
      title: 'the searcher makes legal moves only, and answers the same question with the same move',
      concerns: ({ searcher }) => searcher !== undefined,
      prove(ground) {
        const { module, moments } = ground;
        const ask = createSearcher(module);
        let chosen = 0;
        ground.look(sparse(moments, Math.ceil(moments.length / SEARCHED)), ({ position, seats, now, n }) => {
          const [seat] = (ground.view(position, null) as BaseView).waitingFor;
          if (seat === undefined) return;
          const own = ground.view(position, seat);
          const [choice, again] = [1, 2].map(() =>
            ask(asking({ view: own, seat, seats: seats.length, random: chance(n), now, budget: BUDGET })),
          );
          same(again, choice, () => `The searcher gave seat ${seat} two different moves for the same question.`);
          if (!choice) return;
          const judged = judge(module, own, seat, choice.move, choice.args);
          holds(
            'args' in judged,
            () => `The searcher chose \`${choice.move}\` ${short(choice.args)} for seat ${seat}, which is refused.`,
          );
          chosen += 1;
        });
        holds(chosen > 0, () => 'The searcher never moved.');
        return `searcher: ${chosen} moves`;
      },
    },
    {
      title: 'bots have enough lines, and no two alike',
      concerns: ({ lines }) => lines !== undefined,
      prove({ module }) {
        const [fault] = faultsOfLines(must(module.lines));
        holds(fault === undefined, () => `What bots say: ${fault}.`);
        return '';
      },
    },
  ],
};
