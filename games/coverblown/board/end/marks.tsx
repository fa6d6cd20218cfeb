import { Check, Crosshair, HelpCircle, Skull, X } from 'lucide-react';
import type { ReplayMark } from '../../../../client/board/chrome/ReplayPanel';
import { replayMarks } from '../../../../client/board/chrome/replayMarks';
import type { ReplayStep } from '../../../../shared/replay';
import type { Verdict } from '../../state';
import { VERDICT_NAMES } from '../../text';
import { dockText, momentText } from '../text';

const VERDICT_MARKS: Readonly<Record<Verdict, ReplayMark>> = {
  wrong: { icon: <X />, tone: 'bad', label: VERDICT_NAMES.wrong },
  fishy: { icon: <HelpCircle />, tone: 'odd', label: VERDICT_NAMES.fishy },
  correct: { icon: <Check />, tone: 'good', label: VERDICT_NAMES.correct },
};

const byMove = replayMarks({
  moves: {
    shoot: { icon: <Crosshair />, tone: 'bad', label: dockText.shoot },
    iDied: { icon: <Skull />, tone: 'bad', label: momentText.died },
  },
});

/** What the replay's track shows of a step: verdicts, shots and deaths stand out. */
export function markOf(step: ReplayStep): ReplayMark | null {
  const examined = step.told.find(({ code }) => code === 'examined')?.facts as { verdict?: Verdict } | undefined;
  return examined?.verdict ? VERDICT_MARKS[examined.verdict] : byMove(step);
}
