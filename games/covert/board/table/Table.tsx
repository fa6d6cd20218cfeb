import { nameOf, note, Tabs, useShape, useStepState } from 'hush/board';
import { seatIn } from 'hush/game';
import { Cpu, Dices, Layers, Map as MapIcon, UsersRound } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { regionOf } from '../../content/map';
import type { CityId, View } from '../../state';
import { CardsPane } from '../cards/CardsPane';
import { MissionRow, RegionCards } from '../cards/PublicCards';
import type { HandOver } from '../cards/uses';
import { citiesOnMap } from '../map/standing';
import { MovePane } from '../moving/MovePane';
import { mayWords, movingText, wayWords } from '../moving/text';
import { flightTo, type Moving, useMoving } from '../moving/useMoving';
import { Players } from '../players/Players';
import { isOnTurn, type Props, playerOf } from '../props';
import { wordsOf } from '../reasons';
import { Follow } from '../scenes/Follow';
import { actionBar, openAction } from '../turn/actionBar';
import { Console } from '../turn/Console';
import type { Change, Intent } from '../turn/intent';
import { turnText } from '../turn/text';
import { useNextFocus } from '../useNextFocus';
import { ActionPane } from './ActionPane';
import { AgentChips } from './AgentChips';
import { DicePane } from './DicePane';
import { GiveBack } from './GiveBack';
import { type Choosing, MapPane } from './MapPane';
import { nextStep } from './nextStep';
import { useRegionPlace } from './roomy';
import css from './Table.module.css';

export interface TableProps extends Props, HandOver {
  intent: Intent;
  change: Change;
  onEngine(): void;
  /** The open window or choice, drawn over the table and above the action bar. */
  asks?: ReactNode;
}

const TABS = ['map', 'dice', 'more', 'cards', 'players'] as const;
type TabId = (typeof TABS)[number];

const ICONS = { map: <MapIcon />, dice: <Dices />, more: <Cpu />, cards: <Layers />, players: <UsersRound /> };

/**
 * Shows the map, clocks, cards and players. If they do not all fit, they are on tabs, and a low screen shows the map
 * beside the tabs.
 */
export function Table(props: TableProps) {
  const { seat, intent, change } = props;
  const shape = useShape();
  const cards = useRegionPlace();
  const panelId = useId();
  const moving = useMoving(props, intent, change);
  const choosing = useFlight(props, intent);
  const [tab, setTab] = useTab(props, intent);
  const root = useRef<HTMLDivElement>(null);
  useNextFocus(root, { intent, isOnTurn: isOnTurn(props) }, nextStep);
  const { mode } = intent;
  const onCity = useCity(props, moving, choosing);
  const map = <MapPane {...props} moving={moving} choosing={choosing} picked={intent.agent} onCity={onCity} />;
  const players = <Players {...props} />;
  const isLow = shape === 'low';
  const isTabbed = isLow || shape === 'phone';
  const agents = moving && seat !== null && isTabbed ? { seat, moving, picked: intent.agent } : null;
  const tabs = TABS.filter((id) => (isLow ? id !== 'map' || agents : id !== 'more'));
  const open = tabs.includes(tab) ? tab : 'dice';
  const panes: Record<TabId, ReactNode> = {
    map: isLow ? agents && <AgentChips {...agents} /> : map,
    dice: <DicePane {...props} part={isLow ? 'clocks' : 'all'} />,
    more: <DicePane {...props} part="rest" />,
    cards: <CardsPane {...props} />,
    players,
  };
  return (
    <div ref={root} className={css.table}>
      {/* A low screen shows the map beside the tabs, so the map needs no tab. */}
      <Follow isBusy={isBusy(props, intent)} open={(to) => (to !== 'map' || shape !== 'low') && setTab(to)} />
      {props.asks && (
        <div className={css.asks}>
          <div>{props.asks}</div>
        </div>
      )}
      {/* The seat's dice and actions come first in tab order, although they are at the bottom of the screen. */}
      <Console
        {...props}
        className={css.console}
        bar={actionBar(props, intent, change)}
        line={moving && lineOf(moving, intent.refusal)}
        agents={!isLow && agents && <AgentChips {...agents} />}
        isCramped={shape === 'phone' && (open === 'map' || Boolean(props.asks))}
      />
      {isTabbed ? (
        <>
          <div key={open} id={panelId} role="tabpanel" aria-label={labelOf(open, isLow)} className={css.pane}>
            {panes[open]}
          </div>
          <nav className={css.tabs}>
            <Tabs
              look="bottom"
              label={turnText.parts}
              tabs={tabs.map((id) => ({ id, label: labelOf(id, isLow), icon: ICONS[id] }))}
              value={open}
              onChange={setTab}
              panel={panelId}
            />
          </nav>
          {isLow && <div className={css.beside}>{map}</div>}
        </>
      ) : (
        <div className={css.all}>
          <div className={css.column}>
            <Column {...props} moving={moving} />
          </div>
          <div className={css.middle}>
            {map}
            {cards === 'under' && <RegionCards {...props} />}
            {shape === 'tablet' && <MissionRow {...props} look="slip" className={css.missions} />}
          </div>
          <div className={css.people}>{players}</div>
        </div>
      )}
      {mode?.kind === 'giveBack' && <GiveBack {...props} onClose={() => change({ mode: null })} />}
    </div>
  );
}

