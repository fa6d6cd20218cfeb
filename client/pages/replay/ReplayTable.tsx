import { useCallback, useMemo } from 'react';
import { rightIn } from '#shared/engine/prediction.ts';
import { must } from '#shared/must.ts';
import type { Commitment } from '#shared/replay/commitment.ts';
import type { Replay } from '#shared/replay/replay.ts';
import { readBy } from '#shared/text/text.ts';
import { viewsOf } from '../../board/chrome/foldReplay';
import { ReplayPanel } from '../../board/chrome/ReplayPanel';
import { type Place, placeIn, searchOf } from '../../board/chrome/replayPlace';
import { BoardContext } from '../../board/context';
import type { Person } from '../../board/contract';
import { nameOf } from '../../board/names';
import { stillContext } from '../../board/stillContext';
import { lookIn, seatIn } from '../../evening/look';
import { dayOf } from '../../evening/words';
import { type AnyBoard, headlineOf } from '../../match/boards';
import { useCheckPage } from '../../match/check/useCheckPage';
import { useKeepsakes } from '../../match/keepsakes/useKeepsakes';
import { serverNow } from '../../net/connection';
import type { MemberRoom } from '../../room/MemberPage';
import { useGames } from '../../room/useGames';
import { Toasts } from '../../ui/Toasts';
import { useTitle } from '../../ui/useTitle';
import css from './ReplayPage.module.css';
import { REPLAY } from './text';
import type { Found } from './useReplay';

type View = Parameters<AnyBoard['text']['now']>[0];

export function ReplayTable(props: MemberRoom & Found & { board: AnyBoard }) {
  const { code, room, me, replay, finished, board } = props;
  const { match, game, outcome } = replay;
  const games = useGames();
  const title = games.find(({ id }) => id === game)?.title ?? game;
  const people = usePeople(props);
  const names = useMemo(() => nameOf(people), [people]);
  const end = useMemo(() => must(viewsOf<View>(replay, 'open').at(-1)), [replay]);
  const from = useMemo(() => placeIn(location.search, Object.keys(replay.names)) ?? undefined, [replay]);
  // Writes the current moment of the replay into the page's address, so that people can copy a link to this moment.
  const stand = useCallback((place: Place) => {
    history.replaceState(history.state, '', `${location.pathname}?${searchOf(place)}`);
  }, []);
  useTitle(REPLAY.title(title));
  const loadReplay = useCallback(() => Promise.resolve(replay), [replay]);
  const seat = finished && seatIn(finished, me.id);
  const commitment = promiseOf(replay);
  const { dealCheck, page } = useCheckPage({
    ...{ match, title, room: code, seat, isOver: true, commitment, loadReplay, nameOf: names },
  });
  const facts = useMemo(() => replay.steps.flatMap((step) => step.facts), [replay]);
  const headline = useMemo(() => headlineOf(board, end, facts, names), [board, end, facts, names]);
  const reason = board.text.reason(outcome, names, end);
  const { keepsakes, sheets } = useKeepsakes({
    ...{ match, code, url: room.url, loadReplay },
    end: { game, title, at: replay.began, outcome, predicted: rightIn(facts), people, headline, reason },
  });
  const reading = useMemo(() => readBy(names, seat), [names, seat]);
  const context = stillContext(
    { people, now: serverNow, tell: (entry) => board.text.logEntry(entry, reading) },
    { seat, loadReplay, dealCheck, keepsakes },
  );
  return (
    <BoardContext value={context}>
      <section className={css.head}>
        <span className={css.day}>{dayOf(replay.began)}</span>
        <h1>{title}</h1>
        {headline !== null && <p className={css.headline}>{headline}</p>}
        <p>{reason}</p>
        {finished?.lesson && <p>{REPLAY.lesson}</p>}
      </section>
      <ReplayPanel
        Moment={board.Moment}
        mark={board.replay?.mark}
        section={board.replay?.section}
        from={from}
        onPlace={stand}
        className={css.replay}
      />
      <Toasts floating />
      {page}
      {sheets}
    </BoardContext>
  );
}

/** Returns the players as recorded by the room. If the room has no record of the match, returns only their names. */
function usePeople({ room, me, replay, finished }: MemberRoom & Found): Person[] {
  return useMemo(() => {
    const { members, host } = room;
    const lookOf = lookIn(room);
    return Object.entries(replay.names).map(([seat, called]): Person => {
      const player = finished?.players[seat];
      const { member = called, name = called, face = null, bot = false } = player ?? {};
      const here = members.find(({ id }) => id === member);
      return {
        ...{ seat, name, bot },
        ...lookOf({ member, name, face: here?.face ?? face }),
        you: member === me.id,
        host: member === host,
        online: true,
      };
    });
  }, [room, replay, finished, me.id]);
}

function promiseOf({ deal, began }: Replay): Commitment | null {
  return deal.commitment !== null ? { hash: deal.commitment, at: began, words: deal.words } : null;
}
