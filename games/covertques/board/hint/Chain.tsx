import { Face, Name, nameOf, type Person, Tag, TwoScreensSign, uiText } from 'hush/board';
import { Bot, Check, Minus, Play, Pointer, WifiOff, X } from 'lucide-react';
import type { View } from '../../state';
import { chainOf, type SpeakerStatus, suspectedBy } from '../round';
import { frameText, hintText } from '../text';
import styles from './Chain.module.css';

interface ChainProps {
  view: View;
  people: readonly Person[];
  /** Whether the list is vertical, with room for labels. */
  tall?: boolean | undefined;
}

const CROWD = 7;

/** Shows the speaking order, clockwise. */
export function Chain({ view, people, tall = false }: ChainProps) {
  const look = tall ? styles.tall : people.length > CROWD ? `${styles.chain} ${styles.crowd}` : styles.chain;
  return (
    <ol className={look} aria-label={frameText.order} data-order={tall ? undefined : ''}>
      {chainOf(view).map(({ seat, status }) => {
        const person = people.find((one) => one.seat === seat);
        const by = suspectedBy(view, seat).map(nameOf(people));
        return person && <Link key={seat} person={person} status={status} by={by} />;
      })}
    </ol>
  );
}

function Link({ person, status, by }: { person: Person; status: SpeakerStatus; by: readonly string[] }) {
  const isOut = status === 'out';
  const isAway = !person.online && !person.bot;
  return (
    <li className={person.you ? `${styles.link} ${styles.mine}` : styles.link} data-status={status ?? undefined}>
      <Face {...person} size={undefined} turn={status === 'turn'} out={isOut} away={isAway} />
      <span className={isOut ? `${styles.name} ${styles.gone}` : styles.name}>
        <Name>{person.name}</Name>
        <TwoScreensSign of={person} />
      </span>
      <span className={styles.tags}>
        {person.you && <Tag tone="you">{uiText.you}</Tag>}
        {person.bot && <Tag icon={<Bot />}>{uiText.bot}</Tag>}
        {isAway && (
          <Tag tone="away" icon={<WifiOff />}>
            {uiText.away}
          </Tag>
        )}
        <StatusTag status={status} />
      </span>
      {by.length > 0 && (
        <span className={styles.mark}>
          <Pointer aria-hidden="true" />
          <span aria-hidden="true">{by.length}</span>
          <span className="sr">{hintText.suspectedBy(by)}</span>
        </span>
      )}
    </li>
  );
}

function StatusTag({ status }: { status: SpeakerStatus }) {
  if (status === 'said' || status === 'ready')
    return (
      <Tag tone="ok" icon={<Check />}>
        {status === 'said' ? hintText.said : hintText.isSetToVote}
      </Tag>
    );
  if (status === 'missed') return <Tag icon={<Minus />}>{hintText.missed}</Tag>;
  if (status === 'turn')
    return (
      <Tag tone="turn" icon={<Play />}>
        {uiText.turn}
      </Tag>
    );
  if (status === 'next') return <Tag>{hintText.next}</Tag>;
  if (status === 'out')
    return (
      <Tag tone="out" icon={<X />}>
        {uiText.out}
      </Tag>
    );
  return null;
}
