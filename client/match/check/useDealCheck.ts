import { useEffect, useReducer, useState } from 'react';
import type { Check, CheckEvent, Disagreement, Noted } from '#shared/replay/checks.ts';
import type { Replay } from '#shared/replay/replay.ts';
import { type CheckSaid, runCheck } from './runCheck';

export type Agreed = Extract<CheckEvent, { kind: 'agrees' }>;

export interface DealCheck {
  state: 'loading' | 'running' | 'stopped' | 'agrees' | 'differs' | 'failed' | 'no-replay';
  replay: Replay | null;
  agreed: readonly Agreed[];
  /** The progress of the current comparison, or null if the comparison does not report any. */
  progress: { check: Check; done: number; of: number } | null;
  disagreement: Disagreement | null;
}

type Step = CheckSaid | { kind: 'began' } | { kind: 'fetched'; replay: Replay } | { kind: 'no-replay' | 'stopped' };

const AT_FIRST: DealCheck = { state: 'loading', replay: null, agreed: [], progress: null, disagreement: null };

function after(check: DealCheck, step: Step): DealCheck {
  switch (step.kind) {
    case 'began':
      return AT_FIRST;
    case 'fetched':
      return { ...check, replay: step.replay, state: 'running' };
    case 'progress':
      return { ...check, progress: step };
    case 'agrees': {
      const isLast = step.check === 'views';
      return { ...check, agreed: [...check.agreed, step], progress: null, state: isLast ? 'agrees' : check.state };
    }
    case 'differs':
      return { ...check, state: 'differs', disagreement: step, progress: null };
    default:
      return { ...check, state: step.kind, progress: null };
  }
}

/** Fetches the replay of a finished match and checks it in a worker. Each step is shown for a moment. */
export function useDealCheck(loadReplay: () => Promise<Replay>, noted: Noted) {
  const [check, dispatch] = useReducer(after, AT_FIRST);
  /** The number of the current run of the check, or null if it was stopped. */
  const [run, setRun] = useState<number | null>(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when a check is requested
  useEffect(() => {
    if (run === null) return;
    let end: (() => void) | null = null;
    let isGone = false;
    dispatch({ kind: 'began' });
    loadReplay().then(
      (replay) => {
        if (isGone) return;
        dispatch({ kind: 'fetched', replay });
        end = runCheck({ replay, noted }, dispatch);
      },
      () => {
        if (!isGone) dispatch({ kind: 'no-replay' });
      },
    );
    return () => {
      isGone = true;
      end?.();
    };
  }, [run]);
  return {
    check,
    again: () => setRun((run ?? 0) + 1),
    stop() {
      setRun(null);
      dispatch({ kind: 'stopped' });
    },
  };
}
