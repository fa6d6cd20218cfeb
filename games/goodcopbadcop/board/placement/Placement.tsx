import {
  type BoardProps,
  Button,
  cx,
  Face,
  nameOf,
  type Person,
  useBoardContext,
  useBusy,
  usePersistentState,
  whyInWords,
} from 'hush/board';
import { Check } from 'lucide-react';
import type { Moves, View } from '../../state';
import { firstWords, refusals } from '../../text';
import { Emblem } from '../art/Emblem';
import { OwnFile } from './OwnFile';
import { AS_OFFERED, type Order, orderIn, orderKey } from './order';
import styles from './Placement.module.css';
import { placeText } from './text';

/** The screen for filing cards: three covered cards to put in order, and who has already filed theirs. */
export function Placement(props: BoardProps<View, Moves>) {
  const { view, seat, act, people, legal } = props;
  const { totals } = useBoardContext();
  const key = orderKey(view, globalThis.location?.pathname ?? '', totals.played, seat);
  const [order, arrange] = usePersistentState<Order>(key, () => AS_OFFERED, orderIn);
  const [busy, wait] = useBusy();
  const me = people.find((person) => person.seat === seat);
  const isFiled = seat !== null && view.table[seat]?.placed === true;
  return (
    <div className={styles.placement}>
      <header className={styles.head}>
        <h2>{titleOf(view, isFiled)}</h2>
        <p>
          {placeText.once} {firstWords(view, seat, nameOf(people))}
        </p>
      </header>
      {view.me && me && (
        <section className={styles.own} aria-label={placeText.file} data-coach="own-cards">
          <OwnFile
            person={me}
            faces={view.me.cards}
            // When the cards are filed, the server lists them in the filed order.
            order={isFiled ? AS_OFFERED : order}
            onMove={isFiled ? null : arrange}
          >
            <Button
              variant={isFiled ? 'raised' : 'primary'}
              size="lg"
              full
              busy={busy}
              icon={<Check />}
              className={styles.file}
              data-coach="place"
              aria-pressed={isFiled}
              why={isFiled ? null : whyInWords(refusals, legal.why('place'))}
              whyAt="press"
              onClick={isFiled ? undefined : () => wait(act.place([...order]))}
            >
              {isFiled ? placeText.filed : placeText.fileThem}
            </Button>
          </OwnFile>
        </section>
      )}
      <Roster view={view} people={people} />
      <Memo />
    </div>
  );
}

function titleOf(view: View, isFiled: boolean): string {
  if (!view.me) return placeText.titleOthers;
  return isFiled ? placeText.titleFiled : placeText.title;
}

function Roster({ view, people }: { view: View; people: readonly Person[] }) {
  const hasFiled = (person: Person) => view.table[person.seat]?.placed === true;
  return (
    <section className={styles.roster} aria-label={placeText.roster}>
      <h3>{placeText.count(people.filter(hasFiled).length, people.length)}</h3>
      <ul>
        {people.map((person) => (
          <li key={person.seat} className={cx(hasFiled(person) && styles.done)}>
            <Face {...person} size={undefined} className={styles.face} />
            <b>
              <bdi translate="no">{person.name}</bdi>
            </b>
            <span>{filedWords(person.you, hasFiled(person))}</span>
            {hasFiled(person) && <Check className={styles.check} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function filedWords(isYou: boolean, hasFiled: boolean): string {
  if (isYou) return hasFiled ? placeText.youFiled : placeText.you;
  return hasFiled ? placeText.hasFiled : placeText.arranging;
}

/** A sheet of paper with the rule about sides. */
function Memo() {
  const lines = [
    { emblem: 'agent', title: placeText.agent, line: placeText.agentLine },
    { emblem: 'kingpin', title: placeText.kingpin, line: placeText.kingpinLine },
    { emblem: 'scales', title: placeText.neither, line: placeText.neitherLine },
  ] as const;
  return (
    <aside className={styles.memo}>
      <h3>{placeText.where}</h3>
      <dl>
        {lines.map(({ emblem, title, line }) => (
          <div key={emblem}>
            <dt>
              <Emblem of={emblem} />
              {title}
            </dt>
            <dd>{line}</dd>
          </div>
        ))}
      </dl>
      <p>{placeText.goal}</p>
    </aside>
  );
}
