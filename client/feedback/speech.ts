import { atom } from 'nanostores';
import { currentSettings, onSettings } from '../state/settings';
import { GESTURES } from './gestures';

/** True while a voice is heard on this device. */
export const $isSpeaking = atom(false);

/** A line's voice. 1 is normal. */
export interface Voice {
  pitch: number;
  rate: number;
}

export interface Speaking {
  /** Whether it is spoken, which must have been turned on on this device. Captions run in any case. */
  aloud: boolean;
  voice?: Voice | undefined;
  /** Called with the number of characters spoken so far. */
  onProgress?(said: number): void;
  onEnd?(): void;
}

const MS_PER_CHARACTER = 62;
const MS_PER_PAUSE = 320;
const PROGRESS_EVERY = 80;
/** A slow voice may overrun by this factor. Then it is cut. */
const GRACE = 1.5;

/**
 * A line's duration in ms, from its length alone. It is the same with a voice and without one, so that no difference
 * can be heard or timed.
 */
export function speakingTime(line: string, rate = 1): number {
  const pauses = line.match(/[.,;:?]/g)?.length ?? 0;
  return Math.round((400 + line.length * MS_PER_CHARACTER + pauses * MS_PER_PAUSE) / rate);
}

/**
 * Speaks a line, or waits for its duration.
 *
 * @returns a function that stops it
 */
export function speak(line: string, { aloud, voice = { pitch: 1, rate: 1 }, onProgress, onEnd }: Speaking): () => void {
  const lasts = speakingTime(line, voice.rate);
  const began = performance.now();
  const progress = setInterval(() => {
    onProgress?.(Math.min(line.length, Math.round((line.length * (performance.now() - began)) / lasts)));
  }, PROGRESS_EVERY);
  const end = setTimeout(() => {
    clearInterval(progress);
    $isSpeaking.set(false);
    onProgress?.(line.length);
    onEnd?.();
  }, lasts);
  const cut = setTimeout(stopSpeaking, lasts * GRACE);
  if (aloud) {
    $isSpeaking.set(true);
    utter(line, voice);
  }
  return () => {
    clearInterval(progress);
    clearTimeout(end);
    clearTimeout(cut);
    stopSpeaking();
  };
}

/** Stops speaking. */
export function stopSpeaking(): void {
  $isSpeaking.set(false);
  globalThis.speechSynthesis?.cancel();
}

/**
 * Makes later lines audible on an iPhone, where speech stays mute until the page has spoken inside a touch: the one
 * that turns it on, or the first touch of a page that finds it turned on. The app calls it once.
 */
export function unlockSpeech(): () => void {
  let isUnlocked = false;
  const unlock = ({ spoken } = currentSettings()) => {
    if (isUnlocked || !spoken || typeof SpeechSynthesisUtterance === 'undefined') return;
    isUnlocked = true;
    const nothing = new SpeechSynthesisUtterance(' ');
    nothing.volume = 0;
    globalThis.speechSynthesis?.speak(nothing);
  };
  const touch = () => unlock();
  const stop = onSettings(unlock);
  for (const gesture of GESTURES) addEventListener(gesture, touch, true);
  return () => {
    stop();
    for (const gesture of GESTURES) removeEventListener(gesture, touch, true);
  };
}

function utter(line: string, { pitch, rate }: Voice): void {
  const synthesis = globalThis.speechSynthesis;
  if (!synthesis || typeof SpeechSynthesisUtterance === 'undefined') return;
  synthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(line);
  utterance.lang = 'en-GB';
  utterance.pitch = pitch;
  utterance.rate = rate;
  synthesis.speak(utterance);
}
