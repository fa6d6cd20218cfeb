/**
 * Makes the seed of a face from a name. The seed matches `[a-z0-9-]{1,24}`, so that a number can be added at the end.
 */
export function seedOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 24);
  return plain === '' ? 'guest' : plain;
}

/**
 * Returns the seeds of the faces that one page offers for a name. The first page begins with the face made from the
 * name itself.
 */
export function seedsOf(name: string, page: number, count: number): string[] {
  const own = seedOf(name);
  return Array.from({ length: count }, (_, at) => {
    const n = page * count + at;
    return n === 0 ? own : `${own}-${n + 1}`;
  });
}
