import { nameOf, type StageContent, TableFrame, useStoryTurn } from 'hush/board';
import type { Outcome } from 'hush/game';
import { text } from '../../text';
import { Debrief } from '../end/Debrief';
import { Logo } from '../frame/Room';
import room from '../frame/Room.module.css';
import { roomText } from '../frame/text';
import type { Props } from '../props';
import { EndStage } from './EndStage';
import { CharactersStage, MissionsStage } from './SetUpStage';
import { TableStage } from './TableStage';

/** The board on a stage. Every phase is laid out for a television. */
export default function OnStage(props: Props) {
  const { now, outcome } = props;
  if (outcome) return <EndPages {...props} outcome={outcome} />;
  return (
    <TableFrame
      className={room.room}
      classNames={{ top: room.top }}
      logo={<Logo />}
      endsAt={null}
      clockNow={now}
      main={null}
      stage={screenOf(props)}
    />
  );
}

/** Alternates between the result and the story of the match. A match that does not count has no story. */
function EndPages(props: Props & { outcome: Outcome }) {
  return useStoryTurn() && !props.outcome.cancelled ? <Debrief {...props} /> : <EndStage {...props} />;
}

function screenOf(props: Props): StageContent {
  const { view, people } = props;
  if (view.phase === 'setupCharacters') return { sentence: '', main: <CharactersStage {...props} /> };
  if (view.phase === 'setupMissions') return { sentence: '', main: <MissionsStage {...props} /> };
  return {
    sentence: `${roomText.round(view.round)}. ${text.now(view, null, nameOf(people))}`,
    main: <TableStage {...props} />,
  };
}
