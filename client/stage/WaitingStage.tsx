import type { MemberView, RoomView, StageKind } from '#shared/room/room.ts';
import { coverOf } from '../board/covers';
import { coloursOf } from '../table/colours';
import { markOf } from '../table/floor/marks';
import { Face } from '../ui/Face';
import { Name } from '../ui/Name';
import { Press } from './Press';
import { StageFloor } from './StageFloor';
import { Ticket } from './Ticket';
import { STAGE } from './text';
import css from './WaitingStage.module.css';

interface WaitingStageProps {
  room: RoomView;
  kind: StageKind;
  title: string;
  isLost: boolean;
}

/** The maximum number of people shown by name, enough for every game. */
const SHOWN = 12;

export function WaitingStage({ room, kind, title, isLost }: WaitingStageProps) {
  const cover = coverOf(room.game);
  const colours = coloursOf(room.members);
  const { delay } = room.stage;
  const seated = (member: MemberView) => Number(member.seat === null);
  const shown = [...room.members].sort((a, b) => seated(a) - seated(b)).slice(0, SHOWN);
  return (
    <main className={css.waiting}>
      {cover && <img className={css.cover} src={cover} alt="" />}
      <h1 className={css.title}>{STAGE.next(title)}</h1>
      <Ticket room={room} look="large" />
      <p className={css.line} role="status">
        {lineOf(room, kind, isLost)}
      </p>
      <StageFloor room={room} className={css.floor} />
      {kind === 'live' && (
        <ul className={css.people} aria-label={STAGE.people}>
          {shown.map((member) => (
            <li key={member.id} data-watches={member.seat === null ? '' : undefined}>
              <Face
                name={member.name}
                face={member.face}
                colour={colours.get(member.id)}
                bot={member.bot !== null}
                away={!member.online}
                mark={markOf(room, member.id)}
                size="lg"
              />
              <Name>{member.name}</Name>
            </li>
          ))}
          {room.members.length > shown.length && <li>{STAGE.more(room.members.length - shown.length)}</li>}
        </ul>
      )}
      {delay !== null && <p className={css.strip}>{STAGE.lateWaits(delay)}</p>}
      <Press />
    </main>
  );
}

function lineOf(room: RoomView, kind: StageKind, isLost: boolean): string {
  if (isLost) return STAGE.lost;
  const join = room.local ? STAGE.openHere : STAGE.scan;
  return kind === 'delayed' ? join : (room.cannotStart?.detail ?? join);
}
