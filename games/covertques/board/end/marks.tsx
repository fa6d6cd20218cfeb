import { Hand, UserX } from 'lucide-react';
import type { ReplayMark } from '../../../../client/board/chrome/ReplayPanel';
import type { ReplayStep } from '../../../../shared/replay';
import { momentText } from '../text';

/** What the replay's track shows of a step: who was voted out, and the face that was held. */
export function markOf(step: ReplayStep): ReplayMark | null {
  const has = (code: string) => step.told.some((entry) => entry.code === code);
  if (has('revealed')) return { icon: <Hand />, tone: 'good', label: momentText.guessed };
  if (has('shown')) return { icon: <UserX />, tone: 'bad', label: momentText.votedOut };
  return null;
}
