import { type BoardProps, type StageContent, TableFrame, useStoryTurn } from 'hush/board';
import type { ComponentProps } from 'react';
import type { Moves, View } from '../../state';
import { Logo } from '../art/drawings';
import { ScoreScreen } from '../end/ScoreScreen';
import office from '../frame/Office.module.css';
import { DiscoveryStage } from './DiscoveryStage';
import { EndStage } from './EndStage';
import { HintStage } from './HintStage';
import { NightStage } from './NightStage';
import { votesAreIn } from './text';
import { CountStage, GuessStage, VoteStage } from './VoteStage';

interface OnStageProps extends BoardProps<View, Moves> {
  /** Whether the vote or the guess that ended the match is being shown. */
  isFinale: boolean;
}

/** The board on a stage. Each step is laid out for a television. */
export default function OnStage({ isFinale, ...props }: OnStageProps) {
  const { view, people, facts, now, outcome } = props;
  if (outcome && !isFinale) return <EndPages view={view} outcome={outcome} people={people} facts={facts} />;
  return (
    <TableFrame
      className={office.office}
      logo={<Logo />}
      endsAt={null}
      clockNow={now}
      main={null}
      stage={screenOf(props, isFinale)}
    />
  );
}

/** Alternates between the memo and the story of the match. A match that does not count has no story. */
function EndPages({ facts, ...props }: ComponentProps<typeof ScoreScreen>) {
  return useStoryTurn() && !props.outcome.cancelled ? (
    <ScoreScreen {...props} facts={facts} />
  ) : (
    <EndStage {...props} />
  );
}

function screenOf({ view, people, now }: BoardProps<View, Moves>, isFinale: boolean): StageContent {
  const { phase, round, counting, seats, voted, results } = view;
  if (isFinale && view.revealed) return { clock: false, main: <GuessStage view={view} people={people} now={now} /> };
  if (isFinale || (phase === 'voteResult' && !counting)) {
    return {
      sentence: votesAreIn(round, seats.length - (results.at(-1)?.late.length ?? 0), seats.length),
      clock: false,
      main: <VoteStage view={view} people={people} now={now} isLast={isFinale} />,
    };
  }
  if (phase === 'voteResult') {
    return {
      sentence: votesAreIn(round, voted.length, seats.length),
      clock: false,
      main: <CountStage view={view} people={people} now={now} />,
    };
  }
  if (phase === 'night') return { main: <NightStage view={view} now={now} /> };
  if (phase === 'discovery') return { clock: false, main: <DiscoveryStage view={view} people={people} now={now} /> };
  return { main: <HintStage view={view} people={people} /> };
}
