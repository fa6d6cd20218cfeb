import {
  type BoardProps,
  endSound,
  hum,
  paper,
  play,
  repeat,
  useBoardContext,
  useChange,
  useCutscenes,
  useTicking,
} from 'hush/board';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import type { Moves, View } from '../state';
import { DiscoveryScreen } from './discovery/DiscoveryScreen';
import { ScoreScreen } from './end/ScoreScreen';
import { FINALE_MS, finale } from './finale';
import { HintScreen } from './hint/HintScreen';
import { NightScreen } from './night/NightScreen';
import { GuessScreen } from './reveal/GuessScreen';
import { RevealScreen } from './reveal/RevealScreen';
import { keys, modem } from './sounds';
import { VoteScreen } from './vote/VoteScreen';

/** Loaded only when the board is shown on a stage. */
const OnStage = lazy(() => import('./stage/OnStage'));

/** The Covert Ques board: an office at night, with a separate screen for each step. */
export function Board(props: BoardProps<View, Moves>) {
  const { view, seat, people, now, facts, outcome } = props;
  const { stage } = useBoardContext();
  const cutscenes = useMemo(() => finale(view, facts), [view, facts]);
  const { cutscene, next } = useCutscenes(cutscenes, now, () => FINALE_MS);
  useSounds(view, now, outcome !== null);
  // The sound of the result is played with the memo, which follows the finale.
  const isRead = outcome !== null && !cutscene;
  useChange(isRead, () => outcome && isRead && play(endSound(outcome, seat)));
  if (stage) {
    return (
      <Suspense>
        <OnStage {...props} isFinale={outcome !== null && cutscene !== null} />
      </Suspense>
    );
  }
  if (outcome && cutscene && view.revealed) return <GuessScreen view={view} people={people} now={now} onDone={next} />;
  if (outcome && cutscene) return <RevealScreen view={view} people={people} now={now} onDone={next} />;
  if (outcome) return <ScoreScreen view={view} outcome={outcome} people={people} facts={props.facts} />;
  if (view.phase === 'night') return <NightScreen {...props} />;
  if (view.phase === 'vote') return <VoteScreen {...props} />;
  if (view.phase === 'voteResult') return <RevealScreen view={view} people={people} now={now} />;
  if (view.phase === 'discovery') return <DiscoveryScreen {...props} />;
  return <HintScreen {...props} />;
}

const HUM_EVERY = 4000;

/** Plays a background hum while players talk. The night and discovery are silent. */
function useSounds(view: View, now: () => number, isOver: boolean): void {
  const { phase, round, hints, counting } = view;
  const isSilent = isOver || phase === 'night' || phase === 'discovery';
  useTicking(isSilent || phase === 'voteResult' ? null : view.endsAt, now);
  useEffect(() => (isSilent ? undefined : repeat(hum, HUM_EVERY)), [isSilent]);
  useChange(round, () => play(modem));
  useChange(hints.length, () => play(keys));
  useChange(counting, (was) => was && play(paper));
}
