import type { Clock } from '../../clock/clock';

/** Maximum time in ms that bots wait for a single form. */
const LONGEST = 20_000;

/** The devices on which people have a form open. */
export class Composers {
  readonly #open = new Map<string, () => void>();

  constructor(
    private readonly clock: Clock,
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
