declare module 'vitest' {
  interface TaskMeta {
    /** The reason why a machine skips the test. */
    needs?: string;
  }
}

/** Returns options for a test that is skipped on a machine without `what`. `npm test` prints the reason at the end. */
export const needs = (what: string) => ({ meta: { needs: `for want of ${what}` } });
