import { atom } from 'nanostores';
import { currentSettings } from '../state/settings';
import { showCaption } from './captions';
import { GESTURES } from './gestures';
import { $isHushed } from './hush';
import type { Sound } from './synth';

/** The audio context of the page, or null until the page has been touched. */
export const $audio = atom<AudioContext | null>(null);

/**
 * Unlocks sound at the first touch, before which browsers do not allow it. If this fails, the next touch tries again.
 * Call it once per app.
 */
export function unlockSound(): () => void {
  const unlock = () => {
    const context = $audio.get() ?? ('AudioContext' in globalThis ? new AudioContext() : null);
    $audio.set(context);
    resume(context);
  };
  // During a call, or while Siri or another app uses the sound, an iPhone interrupts the audio context. It is not
  // resumed automatically.
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

/** Resumes an audio context that is `suspended` or `interrupted`, a state that only exists in WebKit. */
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

/** Plays a sound every `every` ms until the returned function is called. */
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
