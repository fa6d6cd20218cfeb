import { useState } from 'react';

/**
 * What somebody has chosen to look at for this step of the match, a tab mostly. The next step brings `usual` back.
 *
 *     const [tab, setTab] = useStepState(`${view.round} ${view.phase}`, 'board');
 */
export function useStepState<Value>(step: string, usual: Value): [Value, (value: Value) => void] {
  const [chosen, setChosen] = useState({ step, value: usual });
  return [chosen.step === step ? chosen.value : usual, (value) => setChosen({ step, value })];
}
