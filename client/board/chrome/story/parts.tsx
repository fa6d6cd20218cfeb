import {
  Check,
  Crosshair,
  Eye,
  Fingerprint,
  Gavel,
  KeyRound,
  type LucideIcon,
  Megaphone,
  Phone,
  Stamp,
  VenetianMask,
  Vote,
  WalletCards,
  X,
} from 'lucide-react';
import { Face } from '#client/ui/Face.tsx';
import type { Seat } from '#shared/ids.ts';
import type { Award, Mark, Slip, TurningPoint } from '#shared/text/story.ts';
import { heardBy } from '#shared/text/story.ts';
import { readBy } from '#shared/text/text.ts';
import type { Person } from '../../contract';
import { Words } from '../LogList';
import css from './parts.module.css';
import { STORY } from './text';

const MARKS: Readonly<Record<Mark, LucideIcon>> = {
  lie: Megaphone,
  broke: Gavel,
  end: Check,
  call: Phone,
  card: WalletCards,
  code: KeyRound,
  look: Eye,
  mission: Stamp,
  shot: Crosshair,
  vote: Vote,
  wrong: X,
};

const AWARDS: Readonly<Record<Award['kind'], LucideIcon>> = {
  lie: VenetianMask,
  deduction: Fingerprint,
  mission: Stamp,
  code: KeyRound,
};

type People = readonly Person[];
const personAt = (people: People, seat: Seat | null) => people.find((person) => person.seat === seat);

/** Draws a card with the lie that hid the truth, the player who told it, and the players who believed or doubted it. */
export function SlipCard({ slip, people }: { slip: Slip; people: People }) {
  const { by, words, note, believed, doubted } = slip;
  const speaker = personAt(people, by);
  return (
    <section className={css.slip} aria-label={STORY.slip}>
      <div className={css.said}>
        {speaker && <Face {...speaker} size={undefined} className={css.speaker} />}
        <div>
          {speaker && <span className="sr">{speaker.name}: </span>}
          <q className={css.quote}>{words}</q>
          <small className={css.note}>{note}</small>
        </div>
      </div>
      {believed.length + doubted.length > 0 && (
        <div className={css.heard}>
          <Hearers seats={believed} people={people} how="believed" />
          <Hearers seats={doubted} people={people} how="doubted" />
        </div>
      )}
    </section>
  );
}

function Hearers({ seats, people, how }: { seats: readonly Seat[]; people: People; how: 'believed' | 'doubted' }) {
  const who = seats.flatMap((seat) => personAt(people, seat) ?? []).sort((one, other) => +other.you - +one.you);
  if (who.length === 0) return null;
  const you = who.find((person) => person.you)?.seat ?? null;
  const names = readBy((seat) => personAt(people, seat)?.name ?? '', you);
  return (
    <p>
      <span className={css.faces}>
        {who.map((person) => (
          <Face key={person.seat} {...person} size={undefined} />
        ))}
      </span>
      <span>
        <Words
          of={heardBy(
            how,
            who.map(({ seat }) => seat),
            names,
          )}
        />
      </span>
    </p>
  );
}

interface TimelineProps {
  points: readonly TurningPoint[];
  /** Opens the replay at log line number `n`. Undefined on a screen that takes no input. */
  onOpen?: ((n: number) => void) | undefined;
}

/**
 * Draws the turning points in order. The lie, its exposure and the end of the match have their own shapes and icons.
 */
export function Timeline({ points, onOpen }: TimelineProps) {
  return (
    <ol className={css.line} aria-label={STORY.points}>
      {points.map((point, at) => (
        <li key={point.n} data-mark={point.mark} style={{ animationDelay: `${at * 900}ms` }}>
          {onOpen ? (
            <button type="button" onClick={() => onOpen(point.n)}>
              <Point point={point} />
            </button>
          ) : (
            <Point point={point} />
          )}
        </li>
      ))}
    </ol>
  );
}

function Point({ point: { when, mark, lead, rest } }: { point: TurningPoint }) {
  const Icon = MARKS[mark];
  const [unit, count] = /^(.+) (\d+)$/.exec(when)?.slice(1) ?? [];
  return (
    <>
      <span className={css.when}>
        {unit === undefined ? (
          when
        ) : (
          <>
            <small>{unit}</small> {count}
          </>
        )}
      </span>
      <span className={css.dot}>
        <Icon aria-hidden="true" />
      </span>
      <span className={css.words}>
        <b>{lead}</b>
        {rest && <small>{rest}</small>}
      </span>
    </>
  );
}

/** Draws the awards: the best lie and the best deduction, or a game's own awards. */
export function Awards({ awards, people }: { awards: readonly Award[]; people: People }) {
  return (
    <div className={css.awards}>
      {awards.map(({ kind, by, words, because }) => {
        const Icon = AWARDS[kind];
        const person = personAt(people, by);
        return (
          <article key={kind} className={css.award} data-kind={kind}>
            <h3 className={css.caps}>
              <Icon aria-hidden="true" />
              {STORY.awards[kind]}
            </h3>
            <div className={css.said}>
              {person && <Face {...person} size={undefined} className={css.speaker} />}
              <p>
                <b translate="no" className={css.who}>
                  {person?.name}
                </b>
                <q className={css.quote}>{words}</q>
              </p>
            </div>
            <small className={css.because}>{because}</small>
          </article>
        );
      })}
    </div>
  );
}
