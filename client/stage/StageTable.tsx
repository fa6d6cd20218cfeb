import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import type { BaseView, LogEntry } from '#shared/contract/module.ts';
import type { Seat } from '#shared/ids.ts';
import { legalityOf } from '#shared/legality/legality.ts';
import type { RoomView, StageKind } from '#shared/room/room.ts';
import { readBy } from '#shared/text/text.ts';
import { Directed } from '../board/chrome/director/Directed';
import { BoardContext } from '../board/context';
import { stillContext } from '../board/stillContext';
import { BrokenTable } from '../match/BrokenTable';
import { type AnyBoard, useBoard } from '../match/boards';
import { peopleOf, totalsOf } from '../match/people';
import { useLog } from '../match/useLog';
import { useWakeLock } from '../match/useWakeLock';
import { Waiting } from '../match/Waiting';
import { serverNow } from '../net/connection';
import { type MatchState, MatchStore } from '../state/match';
import { withMarks } from '../table/floor/marks';
import { type Shown, ShownContext } from './context';
import { Fitted } from './Fitted';
import { STAGE_PARTS, StageEnd, StageFrame } from './StageFrame';
import { STAGE } from './text';

interface StageTableProps {
  room: RoomView;
  match: NonNullable<RoomView['match']>;
  kind: StageKind;
  title: string;
  /** A member's token, which is needed for a locked room. */
  token: string | undefined;
}

/** A match on a stage, as spectators see it, or with all cards face up after a delay. */
export function StageTable(props: StageTableProps) {
  const { match, kind, token } = props;
  const store = useMemo(
    () => new MatchStore({ id: match.id, game: match.game }, async () => null, kind, undefined, token),
    [match.id, match.game, kind, token],
  );
  const board = useBoard(match.game);
  const state = useStore(store.state);
  useEffect(() => {
    store.start();
    return () => store.stop();
  }, [store]);
  if (board === null || board === 'failed' || state.view === null) {
    return <Waiting game={match.game} failed={board === 'failed'} />;
  }
  return <Showing {...props} board={board} state={state} />;
}

interface ShowingProps extends StageTableProps {
  board: AnyBoard;
  state: MatchState;
}

function Showing({ room, match, kind, title, board, state }: ShowingProps) {
  const { outcome, facts, seats } = state;
  const view = state.view as BaseView;
  const late = kind === 'delayed' ? (match.delay ?? 0) * 60_000 : 0;
  const { pause } = state;
  const shownTime = useMemo(() => () => serverNow() - late, [late]);
  const now = useMemo(() => (pause ? () => pause.at : shownTime), [pause, shownTime]);
  useWakeLock(true);
  const people = useMemo(() => withMarks(peopleOf(room, seats, null, null), room), [room, seats]);
  const names = useMemo(() => (of: Seat) => people.find((person) => person.seat === of)?.name ?? '', [people]);
  const reading = useMemo(() => readBy(names, null), [names]);
  const log = useLog(facts, board, reading);
  const news = { facts, view, seat: null, names: reading, isAway: false, isOver: outcome !== null };
  const ledger = useMemo(() => {
    if (!board.ledger) return null;
    const clashes = board.ledger.contradictions(view).length;
    return { clashes, said: board.ledger.claims(view).length, open: () => undefined, say: null, book: null };
  }, [board, view]);
  const tell = (entry: LogEntry) => board.text.logEntry(entry, reading);
  const context = stillContext(
    { people, now, tell },
    {
      log,
      pause: pause && { ...pause, now: shownTime },
      logBook: board.log ?? null,
      rules: { parts: board.rules, open: () => undefined },
      connection: state.connection === 'lost' ? 'lost' : 'live',
      totals: totalsOf(room, people),
      ledger,
      stage: { Frame: StageFrame, End: StageEnd, ...STAGE_PARTS },
    },
  );
  const isStopped = match.over && outcome === null;
  const shown: Shown = {
    room,
    sentence: isStopped
      ? STAGE.stopped
      : outcome
        ? board.text.reason(outcome, names, view)
        : board.text.now(view, null, names),
    strip: kind === 'delayed' ? STAGE.late(match.delay ?? 0) : null,
    endsAt: outcome || isStopped ? null : view.endsAt,
    now,
  };
  const legal = useMemo(() => legalityOf(board.legal, view, null), [board, view]);
  const { Board, Moment } = board;
  const isAbove = kind === 'delayed';
  const isHidden = outcome !== null && !room.stage.cardsUp;
  return (
    <BoardContext value={context}>
      <ShownContext value={shown}>
        {isAbove || isHidden ? (
          <StageFrame
            logo={title}
            endsAt={null}
            clockNow={now}
            main={
              isAbove && (
                <Fitted isPart>
                  <Moment view={view} step={null} eyes={null} people={people} />
                </Fitted>
              )
            }
          />
        ) : (
          <Directed board={board} now={now} news={news}>
            <BrokenTable view={view}>
              <Board
                view={view}
                seat={null}
                legal={legal}
                act={{}}
                now={now}
                people={people}
                facts={facts}
                outcome={outcome}
              />
            </BrokenTable>
          </Directed>
        )}
      </ShownContext>
    </BoardContext>
  );
}
