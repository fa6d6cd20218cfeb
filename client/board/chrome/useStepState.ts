import { useState } from 'react';

/**
 * Keeps state for one step of the match, such as the open tab. When `step` changes, the value resets to `usual`. A step
 * that comes back begins with `usual` again.
 *
 *     const [tab, setTab] = useStepState(`${view.round} ${view.phase}`, 'board');
 */
export function useStepState<Value>(step: string, usual: Value): [Value, (value: Value) => void] {
  const [chosen, setChosen] = useState<{ step: string; value: Value } | null>(null);
  if (chosen && chosen.step !== step) setChosen(null);
  return [chosen?.step === step ? chosen.value : usual, (value) => setChosen({ step, value })];
}
