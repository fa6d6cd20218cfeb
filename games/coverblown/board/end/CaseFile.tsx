import { Face, Name, type Person } from 'hush/board';
import { BadgeCheck, Banknote } from 'lucide-react';
import { TOKEN } from '../../content/tokensText';
import type { Truth } from '../../state';
import { portrait } from '../art/pictures';
import { endText } from '../text';
import styles from './CaseFile.module.css';

/** Shows each cop's role and contact. */
export function CaseFile({ truth, people }: { truth: Truth; people: readonly Person[] }) {
  return (
    <section className={styles.file} aria-label={endText.revealed}>
      <span className={styles.tab} aria-hidden="true">
        {endText.file}
      </span>
      <Cops truth={truth} people={people} />
    </section>
  );
}

export function Cops({ truth, people }: { truth: Truth; people: readonly Person[] }) {
  return (
    <ul className={styles.cops}>
      {people.map((person) => (
        <Cop key={person.seat} person={person} truth={truth} />
      ))}
    </ul>
  );
}

function Cop({ person, truth }: { person: Person; truth: Truth }) {
  const player = truth.players[person.seat];
  if (!player) return null;
  const { role, contact, blown } = player;
  const Icon = role === 'honest' ? BadgeCheck : Banknote;
  return (
    <li className={styles.cop}>
      <span className={styles.face}>
        <Face {...person} size={undefined} />
      </span>
      <Name className={styles.name}>{person.name}</Name>
      <span className={role === 'honest' ? styles.honest : styles.dirty}>
        <Icon aria-hidden="true" />
        {endText.role[role]}
      </span>
      <span className={styles.contact}>
        <img src={portrait(contact)} alt="" />
        <span>
          {endText.contact[role]}
          <b>{TOKEN.name[contact]}</b>
          {blown && endText.blown}
        </span>
      </span>
    </li>
  );
}
