import type { Intent } from '../turn/intent';

/** Selectors of the next control, in order of preference. The first one found on screen gets the focus. */
const MAIN = ['[data-act="main"]'];
const CITY = ['[data-lit]'];
const DIE = ['[data-die][tabindex="0"]', '[data-die]'];
const CIRCLE = ['[data-circle]:not([aria-disabled])', '[data-target]', ...MAIN];
const CARD = ['[data-coach^="mission:"]', '[data-coach^="card:"]', ...MAIN];
const AGENT = ['[data-agent]'];

export interface Step {
  intent: Intent;
  isOnTurn: boolean;
}

/** Returns selectors of the control to focus next for keyboard players, or null to leave the focus where it is. */
export function nextStep({ intent: was, isOnTurn: wasOnTurn }: Step, { intent: now, isOnTurn }: Step) {
  if (now.mode !== was.mode) return afterMode(now);
  if (now.agent !== was.agent && now.agent !== null) return now.mode?.kind === 'fly' ? MAIN : CITY;
  if (now.routes !== was.routes && now.routes.length > 0) return [...CITY, ...MAIN];
  if (now.target !== was.target && now.target !== null) return MAIN;
  if (now.die !== was.die && now.die !== null && now.target === null) return CIRCLE;
  return isOnTurn && !wasOnTurn ? [...DIE, ...MAIN] : null;
}

function afterMode({ mode, die }: Intent): readonly string[] | null {
  if (mode === null) return die === null ? MAIN : null;
  if (mode.kind === 'reroll') return DIE;
  if (mode.kind === 'fly') return CITY;
  if (mode.kind === 'march') return AGENT;
  if (mode.kind !== 'action') return null;
  return mode.circle === 'movement' ? AGENT : CARD;
}
