import type { Clock } from '../../clock/clock';

/** For how long one opening of a form holds bots back, in ms. */
const LONGEST = 20_000;

/** Who fills in a form just now, by device. */
export class Composers {
  readonly #open = new Map<string, () => void>();

  constructor(
    private readonly clock: Clock,
    /** The last of them is done, or has taken too long. */
    private readonly done: () => void,
  ) {}

  get areAny(): boolean {
    return this.#open.size > 0;
  }

  open(device: string): void {
    if (this.#open.has(device)) return;
    const cancel = this.clock.at(this.clock.now() + LONGEST, () => this.close(device));
    this.#open.set(device, cancel);
  }

  close(device: string): void {
    const cancel = this.#open.get(device);
    if (!cancel) return;
    cancel();
    this.#open.delete(device);
    if (!this.areAny) this.done();
  }

  clear(): void {
    for (const cancel of this.#open.values()) cancel();
    this.#open.clear();
  }
}
