import { Hand, UserX } from 'lucide-react';
import { replayMarks } from '../../../../client/board/chrome/replayMarks';
import { momentText } from '../text';

/** What the replay's track shows of a step: the face that was held, and who was voted out. */
export const markOf = replayMarks({
  told: {
    revealed: { icon: <Hand />, tone: 'good', label: momentText.guessed },
    shown: { icon: <UserX />, tone: 'bad', label: momentText.votedOut },
  },
});
