/**
 * Caches values that were loaded from the store, as long as anything refers to them. At most one value per key is in
 * memory, and simultaneous requests share one load.
 */
export class WeakCache<Key, Value extends object> {
  readonly #known = new Map<Key, WeakRef<Value>>();
  readonly #loading = new Map<Key, Promise<Value | null>>();
  readonly #collected = new FinalizationRegistry<Key>((key) => {
    if (!this.get(key)) this.#known.delete(key);
  });

  /** Returns the value if it is in memory, or null. */
  get(key: Key): Value | null {
    return this.#known.get(key)?.deref() ?? null;
  }

  /** Returns the value in memory. If no value is in memory, calls `load`, which has to call `adopt`. */
  find(key: Key, load: () => Promise<Value | null>): Promise<Value | null> {
    const underWay = this.#loading.get(key);
    if (underWay) return underWay;
    const known = this.get(key);
    if (known) return Promise.resolve(known);
    const loading = load().finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }

  /** Returns the value in memory. If no value is in memory, creates a value. */
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
