import { useStore } from '@nanostores/react';
import {
  lazy,
  memo,
  Suspense,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { BaseView } from '#shared/contract/module.ts';
import type { ClockMove } from '#shared/engine/pause.ts';
import { rightIn } from '#shared/engine/prediction.ts';
import type { Seat } from '#shared/ids.ts';
import type { RoomView } from '#shared/room/room.ts';
import { readBy } from '#shared/text/text.ts';
import { Directed } from '../board/chrome/director/Directed';
import { useUnseenLog } from '../board/chrome/useUnseenLog';
import { BoardContext, type BoardContextValue, type TwoScreens } from '../board/context';
import { serverNow } from '../net/connection';
import { dockLine } from '../room/dockLine';
import { startMatch } from '../room/startMatch';
import { useBack } from '../state/back';
import { seeIntro } from '../state/intro';
import { type MatchLine, type MatchState, MatchStore } from '../state/match';
import { note } from '../state/toasts';
import { useChat } from '../table/chat';
import { useRoom } from '../table/context';
import { withMarks } from '../table/floor/marks';
import { FloorLine, FloorSign, HandButton } from '../table/floor/parts';
import { useHasFloor } from '../table/floor/useHasFloor';
import { Screens, type ScreensDialog } from '../table/screens/Screens';
import { useScreens } from '../table/screens/useScreens';
import { STAGES } from '../table/stageText';
import { afterPaint } from '../ui/idle';
import { PausedContext } from '../ui/pausedContext';
import { Shaped } from '../ui/shape';
import { OpenScreenContext } from '../ui/sharedScreen';
import { isRoomNext } from './again';
import { BrokenTable } from './BrokenTable';
import { type AnyBoard, headlineOf, useBoard } from './boards';
import { CatchUp } from './CatchUp';
import { useCheckPage } from './check/useCheckPage';
import { useCoach } from './coach/useCoach';
import { GameMissing } from './GameMissing';
import { Intro } from './Intro';
import { useKeepsakes } from './keepsakes/useKeepsakes';
import { useLedger } from './ledger/useLedger';
import { peopleOf, totalsOf } from './people';
import { PlainMovesContext } from './plain/context';
import { useSteadyPeople } from './presence';
import { StillThere } from './StillThere';
import { StoodIn } from './StoodIn';
import { seatOf } from './seatOf';
import { TABLE } from './text';
import { useBlockUpdatePrompt } from './useBlockUpdatePrompt';
import { useLog } from './useLog';
import { usePractice } from './usePractice';
import { usePrediction } from './usePrediction';
import { usePrivateFrame } from './usePrivateFrame';
import { useTableMoves } from './useTableMoves';
import { useTableSheets } from './useTableSheets';
import { useTurnNotice } from './useTurnNotice';
import { useTurnSound } from './useTurnSound';
import { useWakeLock } from './useWakeLock';
import { Waiting } from './Waiting';

const Coach = lazy(() => import('./coach/Coach').then((part) => ({ default: part.Coach<BaseView> })));

interface Props {
  match: NonNullable<RoomView['match']>;
  onBack(): void;
  /** The connection from which to follow the match, and a clock in ms. Default: the server's connection and clock. */
  from?: (MatchLine & { now(): number }) | undefined;
}

const FLOOR_PARTS = { Hand: HandButton, Line: FloorLine, Sign: FloorSign };

/** The page of a match. Follows the match, loads the game's board, and passes the match's data to it. */
export function MatchPage({ match, onBack, from }: Props) {
  const { api, me, isHost, run } = useRoom();
  const isMember = me !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one store per match, even if the room renders again
  const store = useMemo(
    () =>
      new MatchStore(
        { id: match.id, game: match.game },
        isMember ? seatOf(api, match.id) : async () => null,
        'live',
        from,
        api.token,
      ),
    [match.id, isMember],
  );
  // The table is deferred, so that a slow phone still responds to touches while it draws the table.
  const board = useDeferredValue(useBoard(match.game));
  const state = useDeferredValue(useStore(store.state));
  const [dialog, setDialog] = useState<ScreensDialog>(null);
  const { seat, view, outcome } = state;
  const isTurn = seat !== null && outcome === null && (view as BaseView | null)?.waitingFor.includes(seat) === true;
  const screens = useScreens(seat === null ? null : state.screen, isTurn, setDialog);
  const addScreen = useCallback(() => setDialog('add'), []);
  useRole(store);
  useEffect(() => {
    store.start();
    return () => store.stop();
  }, [store]);
  useEffect(() => {
    if (state.isSeatLost) onBack();
  }, [state.isSeatLost, onBack]);

  return (
    <Shaped theme={match.game}>
      {state.isGameMissing ? (
        <GameMissing isOver={match.over} onBack={onBack} onStop={isHost ? () => void run(api.stop) : null} />
      ) : board === null || board === 'failed' || state.view === null ? (
        <Waiting game={match.game} failed={board === 'failed'} />
      ) : (
        <OpenScreenContext value={screens?.mine === 'open'}>
          <Playing
            match={match}
            store={store}
            state={state}
            board={board}
            onBack={onBack}
            from={from}
            screens={screens}
            onAddScreen={addScreen}
          />
        </OpenScreenContext>
      )}
      <Screens dialog={dialog} screens={screens} onClose={() => setDialog(null)} />
    </Shaped>
  );
}

/** Reloads the table when this device swaps roles with the other screen of the seat. */
function useRole(store: MatchStore): void {
  const { state: inRoom } = useRoom();
  const { screen, view, seat } = useStore(store.state);
  const isOther = inRoom.screen !== undefined && inRoom.screen !== screen && view !== null && seat !== null;
  useEffect(() => {
    if (isOther) store.renew();
  }, [isOther, store]);
}

interface PlayingProps extends Props {
  store: MatchStore;
  state: MatchState;
  board: AnyBoard;
  screens: TwoScreens | null;
  onAddScreen(): void;
}

/** Memoized, so that the table is not redrawn while the next view is being prepared. */
const Playing = memo(function Playing(props: PlayingProps) {
  const { match, store, state, board, onBack, screens, onAddScreen } = props;
  const serverTime = props.from?.now ?? serverNow;
  const { pause } = state;
  // During a pause, the board's clock stands still at the time when the pause began.
  const now = useMemo(() => (pause ? () => pause.at : serverTime), [pause, serverTime]);
  const inRoom = useRoom();
  const { room, me, isHost, api, run, games } = inRoom;
  const view = state.view as Parameters<AnyBoard['text']['now']>[0];
  const { seat, outcome, facts } = state;
  const pages = useStore(store.notebook.pages);
  const chat = useChat(view.quiet === true && outcome === null);
  const title = games.find((game) => game.id === match.game)?.title ?? '';
  // Marks messages from before the table opened as read, so that the chat's badge counts only later ones.
  const { seen } = chat;
  useEffect(seen, [seen]);
  useTurnNotice(title, view, me?.standIn ? null : seat, outcome !== null);
  useTurnSound(seat, outcome === null ? view.waitingFor : []);
  useWakeLock(outcome === null);
  useBlockUpdatePrompt(outcome === null);
  useEffect(() => {
    if (seat === null && outcome === null) note(TABLE.watching);
  }, [seat, outcome]);
  const isShownLate = match.delay !== undefined && outcome === null;
  useEffect(() => {
    if (isShownLate) note(STAGES.atTable(match.delay ?? 0));
  }, [isShownLate, match.delay]);
  // A person who has played a game counts as having seen its intro, even if they skipped the cards.
  useEffect(() => {
    if (seat !== null) seeIntro(match.game);
  }, [seat, match.game]);

  const seated = useMemo(() => peopleOf(room, state.seats, seat, me), [room, state.seats, seat, me]);
  const steady = useSteadyPeople(seated, view.waitingFor);
  const people = useMemo(() => withMarks(steady, room), [steady, room]);
  const names = useMemo(() => (of: Seat) => people.find((person) => person.seat === of)?.name ?? '', [people]);
  const reading = useMemo(() => readBy(names, seat), [names, seat]);
  const log = useLog(facts, board, reading);
  const unseenLog = useUnseenLog(log, seat);
  const moveClock = async (move: ClockMove) => {
    await run(() => api.moveClock(move));
  };
  const isStoodIn = me?.standIn === true && outcome === null;
  const isCoached = match.lesson === true && !isStoodIn;
  const coaching = useCoach(match.id, (isCoached && board.coach) || null, view, seat);
  const isBeginning = coaching !== null && !coaching.hasBegun;
  const { legal, act, plain } = useTableMoves({ board, store, state, view, seat, refuses: coaching?.refuses });
  const prediction = usePrediction({
    ...{ store, view, seat, people, sides: board.text.sides },
    ...{ isOver: outcome !== null, make: plain.make },
  });

  const standIn = async (of: Seat) => {
    const member = people.find((person) => person.seat === of)?.member ?? null;
    if (member !== null) await run(() => api.changeMember(member, { standIn: true }));
  };
  const isAway = state.missedSince !== null;
  const missed = isAway && !isStoodIn ? log.filter(({ entry }) => entry.n > (state.missedSince ?? 0)) : [];
  const isWhole = useAfterPaint();
  const practice = usePractice(view, seat, outcome !== null);
  const hasFloor = useHasFloor();
  const host = room.members.find((member) => member.id === room.host)?.name ?? null;
  const loadReplay = () => api.replay(match.id);
  const check = useCheckPage({
    match: match.id,
    title,
    room: room.code,
    seat,
    isOver: outcome !== null,
    commitment: state.commitment,
    loadReplay,
    nameOf: names,
  });
  const { keepsakes, sheets: keepsakeSheets } = useKeepsakes({
    match: match.id,
    code: room.code,
    url: room.url,
    end: outcome && {
      ...{ game: match.game, title, at: state.commitment?.at ?? now(), outcome, people },
      predicted: rightIn(facts),
      headline: headlineOf(board, view, facts, names),
      reason: board.text.reason(outcome, names, view),
    },
    loadReplay,
  });
  const { ledger, page: ledgerPage } = useLedger({
    board,
    view,
    seat,
    legal,
    act,
    people,
    names,
    isOver: outcome !== null,
  });
  const isPrivate = screens?.mine === 'private' && outcome === null && board.privateScreen !== undefined;
  const PrivateFrame = usePrivateFrame(isPrivate);
  const boardProps = { view, seat, legal, act, now, people, facts, outcome };
  const { Board } = board;
  // Memoized, so that the board is not redrawn when log lines are marked as seen.
  const drawn = useMemo(
    () => <Board {...{ view, seat, legal, act, now, people, facts, outcome }} />,
    [Board, view, seat, legal, act, now, people, facts, outcome],
  );
  const sheets = useTableSheets({
    ...{ board, title, view, seat, screens, onAddScreen, onBack },
    isOver: outcome !== null,
    isPractice: practice !== null,
    onDealCheck: check.dealCheck.open,
  });
  const isInRoom = isRoomNext(room, me, games.find(({ id }) => id === room.game)?.players.max ?? 0);
  const playAgain = async () => {
    if (isInRoom) return onBack();
    await run(() => startMatch(inRoom, { readers: 'wait' }));
  };
  const skipLesson = async () => {
    await run(() => api.stop());
    await playAgain();
  };
  const held = room.cannotStart?.detail ?? (room.dealing ? dockLine(room, null) : null);
  const whyNot = isInRoom ? null : isHost ? held : TABLE.hostStarts(host);
  const context: BoardContextValue = {
    people,
    log,
    logBook: board.log ?? null,
    unseenLog,
    chat,
    rules: { parts: board.rules, open: sheets.openRules },
    openMenu: sheets.openMenu,
    now,
    connection: state.connection === 'lost' ? 'lost' : 'live',
    isHost,
    standIn: isHost ? standIn : null,
    pause: pause && { ...pause, now: serverTime },
    moveClock: isHost ? moveClock : null,
    prediction,
    totals: totalsOf(room, people),
    again: {
      run: playAgain,
      why: whyNot,
    },
    anotherGame: onBack,
    loadReplay,
    dealCheck: check.dealCheck,
    keepsakes: me ? keepsakes : null,
    tell: (entry) => board.text.logEntry(entry, reading),
    seat,
    notebook: pages && { pages, write: store.notebook.write },
    isWhole,
    isAsked: isStoodIn || isBeginning || missed.length > 0,
    composing: store.composing,
    practice,
    floor: hasFloor ? FLOOR_PARTS : null,
    screens,
    ledger,
    privateScreen:
      isPrivate && PrivateFrame && board.privateScreen
        ? {
            Frame: PrivateFrame,
            sentence: board.text.now(view, seat, names),
            label: board.privateScreen.label,
            card: <board.privateScreen.Card {...boardProps} />,
          }
        : null,
    stage: null,
  };
  const isPlaying = seat !== null && outcome === null;
  useBack(isPlaying || outcome !== null, isPlaying ? sheets.askToLeave : onBack, { under: true });
  const news = { facts, view, seat, names: reading, isAway, isOver: outcome !== null };
  return (
    <BoardContext value={context}>
      <PlainMovesContext value={plain}>
        <Directed board={board} now={now} news={news}>
          <BrokenTable view={view} openMenu={sheets.openMenu}>
            <PausedContext value={pause !== null}>{drawn}</PausedContext>
          </BrokenTable>
        </Directed>
      </PlainMovesContext>
      {sheets.page}
      {check.page}
      {keepsakeSheets}
      {ledgerPage}
      <CatchUp lines={missed} isOver={outcome !== null} onDone={store.caughtUp} />
      {isBeginning && (
        <Intro
          title={title}
          headline={board.headline}
          cards={board.intro}
          onDone={coaching.begin}
          onSkipLesson={skipLesson}
        />
      )}
      {coaching?.hasBegun && seat !== null && (
        <Suspense>
          <Coach coaching={coaching} view={view} seat={seat} names={names} isOver={outcome !== null} />
        </Suspense>
      )}
      {isPlaying && !isStoodIn && !isCoached && screens?.mine !== 'open' && practice === null && (
        <StillThere view={view} seat={seat} isPaused={pause !== null} now={now} />
      )}
      {isStoodIn && <StoodIn />}
    </BoardContext>
  );
});

/** Returns false until the first frame has been painted, then true. */
function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted;
}
