import { useState } from 'react';
import type { RoomCode } from '#shared/ids.ts';
import { codeOf } from '../net/api';
import { seats } from '../net/seats';
import { deviceId } from '../state/device';
import { useIdentity } from '../state/identity';
import { recall, remember } from '../state/storage';

interface Asking {
  /**
   * The token that opens a locked room: a member's token, or the secret of this screen's accepted request. Undefined if
   * there is none.
   */
  token: string | undefined;
  /** The code that says why the request failed, or null. */
  problem: string | null;
  ask(): Promise<void>;
}

/** Asks the people in a locked room whether this screen may show it. A member's device needs no permission. */
export function useAsking(code: RoomCode): Asking {
  const key = `hush.stage.${code}`;
  const me = useIdentity(code);
  const [secret, setSecret] = useState(() => recall(key));
  const [problem, setProblem] = useState<string | null>(null);
  return {
    token: secret ?? me?.token,
    problem,
    async ask() {
      setProblem(null);
      try {
        const asked = await seats.askForStage(code, deviceId());
        remember(key, asked.secret);
        setSecret(asked.secret);
      } catch (error) {
        setProblem(codeOf(error));
      }
    },
  };
}