/**
 * Returns a tab's label. A low screen always shows the map, so its map tab shows the Agents instead, and the places for
 * dice are on two tabs.
 */
const labelOf = (tab: TabId, isLow: boolean) =>
  turnText.tabs[isLow && tab === 'map' ? 'agents' : isLow && tab === 'dice' ? 'actions' : tab];

/** The column beside the map. Shows the clocks or the choices for the current Action. */
function Column({ moving, ...props }: TableProps & { moving: Moving | null }) {
  const { seat, intent, change } = props;
  const { mode } = intent;
  if (moving && seat !== null) return <MovePane {...props} seat={seat} moving={moving} />;
  if (mode?.kind === 'action' && (mode.circle === 'missionCards' || mode.circle === 'agencyCards')) {
    return <ActionPane {...props} circle={mode.circle} onClose={() => change({ mode: null })} />;
  }
  return <DicePane {...props} />;
}

/** Returns the cities whose Agents can fly with the picked card, or null if the player is not choosing a flight. */
function useFlight({ view, seat, legal }: Props, intent: Intent): Choosing | null {
  const to = flightTo(view, intent);
  const { mode } = intent;
  if (to === null || mode?.kind !== 'fly' || seat === null) return null;
  const agents = playerOf(view, seat)?.agents ?? [];
  const whyOf = (agent: number) => legal.refusal('fly', [mode.card, agent]);
  return {
    lit: new Set(agents.filter((_, agent) => whyOf(agent) === null)),
    why: (city) => {
      const agent = agents.indexOf(city);
      return agent < 0 ? movingText.noneThere(city) : (wordsOf(whyOf(agent)) ?? '');
    },
  };
}

/**
 * Handles a tap on a city. The tap adds a step to a route, picks an Agent to fly or move, or shows a description of the
 * city.
 */
function useCity(props: TableProps, moving: Moving | null, choosing: Choosing | null): (city: CityId) => void {
  const { view, seat, legal, people, intent, change } = props;
  const agents = playerOf(view, seat)?.agents ?? [];
  return (city) => {
    if (moving) return moving.onCity(city);
    if (choosing?.lit.has(city)) return change({ agent: agents.indexOf(city) });
    if (choosing) return note(choosing.why(city));
    if (legal.can('move') && agents.includes(city) && intent.mode === null) {
      return change({ ...openAction(props, 'movement'), agent: agents.indexOf(city) });
    }
    const here = citiesOnMap(view, seat, nameOf(people), { lit: null }).find(({ id }) => id === city);
    if (here) note(here.said);
  };
}

/** Returns a line that says which routes are chosen, or why the last tap was refused. */
function lineOf({ plan, events, hasExtra }: Moving, refusal: string | null): string {
  if (refusal) return refusal;
  const ways = plan.routes.map(([agent, cities]) => {
    const start = plan.stands[agent];
    return wayWords([...(start ? [start] : []), ...cities]);
  });
  if (ways.length === 0) {
    const { engine } = plan;
    return mayWords(engine.kind === 'card' ? null : engine.dice, hasExtra);
  }
  const gained = events.filter(({ kind }) => kind !== 'left').length;
  const cards = events.flatMap((event) => (event.kind === 'pair' ? [regionOf(event.region).name] : []));
  const [card, ...others] = cards;
  return [
    `${ways.join('; ')}.`,
    ...(gained > 0 ? [movingText.pickedUp(gained)] : []),
    ...(card === undefined
      ? []
      : [others.length === 0 ? movingText.yourCard(card) : movingText.yourCards(cards.length)]),
  ].join(' ');
}

/** Whether the player has an open choice or has selected anything. The board then does not switch tabs by itself. */
const isBusy = ({ view, seat }: Props, { mode, die, mods, routes }: Intent): boolean =>
  (seat !== null && view.waitingFor.includes(seat)) || mode !== null || die !== null || mods.length + routes.length > 0;

/**
 * Returns the open tab. This is the tab that the player has picked in this step, or else the tab that the phase needs.
 */
function useTab({ view, seat, facts }: Props, { mode, die }: Intent): [TabId, (tab: TabId) => void] {
  const usual = die === null ? tabFor(view, mode, isOwnMove(facts, seat)) : 'dice';
  return useStepState(`${view.round} ${view.phase} ${isOnTurn({ view, seat })} ${usual} ${die !== null}`, usual);
}

function tabFor({ phase }: View, mode: Intent['mode'], hasMoved: boolean): TabId {
  if (mode?.kind === 'fly' || mode?.kind === 'march') return 'map';
  if (mode?.kind === 'action') return mode.circle === 'movement' ? 'map' : 'cards';
  if (mode === null && hasMoved) return 'map';
  return phase === 'finalMissions' ? 'cards' : 'dice';
}

/** Whether the latest log entry is a move or flight of this seat. If so, the map is shown. */
function isOwnMove(facts: Props['facts'], seat: Props['seat']): boolean {
  const last = facts.at(-1);
  return (last?.code === 'moved' || last?.code === 'flew') && seatIn(last) === seat;
}
