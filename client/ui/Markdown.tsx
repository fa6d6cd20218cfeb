import { useMemo } from 'react';
import css from './Markdown.module.css';
import { type Block, type Inline, parseMarkdown } from './markdown';

/** Renders the Markdown of a game's rules. Unsupported markup is shown as text. */
export function Markdown({ text }: { text: string }) {
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  return (
    <div className={css.text}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's blocks never move
        <BlockView key={at} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <InlineView words={block.words} />
      </p>
    );
  }
  if (block.kind === 'heading') {
    const Heading = `h${block.level}` as const;
    return (
      <Heading>
        <InlineView words={block.words} />
      </Heading>
    );
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((words, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's items never move
        <li key={at}>
          <InlineView words={words} />
        </li>
      ))}
    </List>
  );
}

function InlineView({ words }: { words: readonly Inline[] }) {
  return words.map(({ text, look }, at) => {
    if (look === 'plain') return text;
    const Look = look === 'bold' ? 'strong' : 'em';
    // biome-ignore lint/suspicious/noArrayIndexKey: a line's words never move
    return <Look key={at}>{text}</Look>;
  });
}
