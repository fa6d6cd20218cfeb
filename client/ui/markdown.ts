export type Inline = { text: string; look: 'plain' | 'bold' | 'italic' };

export type Block =
  | { kind: 'heading'; level: 2 | 3 | 4; words: Inline[] }
  | { kind: 'paragraph'; words: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] };

const ITEM = /^\s*(?:[-*]|(\d+)\.)\s+(.*)$/;
const HEADING = /^(#{1,4})\s+(.*)$/;

/** Parses Markdown as used in `rules.md`: headings, paragraphs, lists, bold and italic text. */
export function parseMarkdown(source: string): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  const close = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', words: parseInline(paragraph.join(' ')) });
    paragraph = [];
  };
  for (const line of source.split(/\r?\n/)) {
    const heading = HEADING.exec(line);
    const item = ITEM.exec(line);
    if (line.trim() === '') {
      close();
    } else if (heading) {
      close();
      const level = Math.min(4, Math.max(2, heading[1]?.length ?? 2)) as 2 | 3 | 4;
      blocks.push({ kind: 'heading', level, words: parseInline(heading[2] ?? '') });
    } else if (item) {
      close();
      addItem(blocks, item[1] !== undefined, item[2] ?? '');
    } else if (paragraph.length === 0 && /^\s/.test(line) && continueItem(blocks, line.trim())) {
      // An indented line belongs to the list item above.
    } else {
      paragraph.push(line.trim());
    }
  }
  close();
  return blocks;
}

function addItem(blocks: Block[], ordered: boolean, words: string): void {
  const last = blocks.at(-1);
  if (last?.kind === 'list' && last.ordered === ordered) last.items.push(parseInline(words));
  else blocks.push({ kind: 'list', ordered, items: [parseInline(words)] });
}

function continueItem(blocks: readonly Block[], words: string): boolean {
  const last = blocks.at(-1);
  if (last?.kind !== 'list') return false;
  last.items.at(-1)?.push(...parseInline(` ${words}`));
  return true;
}

export function parseInline(line: string): Inline[] {
  return line
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (piece.startsWith('**') && piece.length > 4) return { text: piece.slice(2, -2), look: 'bold' as const };
      if (piece.startsWith('*') && piece.endsWith('*') && piece.length > 2) {
        return { text: piece.slice(1, -1), look: 'italic' as const };
      }
      return { text: piece, look: 'plain' as const };
    });
}
