import type { MatchId, Seat } from '../../shared/ids';
import type { Json } from '../../shared/json';
import type { Told } from '../../shared/module';
import type { MatchSetup, Store } from '../store/store';
import type { Sitter } from './host';
import type { Loaded } from './loading';
import type { Rules } from './rules';
import type { Standing } from './standing';
import { type Asked, actionKey, type Turn } from './turn';

/** What is to stand in the store next; a sitter's change has no rows. */
export interface Entry {
  standing: Standing;
  rows: Turn['rows'];
  told: Told[];
  sitters?: Record<Seat, Sitter>;
}

/** What is stored of one match, as far as this process knows: its standing is always the last durable one. */
export class Ledger {
  readonly id: MatchId;
  readonly setup: MatchSetup;
  readonly rules: Rules;
  standing: Standing;
  sitters: Record<Seat, Sitter>;
  #version: number;
  /** Action ids known to count; all of them while the match never was anywhere but here. */
  readonly #counted = new Set<string>();
  #hasAllCounted: boolean;

  constructor(
    private readonly store: Store,
    private readonly now: () => number,
    { stored, rules, standing, sitters, version }: Loaded,
  ) {
    this.id = stored.id;
    this.setup = stored.setup;
    this.rules = rules;
    this.standing = standing;
    this.sitters = sitters;
    this.#version = version;
    this.#hasAllCounted = standing.rows === 0;
  }

  /** Seats that bots play, with their levels. */
  botSeats(): Map<Seat, string> {
    const entries = Object.entries(this.sitters);
    return new Map(entries.flatMap(([seat, { bot }]): [Seat, string][] => (bot === null ? [] : [[seat, bot]])));
  }

  names(): Record<Seat, string> {
    return Object.fromEntries(Object.entries(this.sitters).map(([seat, { name }]) => [seat, name]));
  }

  told(): Promise<Told[]> {
    return this.standing.told === 0 ? Promise.resolve([]) : this.store.told(this.id);
  }

  hasCounted(key: string): boolean {
    return this.#counted.has(key);
  }

  /** Asks the store which of these moves counted before the match was read into this process. */
  async recall(moves: readonly Asked[]): Promise<void> {
    if (this.#hasAllCounted) return;
    for (const { seat, id } of moves) {
      if (id === null || this.#counted.has(actionKey(seat, id))) continue;
      if (await this.store.counted(this.id, seat, id)) this.#counted.add(actionKey(seat, id));
    }
  }

  /**
   * Makes an entry durable. `conflict`: somebody else wrote the match meanwhile, and nothing of it is stored.
   * Rejects where the disk does; then too nothing has changed.
   */
  async enter({ standing, rows, told, sitters }: Entry): Promise<'done' | 'conflict'> {
    if (standing === this.standing && !sitters) return 'done';
    const change = {
      id: this.id,
      from: this.#version,
      snapshot: standing.snapshot(),
      deadline: standing.deadline,
      over: standing.outcome !== null,
      ...(sitters && { seats: sitters as unknown as Json }),
      rows,
      told,
      at: this.now(),
    };
    const result = await this.store.commit({ match: change });
    if (result === 'conflict') return result;
    this.#version += 1;
    for (const { seat, id } of rows) if (seat !== null && id !== null) this.#counted.add(actionKey(seat, id));
    this.standing = standing;
    if (sitters) this.sitters = sitters;
    return result;
  }

  /** Takes over what somebody else wrote; answers what was told since. */
  async takeOver(loaded: Loaded): Promise<Told[]> {
    const before = this.standing.told;
    const told = loaded.standing.told > before ? await this.store.told(this.id) : [];
    this.#hasAllCounted = false;
    this.#version = loaded.version;
    this.sitters = loaded.sitters;
    this.standing = loaded.standing;
    return told.filter(({ n }) => n > before);
  }
}
