import { useState } from 'react';

/**
 * A choice that lasts for this step of the match, usually a tab. The next step restores `usual`.
 *
 *     const [tab, setTab] = useStepState(`${view.round} ${view.phase}`, 'board');
 */
export function useStepState<Value>(step: string, usual: Value): [Value, (value: Value) => void] {
  const [chosen, setChosen] = useState({ step, value: usual });
  return [chosen.step === step ? chosen.value : usual, (value) => setChosen({ step, value })];
}
