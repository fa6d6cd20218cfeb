/**
 * Caches values loaded from the store while they are referenced anywhere. Each key has at most one value in memory, and
 * simultaneous requests share one load.
 */
export class WeakCache<Key, Value extends object> {
  readonly #known = new Map<Key, WeakRef<Value>>();
  readonly #loading = new Map<Key, Promise<Value | null>>();
  readonly #collected = new FinalizationRegistry<Key>((key) => {
    if (!this.get(key)) this.#known.delete(key);
  });

  /** @returns the value if it is in memory, or null */
  get(key: Key): Value | null {
    return this.#known.get(key)?.deref() ?? null;
  }

  /** @returns the value in memory, or else the result of `load`, which has to call `adopt` */
  find(key: Key, load: () => Promise<Value | null>): Promise<Value | null> {
    const underWay = this.#loading.get(key);
    if (underWay) return underWay;
    const known = this.get(key);
    if (known) return Promise.resolve(known);
    const loading = load().finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }

  /** @returns the value already in memory, or else the one that `create` makes */
  adopt(key: Key, create: () => Value): Value {
    const known = this.get(key);
    if (known) return known;
    const value = create();
    this.#known.set(key, new WeakRef(value));
    this.#collected.register(value, key);
    return value;
  }

  delete(key: Key): void {
    this.#known.delete(key);
  }

  values(): Value[] {
    return [...this.#known.values()].flatMap((ref) => ref.deref() ?? []);
  }

  /** The approximate number of values in memory. Values that were just collected may still count. */
  get size(): number {
    return this.#known.size;
  }
}
