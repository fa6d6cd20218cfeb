import { nameOf, useBoardContext, usePicked, useShape, useStepState } from 'hush/board';
import { seatIn } from 'hush/game';
import { Layers } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { text } from '../text';
import { CardsPane } from './cards/CardsPane';
import { MissionsPeek } from './cards/MissionsPeek';
import { SecretActions } from './cards/SecretActions';
import { secretText } from './cards/text';
import type { HandOver } from './cards/uses';
import { Choices } from './choices/Choices';
import { Codes } from './codes/Codes';
import { Debrief } from './end/Debrief';
import { Room } from './frame/Room';
import { stepOf, totalOf } from './frame/step';
import { roomText } from './frame/text';
import { StillMap } from './map/StillMap';
import { Paying } from './paying/Paying';
import { isOnTurn, type Props } from './props';
import { OwnMoment } from './scenes/OwnMoment';
import { SceneLayer } from './scenes/SceneLayer';
import { SceneSounds } from './scenes/SceneSounds';
import { Characters } from './setup/Characters';
import { SetUp } from './setup/SetUp';
import { Aid } from './table/Aid';
import { EngineSwitch } from './table/EngineSwitch';
import { Table } from './table/Table';
import { actionBar, LET_GO } from './turn/actionBar';
import { pickedOf, useIntent } from './turn/intent';
import { lateLine } from './turn/late';
import { useSounds } from './useSounds';
import { WindowRibbon } from './windows/WindowRibbon';

/** Loaded only when the board is shown on a stage. */
const OnStage = lazy(() => import('./stage/OnStage'));

/** The Covert board, for a seat or for a stage. */
export function Board(props: Props) {
  const { stage } = useBoardContext();
  useSounds(props);
  if (!stage) return <SeatBoard {...props} />;
  return (
    <Suspense>
      <OnStage {...props} />
      <SceneSounds />
    </Suspense>
  );
}

/** The board for a seat, which shows the set-up, the table, the cipher engine, a payment or the debrief. */
function SeatBoard(props: Props) {
  const { view, seat, people, facts, now, outcome } = props;
  const [intent, change] = useIntent(view, seat);
  const picked = pickedOf(intent);
  usePicked(picked?.move ?? '', picked?.draft ?? null);
  const isCodes = view.phase === 'breakCodes';
  // In `breakCodes`, the cipher engine opens by itself. At other times, players can open it to look at it. When the
  // seat's turn begins, the board switches back to the screen of that turn. A device that was asleep may have missed the
  // turn, but not its entry in the log.
  const own = facts.findLast((fact) => seatIn(fact) === seat)?.n;
  const [engine, setEngine] = useStepState(`${view.round} ${view.phase} ${isOnTurn(props)} ${own}`, isCodes);
  const shape = useShape();
  const isWide = shape === 'desk' || shape === 'tablet';
  const handOver: HandOver = {
    onFly: (card) => change({ ...LET_GO, mode: { kind: 'fly', card } }),
    onMove: (card) => change({ ...LET_GO, mode: { kind: 'march', card } }),
    onMod: (card) => change({ mods: intent.mods.includes(card) ? intent.mods : [...intent.mods, card] }),
  };
  const isBare = view.phase === 'setupCharacters' || view.phase === 'setupMissions';
  const isPaying = isPayingNow(props, intent.mode);
  const asks = (view.window || view.choice) && (
    <>
      {view.window && <WindowRibbon {...props} />}
      {view.choice && <Choices {...props} />}
    </>
  );
  const isTable = !isBare && !isPaying && !engine;
  // The action bar is shown on the table and during payment, unless a window or choice is open.
  const bar = (isTable || isPaying) && !asks ? actionBar(props, intent, change) : null;
  const isWaitedFor = seat !== null && view.waitingFor.includes(seat);
  // A window that asks this seat a question shows that question itself, so the sentence above the table is left out.
  const isAnswering = seat !== null && view.window?.asked.includes(seat) === true && view.me?.answer === null;
  const late = lateLine(facts, seat);
  if (outcome) return <Debrief {...props} />;
  const screen =
    view.phase === 'setupCharacters' ? (
      <Characters {...props} />
    ) : view.phase === 'setupMissions' ? (
      <SetUp {...props} />
    ) : isPaying ? (
      <Paying {...props} onClose={() => change({ mode: null })} />
    ) : engine ? (
      <Codes {...props} {...handOver} onTable={isWide ? undefined : () => setEngine(false)} />
    ) : (
      <Table {...props} {...handOver} intent={intent} change={change} onEngine={() => setEngine(true)} asks={asks} />
    );
  const parts = {
    asks:
      (Boolean(asks) && isWaitedFor && (view.window === null || view.me?.answer === null)) ||
      intent.mode !== null ||
      (isCodes && isOnTurn(props)),
    tabs: [
      {
        id: 'cards',
        label: secretText.tab,
        icon: <Layers />,
        panel: <CardsPane {...props} {...handOver} />,
      },
    ],
    actions: (toBoard: () => void) => <SecretActions {...props} {...handOver} toBoard={toBoard} />,
  };
  return (
    <Room
      badge={isBare ? roomText.setUp : roomText.round(view.round)}
      step={stepOf(view)}
      screen={isBare ? 'setUp' : 'rounds'}
      sentence={isBare || isAnswering ? null : (bar?.sentence ?? text.now(view, seat, nameOf(people)))}
      detail={bar?.detail}
      late={bar?.detail ? null : late}
      yours={isWaitedFor}
      endsAt={view.endsAt}
      total={totalOf(view)}
      clockNow={now}
      buttons={
        isBare ? null : (
          <>
            {(isWide || engine) && <EngineSwitch isOpen={engine} onChange={setEngine} />}
            {/* A phone's bar has room for either the engine switch or the player aid. */}
            {(isWide || !engine) && <Aid {...props} />}
          </>
        )
      }
      under={(isBare || isPaying) && <StillMap view={view} seat={seat} />}
      overlay={isTable ? null : asks}
      secretParts={seat === null || isBare || isPaying ? undefined : parts}
      own={isBare ? null : <MissionsPeek {...props} />}
      moment={<OwnMoment {...props} />}
      isTable={isTable}
    >
      {screen}
      <SceneLayer />
      <SceneSounds />
    </Room>
  );
}

/** Whether the seat is choosing a payment for a mission. The payment fills the whole screen. */
function isPayingNow({ view, seat }: Props, mode: ReturnType<typeof useIntent>[0]['mode']): boolean {
  if (seat === null || view.turn?.seat !== seat || view.window || view.choice) return false;
  return mode?.kind === 'complete' || (mode?.kind === 'action' && mode.circle === 'completeMission');
}
