import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Json } from '#shared/json.ts';
import { cx } from '../../ui/cx';
import { Switch } from '../../ui/Switch';
import { PAGE } from '../text';
import css from './Inspector.module.css';
import type { Marked } from './marks';

/** A node with more children than this is collapsed at first, unless something in it has changed. */
const FEW = 24;

/**
 * Draws a value as a tree in which changes are marked. Published JSON viewers cannot do this, because they only colour
 * nodes by type.
 */
export function Tree({ root }: { root: Marked }) {
  const [isShort, setShort] = useState(false);
  const isSame = root.mark === 'same';
  return (
    <>
      <Switch label={PAGE.changes} checked={isShort} onChange={setShort} />
      {isShort && isSame ? (
        <p className={css.none}>{PAGE.none}</p>
      ) : root.parts ? (
        <Parts of={root} isShort={isShort} depth={0} />
      ) : (
        <ul className={css.tree}>
          <Part part={root} isShort={isShort} depth={0} />
        </ul>
      )}
    </>
  );
}

interface PartsProps {
  of: Marked;
  isShort: boolean;
  depth: number;
}

function Parts({ of, isShort, depth }: PartsProps) {
  const shown = (of.parts ?? []).filter(({ mark }) => !isShort || mark !== 'same');
  return (
    <ul className={css.tree}>
      {shown.map((part) => (
        <Part key={`${part.key} ${part.mark === 'gone'}`} part={part} isShort={isShort} depth={depth} />
      ))}
    </ul>
  );
}

function Part({ part, isShort, depth }: { part: Marked; isShort: boolean; depth: number }) {
  const { key, mark, value, was, parts, isList } = part;
  const [asked, setAsked] = useState<boolean | null>(null);
  const isUsual = mark === 'inside' || (parts !== null && parts.length <= FEW && depth < 2) || mark === 'new';
  const isOpen = asked ?? isUsual;
  const sign = SIGNS[mark];
  const name = (
    <>
      {sign && <span className={css.sign}>{sign}</span>}
      {key !== '' && <span className={css.key}>{key}</span>}
    </>
  );
  if (!parts || parts.length === 0)
    return (
      <li className={cx(css.part, css[mark])}>
        {name}
        {was !== undefined && <del className={css.was}>{words(was)}</del>}
        <span className={css.value}>{parts ? (isList ? '[ ]' : '{ }') : words(value)}</span>
      </li>
    );
  return (
    <li className={cx(css.part, css[mark])}>
      <button type="button" aria-expanded={isOpen} onClick={() => setAsked(!isOpen)}>
        <ChevronRight aria-hidden="true" />
        {name}
        {was !== undefined && <del className={css.was}>{words(was)}</del>}
        <span className={css.count}>{isList ? `[ ${parts.length} ]` : `{ ${parts.length} }`}</span>
      </button>
      {isOpen && <Parts of={part} isShort={isShort} depth={depth + 1} />}
    </li>
  );
}

/** The signs that show each mark, because colour alone is not enough. */
const SIGNS: Partial<Record<Marked['mark'], string>> = { new: '+', changed: '~', gone: '−' };

const LONGEST = 120;

function words(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
