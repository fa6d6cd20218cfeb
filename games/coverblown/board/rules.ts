import type { RulesPart } from '../../../client/ui/board';
import type { Viewer } from '../../../shared/ids';
import source from '../rules.md?raw';
import type { View } from '../state';

const HEADING = /^## (.+?) \{#([a-z-]+)\}\s*$/;

/** Cuts the rules at their headings, `## Title {#id}`. What stands before the first one is left out. */
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

export const rules = rulesIn(source);

/** The part of the rules that fits this moment. */
export function rulesFor(view: View, seat: Viewer): string {
  if (view.outcome) return 'end';
  if (seat === null) return 'story';
  if (!view.me?.acknowledged) return 'calls';
  if (!view.called.includes(seat)) return 'investigate';
  if (view.day !== 'friday') return 'examine';
  return view.options.bulletsOnTable ? 'table' : 'shooting';
}
