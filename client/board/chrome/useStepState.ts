import { useState } from 'react';

/**
 * State that lasts for one step of the match, such as the open tab. When `step` changes, the state is `usual` again.
 *
 *     const [tab, setTab] = useStepState(`${view.round} ${view.phase}`, 'board');
 */
export function useStepState<Value>(step: string, usual: Value): [Value, (value: Value) => void] {
  const [chosen, setChosen] = useState({ step, value: usual });
  return [chosen.step === step ? chosen.value : usual, (value) => setChosen({ step, value })];
}
