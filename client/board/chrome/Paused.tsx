import { AlarmClock, MessageCircle, Play, Timer } from 'lucide-react';
import { useEffect } from 'react';
import { COUNTDOWN } from '#shared/engine/pause.ts';
import { piecesOf, strong } from '#shared/text/text.ts';
import { hush } from '../../feedback/hush';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { Face } from '../../ui/Face';
import { type BoardContextValue, useBoardContext } from '../context';
import { minutes, secondsLeft, useSecondsLeft } from '../time';
import { Words } from './LogList';
import css from './Paused.module.css';
import { pausedText } from './pausedText';

type Running = NonNullable<BoardContextValue['pause']>;

interface PausedProps {
  /** The time at which the turn timer ends, in ms of server time, or null if there is none. */
  endsAt: number | null;
}

/**
 * Covers the table while the match is paused. Shows who paused the match, how much time is left, and a 3-2-1 countdown
 * before play resumes.
 */
export function PausedSign({ endsAt, className }: PausedProps & { className?: string | undefined }) {
  const { pause } = useBoardContext();
  return (
    pause && (
      <div className={cx(css.place, className)} role="status">
        <Sign pause={pause} endsAt={endsAt} />
      </div>
    )
  );
}

function Sign({ pause, endsAt }: PausedProps & { pause: Running }) {
  const { people } = useBoardContext();
  const until = useSecondsLeft(pause.until, pause.now) ?? 0;
  const host = people.find(({ seat }) => seat === pause.by);
  const left = endsAt === null ? null : minutes(secondsLeft(endsAt, pause.at));
  useEffect(hush, []);
  return (
    <div className={css.sign}>
      {until * 1000 <= COUNTDOWN ? (
        <b key={until} className={css.digit}>
          {Math.max(1, until)}
        </b>
      ) : (
        <>
          <h2>{pausedText.paused}</h2>
          <p>{host ? pausedText.by(host.you ? null : host.name) : pausedText.byHost}</p>
          {left !== null && (
            <p className={css.left}>
              <AlarmClock aria-hidden="true" />
              <Words of={piecesOf(pausedText.left(strong(left)))} />
            </p>
          )}
          <p className={css.latest} aria-live="off">
            {pausedText.latest(minutes(until))}
          </p>
        </>
      )}
    </div>
  );
}

/** Takes the place of the board's `dock` while the match is paused. Shows who is present, and buttons for the host. */
export function PausedDock({ endsAt }: PausedProps) {
  const { pause, moveClock } = useBoardContext();
  const until = useSecondsLeft(pause?.until ?? null, pause?.now ?? Date.now) ?? 0;
  const isEnding = until * 1000 <= COUNTDOWN;
  return (
    <section className={css.dock}>
      <Here />
      {moveClock ? (
        <div className={css.row}>
          {endsAt !== null && (
            <Button icon={<Timer />} onClick={() => void moveClock('addMinute')}>
              {pausedText.addMinute}
            </Button>
          )}
          <Button variant="primary" icon={<Play />} busy={isEnding} onClick={() => void moveClock('resume')}>
            {pausedText.goOn}
          </Button>
        </div>
      ) : (
        <p className={css.host}>
          <Restart />
        </p>
      )}
      <p className={css.talk}>
        <MessageCircle aria-hidden="true" />
        {pausedText.talk}
      </p>
    </section>
  );
}

/**
 * Takes the place of a stage's captions while the match is paused. Says that nothing is lost, and shows who is present.
 */
export function PausedPlate() {
  const { people } = useBoardContext();
  return (
    <section className={css.plate}>
      <p>
        <b>{pausedText.nothingLost}</b>
        <Restart />
      </p>
      <ul>
        {people.map((person) => (
          <li key={person.seat} data-away={person.online ? undefined : ''}>
            <Face {...person} away={!person.online} size={undefined} className={css.face} />
            {person.online ? person.name : pausedText.away(person.name)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Here() {
  const { people } = useBoardContext();
  const persons = people.filter(({ bot }) => !bot);
  const here = persons.filter(({ online }) => online);
  const gone = persons.filter(({ online }) => !online);
  return (
    <p className={css.here}>
      <span className={css.faces} aria-hidden="true">
        {here.slice(0, 5).map((person) => (
          <Face key={person.seat} {...person} size="sm" />
        ))}
      </span>
      <span>
        {pausedText.here(here.map(({ name }) => name))}{' '}
        {gone.length > 0 && pausedText.gone(gone.map(({ name }) => name))}
      </span>
    </p>
  );
}

function Restart() {
  const { people } = useBoardContext();
  return pausedText.restart(people.find(({ host }) => host)?.name ?? null);
}
