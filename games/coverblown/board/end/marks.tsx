import { type ReplayMark, replayMarks } from 'hush/board';
import { byCode, type ReplayStep } from 'hush/game';
import { Check, Crosshair, HelpCircle, Skull, Trophy, X } from 'lucide-react';
import type { Verdict } from '../../state';
import { VERDICT_NAMES } from '../../text';
import { dockText, momentText } from '../text';

const VERDICT_MARKS: Readonly<Record<Verdict, ReplayMark>> = {
  wrong: { icon: <X />, tone: 'bad', label: VERDICT_NAMES.wrong },
  fishy: { icon: <HelpCircle />, tone: 'odd', label: VERDICT_NAMES.fishy },
  correct: { icon: <Check />, tone: 'good', label: VERDICT_NAMES.correct },
};

const EXAMINED = { examined: ({ verdict }: { verdict?: Verdict }) => verdict && VERDICT_MARKS[verdict] };

const others = replayMarks({
  died: { icon: <Skull />, tone: 'bad', label: momentText.died },
  shot: { icon: <Crosshair />, tone: 'bad', label: dockText.shoot },
  over: { icon: <Trophy />, tone: 'good', label: momentText.over },
});

/** Returns the mark of a step on the replay's timeline, or null. Verdicts, shots, deaths and the end have one. */
export function markOf(step: ReplayStep): ReplayMark | null {
  const examined = step.facts.find(({ code }) => code === 'examined');
  return (examined && byCode(EXAMINED, examined)) ?? others(step);
}
