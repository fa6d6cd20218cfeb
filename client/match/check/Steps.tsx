import { Check, X } from 'lucide-react';
import type { Disagreement } from '#shared/replay/checks.ts';
import css from './DealCheck.module.css';
import { type RollLine, rollLines, valueAt } from './rollLines';
import { CHECK } from './text';
import type { DealCheck } from './useDealCheck';

interface StepsProps {
  check: DealCheck;
  disagreement: Disagreement | null;
  nameOf(seat: string): string;
}

/** Lists the steps of the check. A step that finds a difference is expanded, and shows both values. */
export function Steps({ check, disagreement, nameOf }: StepsProps) {
  const lines = rollLines(check, nameOf);
  if (lines.length === 0) return null;
  return (
    <ol className={css.steps}>
      {lines.map((line) => (
        <li key={line.key} className={css[line.look]} aria-current={line.look === 'now' ? 'step' : undefined}>
          <i className={css.disc} aria-hidden="true">
            <Sign look={line.look} />
          </i>
          <span>{line.label}</span>
          <span className={css.aside}>{line.aside}</span>
          {line.look === 'differs' && disagreement && <Both of={disagreement} />}
        </li>
      ))}
    </ol>
  );
}

function Sign({ look }: Pick<RollLine, 'look'>) {
  if (look === 'done') return <Check />;
  return look === 'differs' ? <X /> : null;
}

function Both({ of: { check, path, ours, theirs } }: { of: Disagreement }) {
  const isHash = check === 'commitment' || check === 'words';
  return (
    <span className={css.both} data-verdict>
      <span>
        <b>{isHash ? CHECK.fromHere : CHECK.fromSeed}</b>
        {valueAt(path, ours)}
      </span>
      <span>
        <b>{isHash ? CHECK.noted : CHECK.fromReplay}</b>
        {valueAt(path, theirs)}
      </span>
    </span>
  );
}
