declare module 'vitest' {
  interface TaskMeta {
    /** The reason for skipping the test on this machine. */
    needs?: string;
  }
}

/**
 * Returns test options that state why a machine without `what` skips the test. `npm test` prints the reason at the end.
 */
export const needs = (what: string) => ({ meta: { needs: `for want of ${what}` } });
