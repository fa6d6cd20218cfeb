export interface Entry {
  /** As in the changelog: `2026-11-28`. */
  date: string;
  /** The entry without its heading. */
  text: string;
}

/** Returns a version's entry in a changelog, or null if the entry is missing, undated or empty. */
export function entryOf(changelog: string, version: string): Entry | null {
  const heading = new RegExp(`^## \\[${version.replaceAll('.', '\\.')}\\] - (\\d{4}-\\d\\d-\\d\\d)$`, 'm');
  const [, date, rest = ''] = changelog.split(heading);
  const text = (rest.split(/^## /m)[0] ?? '').trim();
  return date !== undefined && /^- \S/m.test(text) ? { date, text } : null;
}
