import { Face, Name, type Person, Words } from 'hush/board';
import { piecesOf, strong } from 'hush/game';
import { Check, Hand } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { HEARING_MS } from '../../queries';
import type { Plan } from '../../state';
import { useHearing } from '../hearing';
import { planText } from '../text';
import css from './Proposal.module.css';
import { stageText } from './text';

interface ProposalProps {
  plan: Plan;
  people: readonly Person[];
  now(): number;
}

/** Shows the proposed pair, the seconds left to answer, and each player's answer. */
export function Proposal({ plan, people, now }: ProposalProps) {
  const by = people.find(({ seat }) => seat === plan.by);
  const { left, words } = useHearing(plan, by, now);
  const answers = [...plan.objections, ...plan.agreements];
  const of = (seats: readonly string[]) => people.filter(({ seat }) => seats.includes(seat));
  return (
    <section className={css.proposal} role="status">
      {left !== null && (
        <div className={css.ring} style={{ '--part': (left * 1000) / HEARING_MS } as CSSProperties}>
          <b>{left}</b>
          <small>{stageText.seconds}</small>
        </div>
      )}
      <div className={css.pair}>
        {by && (
          <p className={css.who}>
            <Face {...by} size={undefined} className={css.face} />
            <span>
              <Words of={piecesOf(words ?? planText.wants(strong(by.name)))} />
            </span>
          </p>
        )}
        <h2>
          <Words of={piecesOf(stageText.pair(plan.suspect, plan.weapon))} />
        </h2>
      </div>
      <div className={css.answers}>
        <Answer title={stageText.asksToWait} icon={<Hand />} people={of(plan.objections)} />
        <Answer title={stageText.goAhead} icon={<Check />} people={of(plan.agreements)} />
        <Answer
          title={stageText.hasNotSaid}
          people={people.filter(({ seat }) => seat !== plan.by && !answers.includes(seat))}
        />
      </div>
    </section>
  );
}

function Answer({ title, icon, people }: { title: string; icon?: ReactNode; people: readonly Person[] }) {
  if (people.length === 0) return null;
  return (
    <div className={css.answer} data-given={icon ? '' : undefined}>
      <h3>
        {icon}
        {title}
      </h3>
      <ul>
        {people.map((person) => (
          <li key={person.seat}>
            <Face {...person} size={undefined} className={css.small} />
            <Name>{person.name}</Name>
          </li>
        ))}
      </ul>
    </div>
  );
}
