/**
 * What is read from the store when somebody asks for it, and leaves memory when nobody refers to it any longer. Each
 * is in memory once at most: whoever asks for it gets the same one, and several who ask at once wait for one reading.
 */
export class WeakCache<Key, Value extends object> {
  readonly #known = new Map<Key, WeakRef<Value>>();
  readonly #loading = new Map<Key, Promise<Value | null>>();
  readonly #collected = new FinalizationRegistry<Key>((key) => {
    if (!this.get(key)) this.#known.delete(key);
  });

  /** What is in memory; null: it would have to be read. */
  get(key: Key): Value | null {
    return this.#known.get(key)?.deref() ?? null;
  }

  /** What is in memory, or what `load` answers, which has to `adopt` it. */
  find(key: Key, load: () => Promise<Value | null>): Promise<Value | null> {
    const underWay = this.#loading.get(key);
    if (underWay) return underWay;
    const known = this.get(key);
    if (known) return Promise.resolve(known);
    const loading = load().finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }

  /** The one that is in memory by now, or else the one that `create` makes. */
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

  /** How many are in memory, about: what was collected a moment ago may still count. */
  get size(): number {
    return this.#known.size;
  }
}
