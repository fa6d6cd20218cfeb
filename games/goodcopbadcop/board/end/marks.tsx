import { Bandage, Crosshair, Package, UserX } from 'lucide-react';
import type { ReplayMark } from '../../../../client/board/chrome/ReplayPanel';
import type { ReplayStep } from '../../../../shared/replay';
import { momentText } from './text';

/** What the replay's track shows of a step: shots and what they did, and equipment. */
export function markOf(step: ReplayStep): ReplayMark | null {
  const has = (code: string) => step.told.some((entry) => entry.code === code);
  if (has('eliminated')) return { icon: <UserX />, tone: 'bad', label: momentText.eliminated };
  if (has('wounded')) return { icon: <Bandage />, tone: 'bad', label: momentText.wounded };
  if (has('shot')) return { icon: <Crosshair />, tone: 'bad', label: momentText.shot };
  if (has('used')) return { icon: <Package />, tone: 'good', label: momentText.used };
  return null;
}
