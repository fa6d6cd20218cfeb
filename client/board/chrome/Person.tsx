import { Bot, Crown, Play, WifiOff, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx';
import { Face } from '../../ui/Face';
import { Name } from '../../ui/Name';
import { text } from '../../ui/text';
import type { Person } from '../contract';
import css from './Person.module.css';
import { TwoScreensSign } from './ScreensBar';

type Tone = 'plain' | 'you' | 'turn' | 'host' | 'bot' | 'away' | 'out' | 'ok';

/** Draws a word below or beside a name. An icon can repeat the meaning of the word. */
export function Tag({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: Tone | undefined;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={cx(css.tag, css[`tag-${tone}`])}>
      {icon}
      {children}
    </span>
  );
}

interface PersonChipProps {
  person: Person;
  turn?: boolean | undefined;
  out?: boolean | undefined;
  /** Tags that the game adds, such as "Called". */
  tags?: ReactNode;
  /** Content below the tags, such as lives or bullets. */
  children?: ReactNode;
  onPress?: (() => void) | undefined;
  pressed?: boolean | undefined;
  pressLabel?: string | undefined;
}

/**
 * Draws a person's face, name and tags as a compact chip. Inside a `PeopleStrip` on a wide screen, the chip becomes a
 * card.
 */
export function PersonChip(props: PersonChipProps) {
  const { person, turn = false, out = false, tags, children, onPress, pressed, pressLabel } = props;
  const away = !person.online && !person.bot;
  const inside = (
    <>
      <span className={css.portrait}>
        <Face {...person} turn={turn} out={out} away={away} className={css.chipFace} />
        <Sign bot={person.bot} away={away} out={out} />
      </span>
      <span className={cx(css.name, out && css.outName, person.you && css.youName)}>
        <Name>{person.name}</Name>
        <TwoScreensSign of={person} />
      </span>
      <span className={css.tags}>
        {tags}
        <PersonTags {...person} turn={turn} out={out} away={away} />
      </span>
      {children && <span className={css.extra}>{children}</span>}
    </>
  );
  if (!onPress) return <div className={css.person}>{inside}</div>;
  return (
    <button
      type="button"
      className={cx(css.person, css.pressable)}
      aria-pressed={pressed}
      aria-label={pressLabel}
      onClick={onPress}
    >
      {inside}
    </button>
  );
}

/**
 * Draws a status icon on the face, because a row of chips has no room for the word. Screen readers read the word from
 * the tags.
 */
function Sign({ bot, away, out }: Pick<PersonStatus, 'bot' | 'away' | 'out'>) {
  if (!bot && !away && !out) return null;
  return (
    <span className={css.sign} aria-hidden="true">
      {out ? <X /> : away ? <WifiOff /> : <Bot />}
    </span>
  );
}

interface PersonStatus {
  you?: boolean | undefined;
  host?: boolean | undefined;
  bot?: boolean | undefined;
  turn?: boolean | undefined;
  out?: boolean | undefined;
  away?: boolean | undefined;
}

function PersonTags({ you, host, bot, turn, out, away }: PersonStatus) {
  return (
    <>
      {you && <Tag tone="you">{text.you}</Tag>}
      {turn && (
        <Tag tone="turn" icon={<Play />}>
          {text.turn}
        </Tag>
      )}
      {host && (
        <Tag tone="host" icon={<Crown />}>
          {text.host}
        </Tag>
      )}
      {bot && (
        <Tag tone="bot" icon={<Bot />}>
          {text.bot}
        </Tag>
      )}
      {away && (
        <Tag tone="away" icon={<WifiOff />}>
          {text.away}
        </Tag>
      )}
      {out && (
        <Tag tone="out" icon={<X />}>
          {text.out}
        </Tag>
      )}
    </>
  );
}

interface PeopleStripProps {
  label?: string | undefined;
  /** If true, chips on a tall phone are flat, with the words beside the face, to leave more room for the table. */
  isFlat?: boolean | undefined;
  children: ReactNode;
}

/** Draws the people at a table: as a row of chips on phones, and as a grid of cards on wide screens. */
export function PeopleStrip({ label = text.players, isFlat = false, children }: PeopleStripProps) {
  return (
    <section className={css.strip} aria-label={label} data-flat={isFlat || undefined}>
      {children}
    </section>
  );
}

interface PersonRowProps extends Omit<PersonStatus, 'away' | 'out'> {
  name: string;
  face: string;
  colour: number;
  online?: boolean | undefined;
  mark?: ReactNode;
  tags?: ReactNode;
  actions?: ReactNode;
}

/** Draws a person as an `<li>`, for a list with enough room for controls. */
export function PersonRow(props: PersonRowProps) {
  const { name, face, colour, online = true, bot = false, you, host, turn, mark, tags, actions } = props;
  const away = !online && !bot;
  return (
    <li className={css.row}>
      <Face name={name} face={face} colour={colour} bot={bot} away={away} turn={turn} mark={mark} />
      <div className={css.who}>
        <b>
          <bdi translate="no">{name}</bdi>
        </b>
        <span className={css.rowTags}>
          <PersonTags you={you} host={host} bot={bot} turn={turn} away={away} />
          {tags}
        </span>
      </div>
      {actions && <div className={css.rowActions}>{actions}</div>}
    </li>
  );
}

interface EmptyRowProps {
  icon?: ReactNode;
  note?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export function EmptyRow({ icon, note, actions, children }: EmptyRowProps) {
  return (
    <li className={css.row} data-empty>
      <span className={css.hole}>{icon}</span>
      <div className={css.who}>
        <b>{children}</b>
        {note && (
          <span className={css.note} data-note>
            {note}
          </span>
        )}
      </div>
      {actions && <div className={css.rowActions}>{actions}</div>}
    </li>
  );
}

export function PersonRows({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <ul className={css.rows} aria-label={label}>
      {children}
    </ul>
  );
}
