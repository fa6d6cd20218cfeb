import { useEffect, useRef, useState } from 'react';
import { cx } from '../../ui/cx';
import { Markdown } from '../../ui/Markdown';
import { Sheet } from '../../ui/Sheet';
import { text } from '../../ui/text';
import type { RulesPart } from '../contract';
import css from './RulesSheet.module.css';

interface RulesSheetProps {
  open: boolean;
  onClose(): void;
  title?: string | undefined;
  parts: readonly RulesPart[];
  part?: string | undefined;
  /** Opens the intro cards. Undefined if the game has no intro. */
  onIntro?: (() => void) | undefined;
}

export function RulesSheet({ open, onClose, title = text.rules, parts, part, onIntro }: RulesSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={title} size="lg">
      <Parts parts={parts} first={part ?? parts[0]?.id ?? ''} onIntro={onIntro} />
    </Sheet>
  );
}

function Parts({ parts, first, onIntro }: Pick<RulesSheetProps, 'parts' | 'onIntro'> & { first: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(first);
  useEffect(() => {
    const here = box.current?.querySelector(`[data-part="${CSS.escape(at)}"]`);
    here?.scrollIntoView({ block: 'start' });
    box.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [at]);
  return (
    <div ref={box} className={css.rules}>
      <nav className={css.contents} aria-label={text.rules}>
        {onIntro && (
          <button type="button" className={css.jump} onClick={onIntro}>
            {text.inSixty}
          </button>
        )}
        {parts.map((part) => (
          <button
            key={part.id}
            type="button"
            className={cx(css.jump)}
            aria-current={part.id === at ? 'true' : undefined}
            onClick={() => setAt(part.id)}
          >
            {part.title}
          </button>
        ))}
      </nav>
      {parts.map((part) => (
        <section key={part.id} data-part={part.id} className={css.part} aria-label={part.title}>
          <h3 className={css.title}>{part.title}</h3>
          <Markdown text={part.text} />
        </section>
      ))}
    </div>
  );
}
