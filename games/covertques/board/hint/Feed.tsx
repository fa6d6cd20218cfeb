import { Face, nameOf, type Person, useEndInSight } from 'hush/board';
import type { Names } from 'hush/game';
import { Ban, Dices, Hourglass, UserX } from 'lucide-react';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import type { Hint, View, VoteResult } from '../../state';
import { hintWords, ROLE_NAMES } from '../../text';
import { type FeedItem, feedOf } from '../round';
import { hintText } from '../text';
import styles from './Feed.module.css';

interface FeedProps {
  view: View;
  people: readonly Person[];
  now(): number;
}

/** Shows all hints of the match, and the events between rounds, like a chat. Hints are rendered as plain text. */
export function Feed({ view, people, now }: FeedProps) {
  const box = useRef<HTMLOListElement>(null);
  const [opened] = useState(now);
  const items = feedOf(view);
  useEndInSight(box, items.length);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <ol ref={box} className={styles.feed} aria-live="polite" aria-label={hintText.feed} tabIndex={0}>
      {items.map((item) => (
        <Item key={keyOf(item)} item={item} people={people} opened={opened} />
      ))}
    </ol>
  );
}

function keyOf(item: FeedItem): string {
  if (item.kind === 'hint') return `${item.hint.round} ${item.hint.by}`;
  return `${item.kind} ${item.kind === 'result' ? item.result.round : item.round}`;
}

interface ItemProps {
  item: FeedItem;
  people: readonly Person[];
  /** Server time in ms when the feed was opened. Later hints are animated letter by letter. */
  opened: number;
}

function Item({ item, people, opened }: ItemProps) {
  const names = nameOf(people);
  if (item.kind === 'round') return <Break icon={<Dices />}>{hintText.roundBreak(item.round, item.word)}</Break>;
  if (item.kind === 'silence') return <Break icon={<Hourglass />}>{hintText.silence}</Break>;
  if (item.kind === 'result') return <Result result={item.result} names={names} />;
  if (item.hint.kind === 'none') return <Break>{hintText.noHint(names(item.hint.by))}</Break>;
  const person = people.find(({ seat }) => seat === item.hint.by);
  return person && <Bubble hint={item.hint} person={person} fresh={item.hint.at > opened} />;
}

function Bubble({ hint, person, fresh }: { hint: Hint; person: Person; fresh: boolean }) {
  const words = hintWords(hint);
  const style = fresh ? ({ '--letters': words.length } as CSSProperties) : undefined;
  const look = [fresh && styles.typed, hint.kind === 'said' && styles.aloud].filter(Boolean).join(' ');
  return (
    <li className={person.you ? `${styles.line} ${styles.mine}` : styles.line}>
      {!person.you && <Face {...person} size={undefined} />}
      <div className={styles.bubble}>
        <small>
          <bdi translate="no">{person.name}</bdi>
        </small>
        <b className={look} style={style} dir="auto" translate="no">
          {words}
        </b>
      </div>
    </li>
  );
}

function Result({ result, names }: { result: VoteResult; names: Names }) {
  if (result.shown !== null && result.role !== null)
    return <Break icon={<UserX />}>{hintText.votedOut(names(result.shown), ROLE_NAMES[result.role])}</Break>;
  return <Break icon={<Ban />}>{hintText.nobody[result.nobody ?? 'tied']}</Break>;
}

function Break({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.break}>
      {icon}
      <span>{children}</span>
    </li>
  );
}
