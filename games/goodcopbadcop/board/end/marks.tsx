import { Bandage, Crosshair, Package, UserX } from 'lucide-react';
import { replayMarks } from '../../../../client/board/chrome/replayMarks';
import { momentText } from './text';

/** What the replay's track shows of a step: shots and what they did, and equipment. */
export const markOf = replayMarks({
  told: {
    eliminated: { icon: <UserX />, tone: 'bad', label: momentText.eliminated },
    wounded: { icon: <Bandage />, tone: 'bad', label: momentText.wounded },
    shot: { icon: <Crosshair />, tone: 'bad', label: momentText.shot },
    used: { icon: <Package />, tone: 'good', label: momentText.used },
  },
});
