import { useEffect, useRef } from 'react';
import type { Pane } from './play';
import { type CovertScene, useCovertScene } from './useScene';

type TabId = Exclude<Pane, 'engine'>;

/** Time in ms after a touch during which the board does not switch tabs. */
const QUIET = 4000;

const PANES: Readonly<Record<CovertScene['kind'], TabId | null>> = {
  slip: null,
  thing: null,
  flight: 'map',
  mission: 'map',
  code: null,
};

/** Returns the tab that shows a scene, or null if every tab shows it. */
function tabOf(scene: CovertScene): TabId | null {
  if (scene.kind !== 'thing') return PANES[scene.kind];
  return scene.play.pane === 'engine' ? null : scene.play.pane;
}

/**
 * Opens the tab that shows the current scene, unless the player is busy: `isBusy` is true, a sheet is open, a text is
 * half written, or a touch was recent. Renders nothing, so that a new scene does not render the table again.
 */
export function Follow({ isBusy, open }: { isBusy: boolean; open(tab: TabId): void }): null {
  const scene = useCovertScene();
  const touched = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const touch = () => {
      touched.current = performance.now();
    };
    for (const kind of TOUCHES) addEventListener(kind, touch, { capture: true, passive: true });
    return () => {
      for (const kind of TOUCHES) removeEventListener(kind, touch, { capture: true });
    };
  }, []);
  const key = scene?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each scene
  useEffect(() => {
    if (!scene) return;
    const isTouched = isBusy || performance.now() - touched.current < QUIET;
    if (isTouched && !scene.isAgain) return;
    if (document.querySelector('dialog[open]') || document.activeElement?.matches('input, textarea')) return;
    const tab = tabOf(scene);
    if (tab) open(tab);
  }, [key]);
  return null;
}

const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;
