import { cx, nameOf } from 'hush/board';
import type { Seat } from 'hush/game';
import { ArrowRight, Info, X } from 'lucide-react';
import { cityOf, regionOf } from '../../content/map';
import type { AgentIndex } from '../../state';
import { Agent } from '../art/Agent';
import { Cube } from '../art/Cube';
import { ABILITY_PATHS } from '../art/paths';
import { isNeutral } from '../map/standing';
import type { Props } from '../props';
import type { Intent } from '../turn/intent';
import { Paper } from '../turn/Paper';
import css from './MovePane.module.css';
import type { Event } from './preview';
import { mayWords, movingText, wayWords } from './text';
import type { Moving } from './useMoving';

interface MovePaneProps extends Props {
  seat: Seat;
  moving: Moving;
  intent: Intent;
}

/** Lists the seat's Agents, the effects of their routes on cubes, and the reason why the last tap was refused. */
export function MovePane(props: MovePaneProps) {
  const { view, seat, people, moving, intent } = props;
  const { plan, events, room, hasExtra } = moving;
  const { engine } = plan;
  const title = engine.kind === 'dice' ? movingText.byDice(engine.dice) : movingText.byCard;
  const may = mayWords(room, hasExtra);
  return (
    <Paper title={title} icon={ABILITY_PATHS.move3}>
      <p>{may}</p>
      <ol className={css.agents} aria-label={movingText.agents}>
        {plan.stands.map((_, agent) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an Agent is identified by its index
          <AgentRow key={agent} {...props} agent={agent} />
        ))}
      </ol>
      <ul className={css.events}>
        {events
          .filter((event) => event.kind !== 'left')
          .map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events keep their order
            <li key={index}>
              <EventLine
                event={event}
                owner={event.colour === seat ? null : nameOf(people)(event.colour)}
                isOwned={!isNeutral(view, event.colour)}
              />
            </li>
          ))}
        {plan.routes.length > 0 && events.every(({ kind }) => kind === 'left') && <li>{movingText.nothing}</li>}
      </ul>
      {intent.refusal && (
        <p className={css.refusal} role="status">
          <Info />
          {intent.refusal}
        </p>
      )}
    </Paper>
  );
}

function AgentRow({ seat, moving, intent, agent }: MovePaneProps & { agent: AgentIndex }) {
  const { plan, events, room } = moving;
  const isPicked = intent.agent === agent;
  const start = plan.stands[agent];
  if (start === undefined) return null;
  const way = plan.routes.find(([one]) => one === agent)?.[1] ?? [];
  const left = events.flatMap((event) => (event.kind === 'left' ? [event.city] : []));
  const cities = [start, ...way];
  const leaves = cities.filter((city) => left.includes(city)).map((city) => cityOf(city).name);
  const said =
    way.length === 0
      ? room === null
        ? movingText.mayShared
        : movingText.may(room)
      : [
          room === null ? movingText.takenOnly(way.length) : movingText.taken(way.length, Math.max(room, way.length)),
          ...(leaves.length > 0 ? [movingText.leaves(leaves)] : []),
        ].join(' ');
  return (
    <li className={cx(css.agent, isPicked && css.picked)}>
      <Agent colour={seat} width="28" height="38" />
      <div>
        <b>{wayWords(cities)}</b>
        <i>{said}</i>
      </div>
      {way.length > 0 ? (
        <button type="button" aria-label={movingText.back(start)} onClick={() => moving.takeBack(agent)}>
          <X />
        </button>
      ) : (
        <button
          type="button"
          data-agent={agent}
          aria-pressed={isPicked}
          aria-label={movingText.pick(start)}
          data-coach={isPicked ? undefined : `agent:${agent}`}
          onClick={() => moving.pick(agent)}
        >
          <ArrowRight />
        </button>
      )}
    </li>
  );
}

interface EventLineProps {
  event: Exclude<Event, { kind: 'left' }>;
  /** The owner's name, or null for the player who moves. */
  owner: string | null;
  isOwned: boolean;
}

function EventLine({ event, owner, isOwned }: EventLineProps) {
  const { city } = event;
  if (event.kind === 'picked') {
    return (
      <>
        <Cube colour={event.colour} width="19" height="20" />
        <span>{isOwned ? movingText.picked(city, owner) : movingText.neutralCube(city)}</span>
      </>
    );
  }
  return (
    <>
      <Cube colour={event.colour} width="19" height="20" />
      <Cube colour={event.colour} width="19" height="20" />
      <span>
        {isOwned ? movingText.pair(city, owner) : movingText.neutralPair(city)}{' '}
        {movingText.earns(regionOf(event.region).name)}
      </span>
    </>
  );
}
