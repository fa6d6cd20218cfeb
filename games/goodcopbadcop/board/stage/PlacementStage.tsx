import { Face, Name, nameOf, type Person } from 'hush/board';
import { Check, Ellipsis } from 'lucide-react';
import type { View } from '../../state';
import { firstWords } from '../../text';
import { placeText } from '../placement/text';
import css from './PlacementStage.module.css';
import { stageText } from './text';

const SIDES = [
  [stageText.agent, stageText.agentLine],
  [stageText.kingpin, stageText.kingpinLine],
  [stageText.neither, stageText.neitherLine],
] as const;

/** The screen for filing cards on a stage: who has filed their cards, and what decides a side. */
export default function PlacementStage({ view, people }: { view: View; people: readonly Person[] }) {
  const hasFiled = (person: Person) => view.table[person.seat]?.placed === true;
  return (
    <div className={css.placement}>
      <section className={css.roster} aria-label={placeText.roster}>
        <h2>{firstWords(view, null, nameOf(people))}</h2>
        <ul>
          {people.map((person) => (
            <li key={person.seat} data-filed={hasFiled(person) ? '' : undefined}>
              <Face {...person} size={undefined} className={css.face} />
              <Name>{person.name}</Name>
              <span>
                {hasFiled(person) ? <Check aria-hidden="true" /> : <Ellipsis aria-hidden="true" />}
                {hasFiled(person) ? placeText.hasFiled : placeText.arranging}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <aside className={css.memo}>
        <h2>{stageText.sides}</h2>
        <dl>
          {SIDES.map(([title, line]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{line}</dd>
            </div>
          ))}
        </dl>
        <p>{stageText.goal}</p>
      </aside>
    </div>
  );
}
