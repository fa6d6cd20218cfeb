import { atom } from 'nanostores';
import { currentSettings } from '../state/settings';
import { showCaption } from './captions';
import { GESTURES } from './gestures';
import { $isHushed } from './hush';
import type { Sound } from './synth';

/** The page's audio context, or null until the page is first touched. */
export const $audio = atom<AudioContext | null>(null);

/**
 * Starts the sound at the first touch, because browsers block earlier sounds. After a failure, the next touch tries
 * again. Call it once per app.
 */
export function unlockSound(): () => void {
  const unlock = () => {
    const context = $audio.get() ?? ('AudioContext' in globalThis ? new AudioContext() : null);
    $audio.set(context);
    resume(context);
  };
  // An iPhone interrupts the audio context for a call, Siri or another app, and does not resume the context.
  const comeBack = () => {
    if (document.visibilityState === 'visible') resume($audio.get());
  };
  for (const gesture of GESTURES) addEventListener(gesture, unlock, true);
  document.addEventListener('visibilitychange', comeBack);
  addEventListener('pageshow', comeBack);
  return () => {
    for (const gesture of GESTURES) removeEventListener(gesture, unlock, true);
    document.removeEventListener('visibilitychange', comeBack);
    removeEventListener('pageshow', comeBack);
  };
}

/** Resumes a context in the state `suspended`, or `interrupted`, which only WebKit has. */
function resume(context: AudioContext | null): void {
  if (context && context.state !== 'running' && context.state !== 'closed')
    void context.resume().catch(() => undefined);
}

/**
 * Plays a sound once. If `captioned` is true, also shows its caption.
 *
 * @returns a function that stops the sound
 */
export function play({ caption, make }: Sound, { captioned = true } = {}): () => void {
  if ($isHushed.get()) return () => undefined;
  if (caption && captioned) showCaption(caption);
  const context = $audio.get();
  if (!currentSettings().sound || !context || context.state !== 'running') return () => undefined;
  const out = context.createGain();
  out.connect(context.destination);
  make(context, out);
  return () => {
    out.gain.setTargetAtTime(0, context.currentTime, 0.02);
    setTimeout(() => out.disconnect(), 200);
  };
}

/** Repeats a sound every `every` ms until the returned function is called. */
export function repeat(sound: Sound, every: number): () => void {
  let stop = play(sound);
  const timer = setInterval(() => {
    stop = play(sound);
  }, every);
  return () => {
    clearInterval(timer);
    stop();
  };
}
