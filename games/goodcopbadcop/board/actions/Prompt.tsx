import { Button } from 'hush/board';
import type { Names, Seat } from 'hush/game';
import { type RefObject, useEffect, useRef } from 'react';
import type { View } from '../../state';
import { actionText } from '../text';
import type { Flow } from './flow';
import styles from './Prompt.module.css';
import type { FlowProps } from './useFlow';

/**
 * The prompt shown in place of the actions while the player picks an officer or a card on the table, or confirms a
 * draw.
 */
export function Prompt({ view, seat, names, flow }: FlowProps) {
  const picked = typeof flow.flow?.picked === 'string' ? flow.flow.picked : null;
  const buttons = useRef<HTMLDivElement>(null);
  useConfirmFocus(buttons, picked);
  if (!flow.flow) return null;
  const of = flow.ask?.kind === 'slot' ? flow.ask.of : null;
  const isReady = picked !== null || flow.flow.move === 'equip';
  const { title, sub, confirm } = words(flow.flow, picked, of, view, seat, names);
  return (
    <section className={styles.prompt} aria-label={title} data-next>
      <p>
        <b>{title}</b>
        <span>{sub}</span>
      </p>
      <div ref={buttons} className={styles.buttons}>
        {!flow.isOwed && (
          <Button variant="quiet" size="lg" data-coach={`cancel:${flow.flow.move}`} onClick={flow.cancel}>
            {actionText.cancel}
          </Button>
        )}
        {flow.flow.move !== 'investigate' && (
          <Button
            variant="primary"
            size="lg"
            full
            busy={flow.busy}
            data-coach={flow.flow.move === 'equip' ? 'draw' : isReady ? 'confirm' : undefined}
            why={isReady ? null : actionText.pick}
            whyAt="press"
            onClick={flow.confirm}
          >
            {confirm}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Moves the focus to the confirmation when the keyboard has picked an officer, because it is many presses away. */
function useConfirmFocus(buttons: RefObject<HTMLElement | null>, picked: Seat | null): void {
  const before = useRef(picked);
  useEffect(() => {
    const isPicked = picked !== null && picked !== before.current;
    before.current = picked;
    if (!isPicked || !document.activeElement?.matches('[data-light]:focus-visible')) return;
    buttons.current?.querySelector<HTMLElement>('[data-variant="primary"]')?.focus({ preventScroll: true });
  }, [buttons, picked]);
}

interface Words {
  title: string;
  sub: string;
  confirm: string;
}

function words(flow: Flow, picked: Seat | null, of: Seat | null, view: View, seat: Seat, names: Names): Words {
  const name = picked === null ? null : names(picked);
  const old = view.table[seat]?.gun?.aim ?? null;
  switch (flow.move) {
    case 'investigate':
      return of === null
        ? { title: actionText.whose, sub: actionText.whoseSub, confirm: '' }
        : { title: actionText.whichOf(names(of)), sub: actionText.whichSub, confirm: '' };
    case 'arm':
      return {
        title: actionText.aimAt,
        sub: actionText.aimAtSub,
        confirm: name ? actionText.takeAim(name) : actionText.takeAimShort,
      };
    case 'equip':
      return {
        title: actionText.drawAsk,
        sub: actionText.drawSub(view.table[seat]?.cards.some(({ face }) => face === null) === true),
        confirm: actionText.draw,
      };
    case 'choosePlayer':
      return view.choice?.kind === 'riot_shield'
        ? {
            title: actionText.shieldAsk,
            sub: actionText.shieldSub,
            confirm: name ? actionText.hitInstead(name) : actionText.pick,
          }
        : {
            title: actionText.orderAsk,
            sub: actionText.orderSub,
            confirm: name ? actionText.aim(name) : actionText.pick,
          };
    default:
      return {
        title: actionText.aimAt,
        sub: actionText.aimAtSub,
        confirm: name ? (picked === old ? actionText.keepAim(name) : actionText.aim(name)) : actionText.aimShort,
      };
  }
}
