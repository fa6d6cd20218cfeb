import { ChevronRight, Crown, Pause, Play, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ClockMove } from '#shared/engine/pause.ts';
import type { BotSpeed } from '#shared/room/room.ts';
import { pausedText } from '../board/chrome/pausedText';
import { useBoardContext } from '../board/context';
import { minutes, useSecondsLeft } from '../board/time';
import { useRoom } from '../table/context';
import { cx } from '../ui/cx';
import { Face } from '../ui/Face';
import { Segments } from '../ui/Segments';
import { text } from '../ui/text';
import css from './TableMenu.module.css';
import { TABLE } from './text';

const speeds = (): readonly { value: BotSpeed; label: string }[] => [
  { value: 'slow', label: TABLE.slow },
  { value: 'normal', label: TABLE.normal },
  { value: 'fast', label: TABLE.fast },
  { value: 'at-once', label: TABLE.atOnce },
];

export const Title = ({ code }: { code: string }) => (
  <span className={css.title}>
    {TABLE.menu} <span className={css.code}>{code}</span>
  </span>
);

export const HostMark = () => (
  <span className={css.host}>
    <Crown aria-hidden="true" />
    {text.host}
  </span>
);

interface MenuGroupProps {
  title: string;
  mark?: ReactNode;
  /** `pairs` arranges the items in two columns of rows, `tiles` as large buttons side by side. */
  look?: 'rows' | 'pairs' | 'tiles';
  children: ReactNode;
}

export function MenuGroup({ title, mark, look = 'rows', children }: MenuGroupProps) {
  return (
    <section className={css.group} aria-label={title}>
      <h3>
        {title} {mark}
      </h3>
      <div className={css[look]}>{children}</div>
    </section>
  );
}

interface MenuRowProps {
  icon: ReactNode;
  label: ReactNode;
  sub?: string;
  end?: ReactNode;
  onClick?(): void;
  href?: string;
}

export function MenuRow({ icon, label, sub, end, onClick, href }: MenuRowProps) {
  const inside = (
    <>
      {icon}
      <span className={css.label}>
        <b>{label}</b>
        {sub !== undefined && <small>{sub}</small>}
      </span>
      {end ?? <ChevronRight className={css.arrow} aria-hidden="true" />}
    </>
  );
  if (href === undefined)
    return (
      <button type="button" className={css.row} onClick={onClick}>
        {inside}
      </button>
    );
  return (
    <a className={css.row} href={href} target="_blank" rel="noreferrer">
      {inside}
    </a>
  );
}

/** The host's buttons for pausing or resuming the match, or adding a minute. `onPress` closes the menu. */
export function ClockTiles({ endsAt, onPress }: { endsAt: number | null; onPress(): void }) {
  const { pause, moveClock, now } = useBoardContext();
  const left = useSecondsLeft(endsAt, now);
  const move = (name: ClockMove) => () => {
    onPress();
    void moveClock?.(name);
  };
  return (
    <>
      <button type="button" className={cx(css.tile, css.lit)} onClick={move(pause ? 'resume' : 'pause')}>
        {pause ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        <span className={css.label}>
          <b>{pause ? pausedText.goOn : TABLE.pause}</b>
          <small>{left === null ? TABLE.pauseHint : text.timeLeft(minutes(left))}</small>
        </span>
      </button>
      {endsAt !== null && (
        <button type="button" className={css.tile} onClick={move('addMinute')}>
          <Timer aria-hidden="true" />
          <span className={css.label}>
            <b>{pausedText.addMinute}</b>
            <small>{TABLE.addMinuteHint}</small>
          </span>
        </button>
      )}
    </>
  );
}

export function BotSpeeds() {
  const { room, api, run } = useRoom();
  return (
    <Segments
      label={TABLE.botSpeed}
      options={speeds()}
      value={room.botSpeed}
      onChange={(botSpeed) => void run(() => api.change({ botSpeed }))}
    />
  );
}

export function FacesHere() {
  const { people } = useBoardContext();
  return (
    <span className={css.faces} aria-hidden="true">
      {people.slice(0, 5).map((person) => (
        <Face key={person.seat} {...person} away={!person.online} mark={undefined} size="sm" />
      ))}
    </span>
  );
}
