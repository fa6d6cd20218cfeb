import type { ReactNode } from 'react';
import { Face } from '#client/ui/Face.tsx';
import { Name } from '#client/ui/Name.tsx';
import type { Outcome } from '#shared/contract/module.ts';
import type { Story } from '#shared/text/story.ts';
import { useBoardContext } from '../../context';
import type { Person } from '../../contract';
import { text } from '../text';
import { gained, usePoints, usePointsRule } from '../usePoints';
import { Awards, SlipCard, Timeline } from './parts';
import css from './StoryStage.module.css';

interface StoryStageProps {
  story: Story;
  outcome: Outcome;
  people: readonly Person[];
  objects: ReactNode;
}

/** A headline that has more characters than this is set in a smaller font. */
const LONG = 52;
const LONGER = 74;

/**
 * Draws the story for a television. Unlike on a phone, everyone's points are shown beside the story, and there are no
 * buttons.
 */
export function StoryStage({ story, outcome, people, objects }: StoryStageProps) {
  const headline = story.headline.join(' ');
  const { stage } = useBoardContext();
  const rows = usePoints(outcome, people);
  const rule = usePointsRule();
  const length = headline.length > LONGER ? 'longer' : headline.length > LONG ? 'long' : undefined;
  return (
    <div className={css.stage}>
      <div className={css.left}>
        <h1 data-length={length}>{headline}</h1>
        <div className={css.truth}>
          <div className={css.objects}>{objects}</div>
          <SlipCard slip={story.slip} people={people} />
        </div>
      </div>
      <div className={css.awards}>
        <Awards awards={story.awards} people={people} />
      </div>
      <div className={css.line}>
        <Timeline points={story.points} />
      </div>
      <div className={css.points}>
        <ul aria-label={text.points}>
          {rows.map(({ person, won, tonight }) => (
            <li key={person.seat} data-won={outcome.winners.includes(person.seat) ? '' : undefined}>
              <Face {...person} size={undefined} />
              <Name>{person.name}</Name>
              <b>{gained(won)}</b>
              <span>{text.tonight(tonight)}</span>
            </li>
          ))}
        </ul>
        <p>{rule}</p>
      </div>
      {stage && <stage.Next />}
    </div>
  );
}
