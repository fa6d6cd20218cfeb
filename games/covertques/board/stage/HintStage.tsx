import { cx, Face, Name, nameOf, type Person } from 'hush/board';
import { Check, Lock, Pointer } from 'lucide-react';
import type { CSSProperties } from 'react';
import { isWordAgain } from '../../queries';
import type { Hint, View } from '../../state';
import { claimWords, hintQuote, ROLE_NAMES } from '../../text';
import { Cards } from '../hint/Desks';
import { chainOf, hintOf, type SpeakerStatus, suspectedBy } from '../round';
import { hintText, voteText } from '../text';
import css from './HintStage.module.css';
import { Monitor } from './Monitor';
import { stageText } from './text';

interface HintStageProps {
  view: View;
  people: readonly Person[];
}

/**
 * Shows the round's hints during the hint phase, the discussion and the vote. There is one tile per player, in speaking
 * order.
 */
export function HintStage({ view, people }: HintStageProps) {
  const { topic, die, publicWord, publicWords, round } = view;
  const chain = chainOf(view);
  return (
    <div className={css.round}>
      <ol className={css.players} data-many={chain.length > 6 ? '' : undefined} aria-label={stageText.order}>
        {chain.map(({ seat, status }) => {
          const person = people.find((one) => one.seat === seat);
          return person && <Player key={seat} view={view} person={person} status={status} people={people} />;
        })}
      </ol>
      <aside className={css.side}>
        {die !== null && publicWord !== null && (
          <Monitor label={hintText.topic(topic, isWordAgain(view, round))} word={publicWord} words={publicWords} />
        )}
        <div className={css.now}>
          {view.phase === 'hint' && <Cards view={view} />}
          {view.phase === 'discuss' && (
            <Count title={stageText.talk} done={view.ready.length} of={view.seats.length} what={stageText.ready} />
          )}
          {view.phase === 'vote' && (
            <Count title={voteText.ask} done={view.voted.length} of={view.seats.length} what={stageText.voted} />
          )}
        </div>
      </aside>
    </div>
  );
}

interface PlayerProps extends HintStageProps {
  person: Person;
  status: SpeakerStatus;
}

function Player({ view, person, status, people }: PlayerProps) {
  const { seat } = person;
  const isOut = view.out.includes(seat);
  const hint = hintOf(view, seat, view.round);
  const earlier = view.hints.findLast(({ by, round }) => by === seat && round < view.round);
  const role = view.votedOut.find((one) => one.seat === seat)?.role;
  const suspecting = suspectedBy(view, seat);
  // Suspicions are shown on the suspected player's tile.
  const claims = view.claims.filter(
    ({ by, kind, round, retracted }) => by === seat && round === view.round && kind !== 'suspicion' && !retracted,
  );
  const isDone = view.phase === 'vote' ? view.voted.includes(seat) : view.ready.includes(seat);
  return (
    <li className={cx(css.player, status === 'turn' && css.turn, isOut && css.gone)}>
      <Face {...person} size={undefined} out={isOut} away={!person.online && !person.bot} />
      <div>
        <Name>{person.name}</Name>
        {role ? <p className={css.role}>{ROLE_NAMES[role]}</p> : <Said hint={hint} status={status} />}
        {claims.map((claim) => (
          <p key={claim.n} className={css.claim}>
            {claimWords(claim, nameOf(people))}
          </p>
        ))}
        {earlier && <p className={css.earlier}>{stageText.earlier(earlier.round, hintQuote(earlier))}</p>}
      </div>
      {isDone && view.phase !== 'hint' && (
        <i className={css.done} aria-hidden="true">
          {view.phase === 'vote' ? <Lock /> : <Check />}
        </i>
      )}
      {suspecting.length > 0 && (
        <p className={css.suspected}>
          <Pointer aria-hidden="true" />
          <span className="sr">{stageText.suspected}</span>
          {suspecting.slice(0, FACES).map((by) => {
            const who = people.find((one) => one.seat === by);
            return who && <Face key={by} {...who} size={undefined} alone className={css.small} />;
          })}
          {suspecting.length > FACES && <b>+{suspecting.length - FACES}</b>}
        </p>
      )}
    </li>
  );
}

/** Maximum number of faces that a tile shows of the players who suspect its player. */
const FACES = 3;

function Said({ hint, status }: { hint: Hint | null; status: SpeakerStatus }) {
  if (hint) {
    const longest = Math.max(
      ...hintQuote(hint)
        .split(' ')
        .map((word) => word.length),
    );
    return (
      <p className={hint.kind === 'typed' ? css.hint : css.quiet} style={{ '--letters': longest } as CSSProperties}>
        {hintQuote(hint)}
      </p>
    );
  }
  if (status === 'turn') return <p className={css.quiet}>{stageText.thinking}</p>;
  return status === 'next' ? <p className={css.quiet}>{hintText.next}</p> : null;
}

interface CountProps {
  title: string;
  done: number;
  of: number;
  what: string;
}

/** Shows how many players are ready or have voted. */
function Count({ title, done, of, what }: CountProps) {
  return (
    <section className={css.count} role="status">
      <h2>{title}</h2>
      <p>
        <b>
          {done}/{of}
        </b>
        {what}
      </p>
    </section>
  );
}
