import { FLOOR_SECONDS, STATUSES } from '#shared/room/floor.ts';
import { PersonRow, PersonRows } from '../../board/chrome/Person';
import { minutes } from '../../board/time';
import { Button } from '../../ui/Button';
import { useHasKeyboard } from '../../ui/media';
import { Segments } from '../../ui/Segments';
import { Sheet } from '../../ui/Sheet';
import { Switch } from '../../ui/Switch';
import { coloursOf } from '../colours';
import { useRoom } from '../context';
import css from '../sheets.module.css';
import { markOf } from './marks';
import { FLOOR_MENU } from './menuText';
import { useFloorApi } from './requests';
import { FLOOR, STATUS } from './text';
import { useFloor } from './useFloor';

/** The speaking times that the host can choose, in seconds. 0 means no limit. */
const TIMES = [0, FLOOR_SECONDS.min, 30, 60, 120, FLOOR_SECONDS.max];

/** A sheet that shows the speaker, the raised hands and this person's status, and lets the host change the settings. */
export function FloorSheet({ onClose }: { onClose(): void }) {
  const { isHost } = useRoom();
  return (
    <Sheet open onClose={onClose} title={FLOOR_MENU.title}>
      <div className={css.stack}>
        <Queue />
        <OwnHand />
        <OwnPresence />
        {isHost && <HostOptions />}
      </div>
    </Sheet>
  );
}

function Queue() {
  const { room, me, isHost, run } = useRoom();
  const { giveFloor, endFloor, lowerHand } = useFloorApi();
  const { speaking, queue, mayDecide, stance } = useFloor();
  if (!speaking && queue.length === 0) return <p>{FLOOR.nobody}</p>;
  const colours = coloursOf(room.members);
  const rowOf = ({ id, name, face, online }: (typeof queue)[number]) => ({
    ...{ name, face, online, you: id === me?.id, colour: colours.get(id) ?? 0, mark: markOf(room, id) },
  });
  return (
    <PersonRows label={FLOOR.queue}>
      {speaking && (
        <PersonRow
          {...rowOf(speaking.member)}
          tags={speaking.left === null ? FLOOR.speaks : `${FLOOR.speaks}, ${minutes(speaking.left)}`}
          actions={
            mayDecide && (
              <Button onClick={() => void run(endFloor)}>{stance === 'speaks' ? FLOOR.done : FLOOR.end}</Button>
            )
          }
        />
      )}
      {queue.map((member, at) => (
        <PersonRow
          key={member.id}
          {...rowOf(member)}
          tags={FLOOR.hand(at + 1)}
          actions={
            <>
              {mayDecide && (
                <Button onClick={() => void run(() => giveFloor(member.id))}>{FLOOR.let(member.name)}</Button>
              )}
              {isHost && member.id !== me?.id && (
                <Button
                  variant="text"
                  aria-label={FLOOR.lowerOf(member.name)}
                  onClick={() => void run(() => lowerHand(member.id))}
                >
                  {FLOOR.lowerShort}
                </Button>
              )}
            </>
          }
        />
      ))}
    </PersonRows>
  );
}

function OwnHand() {
  const { me, run } = useRoom();
  const { raiseHand, lowerHand } = useFloorApi();
  const { stance, mayRaise, mayDecide } = useFloor();
  const hasKeyboard = useHasKeyboard();
  if (!me || stance === 'speaks') return null;
  if (!mayRaise) return <p className={css.hint}>{FLOOR.listens}</p>;
  return (
    <div>
      <Button full size="lg" onClick={() => void run(() => (stance === 'up' ? lowerHand(me.id) : raiseHand()))}>
        {stance === 'up' ? FLOOR.lower : FLOOR.raise}
      </Button>
      <p className={css.hint}>
        {!mayDecide && FLOOR.hostGives} {hasKeyboard && FLOOR.keys}
      </p>
    </div>
  );
}

function OwnPresence() {
  const { me, api, run } = useRoom();
  if (!me) return null;
  const options = [
    { value: 'here', label: FLOOR.here },
    ...STATUSES.map((status) => ({ value: status, label: STATUS[status].tag })),
  ];
  return (
    <Segments
      label={FLOOR.presence}
      options={options}
      value={me.status ?? 'here'}
      hint={FLOOR.presenceHint}
      onChange={(chosen) => {
        const status = STATUSES.find((one) => one === chosen) ?? null;
        void run(() => api.changeMember(me.id, { status }));
      }}
    />
  );
}

function timeWords(seconds: number): string {
  if (seconds === 0) return FLOOR.noTime;
  return seconds < 60 ? FLOOR.seconds(seconds) : FLOOR.minutes(seconds / 60);
}

function HostOptions() {
  const { room, api, run } = useRoom();
  const { seconds, spectators } = room.floor;
  const now = seconds ?? 0;
  const times = [...new Set([...TIMES, now])].sort((a, b) => a - b);
  return (
    <>
      <Segments
        label={FLOOR.time}
        options={times.map((value) => ({ value, label: timeWords(value) }))}
        value={now}
        hint={FLOOR.timeHint}
        onChange={(chosen) => void run(() => api.change({ floor: { seconds: chosen === 0 ? null : chosen } }))}
      />
      <Switch
        label={FLOOR.spectators}
        hint={FLOOR.spectatorsHint}
        checked={spectators}
        onChange={(on) => void run(() => api.change({ floor: { spectators: on } }))}
      />
    </>
  );
}
