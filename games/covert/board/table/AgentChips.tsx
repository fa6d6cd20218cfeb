import { cx } from '../../../../client/ui/cx';
import type { Seat } from '../../../../shared/ids';
import { cityOf } from '../../content/map';
import { Agent } from '../art/Agent';
import { endOf } from '../moving/plan';
import { movingText } from '../moving/text';
import type { Moving } from '../moving/useMoving';
import css from './AgentChips.module.css';

interface AgentChipsProps {
  seat: Seat;
  moving: Moving;
  picked: number | null;
}

/** On phones: whose Agent moves, and where each would stand. Pressing the picked one again takes its way back. */
export function AgentChips({ seat, moving, picked }: AgentChipsProps) {
  const { plan, pick, takeBack } = moving;
  return (
    <fieldset className={css.chips}>
      <legend className="sr">{movingText.agents}</legend>
      {plan.stands.map((start, agent) => {
        const end = endOf(plan, agent) ?? start;
        const hasWay = end !== start || plan.routes.some(([one]) => one === agent);
        const isBack = picked === agent && hasWay;
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: an Agent is its number
            key={agent}
            type="button"
            className={cx(picked === agent && css.picked)}
            aria-pressed={picked === agent}
            data-coach={picked === agent ? undefined : `agent:${agent}`}
            aria-label={
              isBack ? movingText.backTo(cityOf(end).name, cityOf(start).name) : movingText.pick(cityOf(end).name)
            }
            onClick={() => (isBack ? takeBack(agent) : pick(agent))}
          >
            <Agent colour={seat} width="22" height="30" />
            <span>{cityOf(end).name}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
