import { Segments } from 'hush/board';
import { X } from 'lucide-react';
import { hasPower, usable } from '../../legal/hand';
import type { View } from '../../state';
import css from './Changes.module.css';
import type { Change, Intent } from './intent';
import { turnText } from './text';

interface ChangesProps {
  view: View;
  seat: string;
  intent: Intent;
  change: Change;
}

/** Buttons that change the picked die: +1 and -1 cards or tokens, and the Handler's change by one. */
export function Changes({ view, seat, intent, change }: ChangesProps) {
  const isHandler = view.phase === 'place' && hasPower(view, seat, 'handler');
  if (!isHandler && intent.mods.length === 0) return null;
  return (
    <div className={css.changes}>
      {intent.mods.map((handle, index) => {
        const words = usable(view, handle)?.ability === 'minus1' ? turnText.modDown : turnText.modUp;
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: handles are never rendered
            key={index}
            type="button"
            aria-label={turnText.takeBack(words)}
            onClick={() => change({ mods: intent.mods.filter((one) => one !== handle) })}
          >
            {words}
            <X />
          </button>
        );
      })}
      {isHandler && <b>{turnText.handler}</b>}
      {isHandler && (
        <Segments
          bare
          label={turnText.handler}
          options={HANDLER.map((pip) => ({
            value: String(pip),
            label: turnText.handlerPip[pip + 1] ?? '',
          }))}
          value={String(intent.handler)}
          onChange={(value) => change({ handler: HANDLER.find((pip) => String(pip) === value) ?? 0 })}
        />
      )}
    </div>
  );
}

const HANDLER = [-1, 0, 1] as const;
