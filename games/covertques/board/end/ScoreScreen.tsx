import { type BoardProps, nameOf, StoryPage, useBoardContext } from 'hush/board';
import { type Outcome, readBy, tell } from 'hush/game';
import { type CSSProperties, useMemo } from 'react';
import type { Moves, View } from '../../state';
import { story } from '../../story';
import { text } from '../../text';
import { Logo } from '../art/drawings';
import { windowLook } from '../frame/Window';
import { endText, headline, sectionName } from '../text';
import { Memo } from './Memo';
import { Moment } from './Moment';
import { markOf } from './marks';
import styles from './ScoreScreen.module.css';

type ScoreScreenProps = Pick<BoardProps<View, Moves>, 'view' | 'people' | 'facts'> & { outcome: Outcome };

/** Shows the story of the match, then the boss's memo with roles and points, and the replay. */
export function ScoreScreen({ view, outcome, people, facts }: ScoreScreenProps) {
  const { seat } = useBoardContext();
  const names = useMemo(() => nameOf(people), [people]);
  const told = useMemo(() => tell(story, view, facts, readBy(names, seat)), [view, facts, names, seat]);
  return (
    <StoryPage<View>
      story={told}
      outcome={outcome}
      people={people}
      logo={<Logo />}
      rulesPart="scores"
      result={headline(view, outcome)}
      reason={text.reason(outcome, names, view)}
      objects={<CodeWord view={view} />}
      hasPoints={false}
      Moment={Moment}
      mark={markOf}
      section={sectionName}
      className={styles.scores}
      replayClassName={windowLook}
    >
      <Memo view={view} outcome={outcome} people={people} />
    </StoryPage>
  );
}

/** Shows the code word on a computer monitor. */
export function CodeWord({ view: { truth } }: { view: View }) {
  if (!truth) return null;
  return (
    <p className={styles.monitor}>
      <small>{endText.word}</small>
      <b translate="no" style={{ '--letters': truth.code.word.length } as CSSProperties}>
        {truth.code.word}
      </b>
    </p>
  );
}
