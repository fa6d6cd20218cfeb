import { replayMarks } from 'hush/board';
import { Hand, Scale, Trophy, UserX } from 'lucide-react';
import { momentText } from '../text';

/** The marks on the replay's timeline: the guess, each vote and the end. */
export const markOf = replayMarks({
  revealed: { icon: <Hand />, tone: 'good', label: momentText.guessed },
  shown: { icon: <UserX />, tone: 'bad', label: momentText.votedOut },
  over: { icon: <Trophy />, tone: 'good', label: momentText.over },
  counted: { icon: <Scale />, label: momentText.nobodyOut },
});
