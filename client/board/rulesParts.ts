import type { RulesPart } from './contract';

const HEADING = /^## (.+?) \{#([a-z-]+)\}\s*$/;

/** Splits a game's rules into parts at headings such as `## Title {#id}`. Text before the first heading is left out. */
export function rulesIn(markdown: string): RulesPart[] {
  const parts: RulesPart[] = [];
  for (const line of markdown.split('\n')) {
    const heading = HEADING.exec(line);
    const last = parts.at(-1);
    if (heading) parts.push({ title: heading[1] ?? '', id: heading[2] ?? '', text: '' });
    else if (last) last.text += `${line}\n`;
  }
  return parts.map((part) => ({ ...part, text: part.text.trim() }));
}
