import { type BoardProps, nameOf, StoryPage, useWide } from 'hush/board';
import { type Outcome, readBy, tell } from 'hush/game';
import { useMemo } from 'react';
import type { Moves, Truth, View } from '../../state';
import { story } from '../../story';
import { DAY_NAMES, DAY_SHORT, text } from '../../text';
import { Logo } from '../art/drawings';
import { Photo } from '../evidence/Photo';
import { Tag } from '../evidence/Tag';
import { endText } from '../text';
import styles from './CaseClosed.module.css';
import { CaseFile } from './CaseFile';
import { Moment } from './Moment';
import { markOf } from './marks';

type CaseClosedProps = Pick<BoardProps<View, Moves>, 'view' | 'seat' | 'people' | 'facts'> & { outcome: Outcome };

/** The screen after the match: the story of the week, then all secrets, then the replay. */
export function CaseClosed({ view, seat, outcome, people, facts }: CaseClosedProps) {
  const wide = useWide();
  const names = useMemo(() => nameOf(people), [people]);
  const told = useMemo(() => tell(story, view, facts, readBy(names, seat)), [view, facts, names, seat]);
  const { truth } = view;
  return (
    <StoryPage<View>
      story={told}
      outcome={outcome}
      people={people}
      logo={<Logo />}
      rulesPart="end"
      result={headline(view, outcome)}
      reason={told ? null : text.reason(outcome, readBy(names, seat), view)}
      objects={truth && <Culprits truth={truth} />}
      Moment={Moment}
      mark={markOf}
      section={(moment) => (wide ? DAY_NAMES : DAY_SHORT)[moment.day]}
      className={styles.end}
    >
      {truth && <CaseFile truth={truth} people={people} />}
    </StoryPage>
  );
}

function Culprits({ truth }: { truth: Truth }) {
  return (
    <div className={styles.culprits}>
      <Photo suspect={truth.murderer} stamp="guilty" />
      <Tag weapon={truth.weapon} />
    </div>
  );
}

function headline({ truth }: View, { cancelled, winners }: Outcome): string {
  const [winner] = winners;
  if (cancelled || winner === undefined) return endText.stopped;
  return truth?.players[winner]?.role === 'dirty' ? endText.dirty(winners.length) : endText.honest;
}
