import { ArrowLeftRight, BookOpen, Bot, Eye, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { must } from '#shared/must.ts';
import type { FormerMemberView, GameFacts, MemberView, RoomView } from '#shared/room/room.ts';
import { EmptyRow, PersonRow, PersonRows, Tag } from '../board/chrome/Person';
import { isIntroSeen } from '../state/intro';
import { colourOf, coloursOf } from '../table/colours';
import { useRoom } from '../table/context';
import { markOf } from '../table/floor/marks';
import { FloorTags } from '../table/floor/parts';
import { useMayMute } from '../table/floor/useFloorItems';
import { useHasFloor } from '../table/floor/useHasFloor';
import { Button } from '../ui/Button';
import { Menu } from '../ui/Menu';
import { Panel } from '../ui/Panel';
import { AddBot } from './AddBot';
import { levelOf } from './botLevels';
import { PersonMenu } from './PersonMenu';
import { pointsTonight } from './points';
import { MoveSeat } from './sheets';
import { ROOM } from './text';

export function People({ className }: { className?: string | undefined }) {
  const { room, games } = useRoom();
  const max = games.find((game) => game.id === room.game)?.players.max ?? 0;
  const seated = room.members.filter((member) => member.seat !== null).length;
  return (
    <Panel title={ROOM.people} aside={max > 0 && ROOM.seats(seated, max)} className={className}>
      <PeopleList />
    </Panel>
  );
}

/** Lists the seated people, the free seats and the spectators. Each person has a menu of actions. */
export function PeopleList() {
  const { room, games } = useRoom();
  const game = games.find(({ id }) => id === room.game);
  const max = game?.players.max ?? 0;
  const seated = room.members.filter((member) => member.seat !== null).sort((a, b) => Number(a.seat) - Number(b.seat));
  const isRunning = room.match !== null && !room.match.over;
  return (
    <PersonRows>
      {seated.map((member) => (
        <Row key={member.id} member={member} crowded={seated.length > max} />
      ))}
      {room.former?.map((former) => former.seat !== null && <FormerRow key={former.id} former={former} />)}
      {!isRunning && game && max > seated.length && <FreeSeats count={max - seated.length} game={game} />}
      {room.members
        .filter((member) => member.seat === null)
        .map((member) => (
          <Row key={member.id} member={member} crowded={false} />
        ))}
    </PersonRows>
  );
}

function Row({ member, crowded }: { member: MemberView; crowded: boolean }) {
  const { room, games, me, isHost, api, run } = useRoom();
  const isMe = member.id === me?.id;
  const mayMute = useMayMute(member);
  const isStranded = member.bot === null && !member.online && member.seat !== null && !member.standIn;
  const isRunning = room.match !== null && !room.match.over;

  const standIn = async () => {
    if (isRunning) return api.changeMember(member.id, { standIn: true });
    await api.changeMember(member.id, { seated: false });
    return api.addBots(1);
  };
  const watch = () => api.changeMember(member.id, { seated: false });

  const actions = (
    <>
      {crowded && (isHost || isMe) && (
        <Button icon={<Eye />} onClick={() => void run(watch)}>
          {ROOM.watches}
        </Button>
      )}
      {!crowded && isHost && !isMe && isStranded && (
        <Button icon={<Bot />} onClick={() => void run(standIn)}>
          {ROOM.botStandsIn}
        </Button>
      )}
      {(isHost || isMe || mayMute || member.about !== undefined) && <PersonMenu member={member} />}
    </>
  );
  return (
    <PersonRow
      name={member.name}
      face={member.face}
      colour={must(coloursOf(room.members).get(member.id))}
      online={member.online}
      bot={member.bot !== null}
      you={isMe}
      host={member.id === room.host}
      mark={markOf(room, member.id)}
      tags={<Tags member={member} room={room} games={games} />}
      actions={actions}
    />
  );
}

/** A person who left the running match. A bot plays their seat, which the host can hand over. */
function FormerRow({ former }: { former: FormerMemberView }) {
  const { isHost } = useRoom();
  const [moves, setMoves] = useState(false);
  const items = [{ label: ROOM.menu.handOver, icon: <ArrowLeftRight />, onSelect: () => setMoves(true) }];
  return (
    <>
      <PersonRow
        name={former.name}
        face={former.face}
        colour={colourOf(former.id)}
        online={false}
        tags={<Tag icon={<Bot />}>{ROOM.standIn}</Tag>}
        actions={isHost && <Menu label={ROOM.controls(former.name)} items={items} />}
      />
      {moves && <MoveSeat member={former} onClose={() => setMoves(false)} />}
    </>
  );
}

interface TagsProps {
  member: MemberView;
  room: RoomView;
  games: readonly GameFacts[];
}

function Tags({ member, room, games }: TagsProps) {
  const hasFloor = useHasFloor();
  const points = pointsTonight(room, member.id);
  const game = games.find(({ id }) => id === room.game);
  const level = member.bot !== null && game ? levelOf(game, member.bot) : null;
  return (
    <>
      {level && <Tag>{ROOM.botLevel(level.title)}</Tag>}
      {member.standIn && <Tag icon={<Bot />}>{ROOM.standIn}</Tag>}
      {member.seat === null && <Tag icon={<Eye />}>{ROOM.watches}</Tag>}
      {member.seat !== null && !member.ready && (
        <Tag tone="away" icon={<Hourglass />}>
          {ROOM.notYet}
        </Tag>
      )}
      {member.reading && !room.unpicked && <Tag icon={<BookOpen />}>{ROOM.reads}</Tag>}
      {hasFloor && <FloorTags member={member} />}
      {points !== null && <Tag>{points}</Tag>}
    </>
  );
}

function FreeSeats({ count, game }: { count: number; game: GameFacts }) {
  const { me, isHost, api, run } = useRoom();
  const sit = () => me && void run(() => api.changeMember(me.id, { seated: true, reading: !isIntroSeen(game.id) }));
  const actions = (
    <>
      {isHost && <AddBot game={game} />}
      {me?.seat === null && <Button onClick={sit}>{ROOM.sit}</Button>}
    </>
  );
  return (
    <EmptyRow icon={count} note={ROOM.freeNote} actions={actions}>
      {ROOM.free(count)}
    </EmptyRow>
  );
}
