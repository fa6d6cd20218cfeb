import { Bot, Eye, Hourglass, Plus } from 'lucide-react';
import type { MemberView, RoomView } from '../../shared/room';
import { EmptyRow, PersonRow, PersonRows, Tag } from '../board/chrome/Person';
import { Button } from '../ui/Button';
import { Panel } from '../ui/Panel';
import { useRoom } from './context';
import { PersonMenu } from './PersonMenu';
import { ROOM } from './text';

/** Everybody in the room, under a title. */
export function People() {
  const { room, games } = useRoom();
  const max = games.find((game) => game.id === room.game)?.players.max ?? 0;
  const seated = room.members.filter((member) => member.seat !== null).length;
  return (
    <Panel title={ROOM.people} aside={max > 0 && ROOM.seats(seated, max)}>
      <PeopleList />
    </Panel>
  );
}

/** Who sits, which seats are free, who watches, and what may be done about each. */
export function PeopleList() {
  const { room, games } = useRoom();
  const max = games.find((game) => game.id === room.game)?.players.max ?? 0;
  const seated = room.members.filter((member) => member.seat !== null).sort((a, b) => Number(a.seat) - Number(b.seat));
  const isRunning = room.match !== null && !room.match.over;
  return (
    <PersonRows>
      {seated.map((member) => (
        <Row key={member.id} member={member} crowded={seated.length > max} />
      ))}
      {!isRunning &&
        freeSeats(seated.length, max).map((n) => <FreeSeat key={n} n={n} first={n === seated.length + 1} />)}
      {room.members
        .filter((member) => member.seat === null)
        .map((member) => (
          <Row key={member.id} member={member} crowded={false} />
        ))}
    </PersonRows>
  );
}

/** Seats nobody has taken, counted from 1. */
function freeSeats(taken: number, all: number): number[] {
  return Array.from({ length: Math.max(0, all - taken) }, (_, at) => taken + at + 1);
}

function Row({ member, crowded }: { member: MemberView; crowded: boolean }) {
  const { room, me, isHost, api, run } = useRoom();
  const isMe = member.id === me?.id;
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
      {(isHost || isMe) && <PersonMenu member={member} />}
    </>
  );
  return (
    <PersonRow
      name={member.name}
      face={member.face}
      seat={String(Math.max(0, room.members.indexOf(member)) % 12)}
      online={member.online}
      bot={member.bot !== null}
      you={isMe}
      host={member.id === room.host}
      tags={<Tags member={member} room={room} />}
      actions={actions}
    />
  );
}

function Tags({ member, room }: { member: MemberView; room: RoomView }) {
  const score = scoreOf(room, member);
  return (
    <>
      {member.standIn && <Tag icon={<Bot />}>{ROOM.standIn}</Tag>}
      {member.seat === null && <Tag icon={<Eye />}>{ROOM.watches}</Tag>}
      {member.seat !== null && !member.ready && (
        <Tag tone="away" icon={<Hourglass />}>
          {ROOM.notYet}
        </Tag>
      )}
      {score !== null && <Tag>{score}</Tag>}
    </>
  );
}

function scoreOf(room: RoomView, member: MemberView): string | null {
  const total = room.totals.find((entry) => entry.member === member.id);
  if (!total || total.played === 0) return null;
  const points = Object.values(total.points).reduce((sum, one) => sum + one, 0);
  return points > 0 ? ROOM.points(points) : ROOM.won(total.won, total.played);
}

function FreeSeat({ n, first }: { n: number; first: boolean }) {
  const { me, isHost, api, run } = useRoom();
  const sit = () => (me ? api.changeMember(me.id, { seated: true }) : undefined);
  const addBot = (
    <Button variant="text" icon={<Bot />} onClick={() => void run(() => api.addBots(1))}>
      {ROOM.addBot}
    </Button>
  );
  const take = <Button onClick={() => void run(async () => sit())}>{ROOM.sit}</Button>;
  return (
    <EmptyRow icon={<Plus />} actions={first && me?.seat === null ? take : isHost ? addBot : undefined}>
      {ROOM.free(n)}
    </EmptyRow>
  );
}
