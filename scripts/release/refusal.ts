/** Why there is no release, in a sentence that says what to do. */
export class Refusal extends Error {}
