import { useState } from 'react';

/**
 * Keeps state for one step of the match, such as the open tab. When `step` changes, the value resets to `usual`.
 *
 *     const [tab, setTab] = useStepState(`${view.round} ${view.phase}`, 'board');
 */
export function useStepState<Value>(step: string, usual: Value): [Value, (value: Value) => void] {
  const [chosen, setChosen] = useState({ step, value: usual });
  return [chosen.step === step ? chosen.value : usual, (value) => setChosen({ step, value })];
}
