import { cx, useShape } from 'hush/board';
import type { Seat } from 'hush/game';
import { Agent } from '../art/Agent';
import { endOf } from '../moving/plan';
import { movingText, wayWords } from '../moving/text';
import type { Moving } from '../moving/useMoving';
import css from './AgentChips.module.css';

interface AgentChipsProps {
  seat: Seat;
  moving: Moving;
  picked: number | null;
}

/**
 * Shows the Agents with the cities where they end the move, in layouts with tabs. Pressing the picked Agent undoes its
 * route.
 */
export function AgentChips({ seat, moving, picked }: AgentChipsProps) {
  const { plan, room, pick, takeBack } = moving;
  const isLow = useShape() === 'low';
  return (
    <fieldset className={css.chips}>
      <legend className="sr">{movingText.agents}</legend>
      {plan.stands.map((start, agent) => {
        const end = endOf(plan, agent) ?? start;
        const way = plan.routes.find(([one]) => one === agent)?.[1] ?? [];
        const cities = isLow ? [start, ...way] : [end];
        const hasWay = end !== start || plan.routes.some(([one]) => one === agent);
        const isBack = picked === agent && hasWay;
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: an Agent is identified by its index
            key={agent}
            type="button"
            className={cx(picked === agent && css.picked)}
            data-agent={agent}
            aria-pressed={picked === agent}
            data-coach={picked === agent ? undefined : `agent:${agent}`}
            aria-label={isBack ? movingText.backTo(end, start) : movingText.pick(end)}
            onClick={() => (isBack ? takeBack(agent) : pick(agent))}
          >
            <Agent colour={seat} width="22" height="30" />
            <span>
              <b>{wayWords(cities)}</b>
              {isLow && way.length === 0 && <i>{room === null ? movingText.mayShared : movingText.may(room)}</i>}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
