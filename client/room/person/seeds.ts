/** A face's seed from a name: `[a-z0-9-]{1,24}`, which leaves room for a number after it. */
export function seedOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 24);
  return plain === '' ? 'guest' : plain;
}

/** The faces offered for a name: first the name's face, then others, page by page. */
export function seedsOf(name: string, page: number, count: number): string[] {
  const own = seedOf(name);
  return Array.from({ length: count }, (_, at) => {
    const n = page * count + at;
    return n === 0 ? own : `${own}-${n + 1}`;
  });
}
