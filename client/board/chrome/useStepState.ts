import { useState } from 'react';

/**
 * Keeps a value, such as the open tab, during one step of the match. When `step` changes, the value is reset to
 * `usual`, even if the same step was seen before.
 *
 *     const [tab, setTab] = useStepState(`${view.round} ${view.phase}`, 'board');
 */
export function useStepState<Value>(step: string, usual: Value): [Value, (value: Value) => void] {
  const [chosen, setChosen] = useState<{ step: string; value: Value } | null>(null);
  if (chosen && chosen.step !== step) setChosen(null);
  return [chosen?.step === step ? chosen.value : usual, (value) => setChosen({ step, value })];
}
