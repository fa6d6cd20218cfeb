import { type RefObject, useEffect, useRef } from 'react';
import { isOnTurn, type Props } from '../props';
import type { Intent } from '../turn/intent';

/** Where the next thing to do is, by what was just done; the first that is there. */
const MAIN = ['[data-act="main"]'];
const CITY = ['[data-lit]'];
const DIE = ['[data-die][tabindex="0"]', '[data-die]'];
const CLOCK = ['[data-circle]:not([aria-disabled])', '[data-target]', ...MAIN];
const CARD = ['[data-coach^="mission:"]', '[data-coach^="card:"]', ...MAIN];
const AGENT = ['[data-agent]'];

/** Whoever plays by keys finds the focus on what comes next after each step. A finger or a mouse never moves it. */
export function useNextFocus(props: Props, intent: Intent): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const isKey = useRef(false);
  const before = useRef({ intent, wasOnTurn: isOnTurn(props) });
  useEffect(() => {
    const listen = (event: MouseEvent) => {
      isKey.current = event.detail === 0;
    };
    addEventListener('click', listen, true);
    return () => removeEventListener('click', listen, true);
  }, []);
  const onTurn = isOnTurn(props);
  useEffect(() => {
    const was = before.current;
    before.current = { intent, wasOnTurn: onTurn };
    if (!isKey.current || !root.current || document.querySelector('dialog[open]')) return;
    const next = nextOf(was.intent, intent, onTurn && !was.wasOnTurn);
    const found = next?.map((selector) => root.current?.querySelector<HTMLElement>(selector)).find(Boolean);
    found?.focus();
  }, [intent, onTurn]);
  return root;
}

/** Null: the focus stays. */
function nextOf(was: Intent, now: Intent, begins: boolean): readonly string[] | null {
  if (now.mode !== was.mode) {
    if (now.mode === null) return now.die === null ? MAIN : null;
    if (now.mode.kind === 'reroll') return DIE;
    if (now.mode.kind === 'fly') return CITY;
    if (now.mode.kind === 'march') return AGENT;
    return now.mode.kind === 'action' ? (now.mode.circle === 'movement' ? AGENT : CARD) : null;
  }
  if (now.agent !== was.agent && now.agent !== null) return now.mode?.kind === 'fly' ? MAIN : CITY;
  if (now.routes !== was.routes && now.routes.length > 0) return [...CITY, ...MAIN];
  if (now.target !== was.target && now.target !== null) return MAIN;
  if (now.die !== was.die && now.die !== null && now.target === null) return CLOCK;
  return begins ? DIE : null;
}
