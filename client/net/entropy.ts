/** Makes a random id that cannot be guessed. Unlike `crypto.randomUUID`, it also works without https. */
export function newId(bytes = 16): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function oneOf<T>(list: readonly T[]): T | undefined {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return list[drawn % list.length];
}
