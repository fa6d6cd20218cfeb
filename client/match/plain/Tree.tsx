import type { Json } from '#shared/json.ts';
import css from './PlainBoard.module.css';
import { words } from './text';

export function Tree({ value }: { value: Json }) {
  if (value === null || typeof value !== 'object')
    return (
      <bdi translate="no" className={css.value}>
        {words(value)}
      </bdi>
    );
  const parts = Object.entries(value as Record<string, Json>);
  if (parts.length === 0) return <span className={css.value}>{Array.isArray(value) ? '[ ]' : '{ }'}</span>;
  return (
    <ul className={css.tree}>
      {parts.map(([key, part]) => (
        <li key={key}>
          <span className={css.key}>{key}</span> <Tree value={part} />
        </li>
      ))}
    </ul>
  );
}
