import { Face, Name, type Person } from 'hush/board';
import type { View } from '../../state';
import { BigDigit } from '../discovery/BigDigit';
import { discoveryText, mayName } from '../text';
import css from './DiscoveryStage.module.css';

interface DiscoveryStageProps {
  view: View;
  people: readonly Person[];
  now(): number;
}

/**
 * The discovery phase on a stage: the silence in which an insider may name the partner. What players do does not change
 * the screen.
 */
export function DiscoveryStage({ view, people, now }: DiscoveryStageProps) {
  return (
    <div className={css.discovery}>
      <BigDigit endsAt={view.endsAt} now={now} total={view.options.discoverySeconds * 1000} />
      <section className={css.say}>
        <h2>{discoveryText.hush}</h2>
        <p>{mayName(view)}</p>
      </section>
      <ul className={css.people} aria-label={discoveryText.faces}>
        {people.map((person) => (
          <li key={person.seat}>
            <Face {...person} size={undefined} out={view.out.includes(person.seat)} />
            <Name>{person.name}</Name>
          </li>
        ))}
      </ul>
    </div>
  );
}
