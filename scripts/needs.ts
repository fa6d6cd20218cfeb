declare module 'vitest' {
  interface TaskMeta {
    /** Why a machine skips the test. */
    needs?: string;
  }
}

/** Options of a test that a machine without `what` skips: `npm test` closes with the reason. */
export const needs = (what: string) => ({ meta: { needs: `for want of ${what}` } });
