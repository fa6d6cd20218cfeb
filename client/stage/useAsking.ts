import { useState } from 'react';
import type { RoomCode } from '#shared/ids.ts';
import { codeOf } from '../net/api';
import { seats } from '../net/seats';
import { deviceId } from '../state/device';
import { useIdentity } from '../state/identity';
import { recall, remember } from '../state/storage';

interface Asking {
  /**
   * The token for a locked room: that of a member, or the secret of the request after it was accepted. Undefined if
   * there is none.
   */
  token: string | undefined;
  /** The code that says why the request has failed, or null. */
  problem: string | null;
  ask(): Promise<void>;
}

/**
 * Asks the people in a locked room whether this screen may show the room. A member's device may do so without asking.
 */
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
