import { useStore } from '@nanostores/react';
import { Component, type ReactNode, useEffect, useMemo, useState } from 'react';
import { MatchPage } from '../../match/MatchPage';
import { ApiError, type RoomApi } from '../../net/api';
import { RoomStore } from '../../state/room';
import { refuse } from '../../state/toasts';
import { type InRoom, RoomContext } from '../../table/context';
import { Button } from '../../ui/Button';
import type { Place } from '../messages';
import { FRAME } from '../text';
import type { PageLine } from './PageLine';
import css from './SeatPage.module.css';

export function SeatPage({ line }: { line: PageLine }) {
  const place = useStore(line.place);
  const isBroken = useStore(line.isBroken);
  const [drawn, setDrawn] = useState(0);
  // The code has changed, which may have fixed the error in the board, so draw the board again.
  useEffect(() => {
    const redraw = () => {
      line.mend();
      setDrawn((count) => count + 1);
    };
    if (isBroken) import.meta.hot?.on('vite:afterUpdate', redraw);
    return () => import.meta.hot?.off('vite:afterUpdate', redraw);
  }, [line, isBroken]);
  if (!place) return null;
  return (
    <Contained key={drawn}>
      <Seated place={place} line={line} />
    </Contained>
  );
}

function Seated({ place, line }: { place: Place; line: PageLine }) {
  const { match, viewer, room, games } = place;
  const store = useMemo(() => new RoomStore(room.code, null), [room.code]);
  const me = room.members.find(({ id }) => id === viewer) ?? null;
  const api = useMemo(() => apiOf(line, match, viewer), [line, match, viewer]);
  const inRoom: InRoom = {
    ...{ room, state: store.state.get(), store, me, isHost: me?.id === room.host, api, games },
    run: async (work) => {
      try {
        await work();
        return true;
      } catch (error) {
        refuse(error instanceof ApiError ? error.message : FRAME.noRoom);
        return false;
      }
    },
  };
  return (
    <RoomContext value={inRoom}>
      {room.match && <MatchPage key={`${match.id} ${viewer}`} match={room.match} onBack={noRoom} from={line} />}
    </RoomContext>
  );
}

const noRoom = () => refuse(FRAME.noRoom);

/** Fakes the API of a room in the playground. It serves the seat and the replay, and refuses all other requests. */
function apiOf(line: PageLine, match: Place['match'], viewer: Place['viewer']): RoomApi {
  const own: Partial<RoomApi> = {
    token: '',
    seat: async () => ({ match, playerID: viewer, credentials: 'playground' }),
    replay: () => line.replay(),
  };
  const refused = async () => {
    throw new ApiError(404, 'no-room', FRAME.noRoom);
  };
  return new Proxy(own, { get: (_, name: keyof RoomApi) => own[name] ?? refused }) as RoomApi;
}

/** Catches errors in a game's code outside the board, such as in log sentences, so that only this frame fails. */
class Contained extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <main className={css.broken} role="alert">
        <h1>{FRAME.broken}</h1>
        <Button variant="primary" onClick={() => this.setState({ isBroken: false })}>
          {FRAME.again}
        </Button>
      </main>
    );
  }
}
