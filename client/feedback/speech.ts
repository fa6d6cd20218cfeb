import { atom } from 'nanostores';
import { currentSettings, onSettings } from '../state/settings';
import { GESTURES } from './gestures';

/** True while this device is speaking. */
export const $isSpeaking = atom(false);

/** The voice that speaks a line. A pitch or rate of 1 is normal. */
export interface Voice {
  pitch: number;
  rate: number;
}

export interface Speaking {
  /**
   * If true, the line is spoken aloud, which the person must have turned on for this device. Captions are shown in any
   * case.
   */
  aloud: boolean;
  voice?: Voice | undefined;
  /** Called with the number of characters spoken so far. */
  onProgress?(said: number): void;
  onEnd?(): void;
}

const MS_PER_CHARACTER = 62;
const MS_PER_PAUSE = 320;
const PROGRESS_EVERY = 80;
/** A voice is stopped if it takes longer than the line's duration times this factor. */
const GRACE = 1.5;

/**
 * Returns a line's duration in ms, computed from its text alone. The duration is the same with and without a voice, so
 * that other people cannot tell the two apart by ear or by time.
 */
export function speakingTime(line: string, rate = 1): number {
  const pauses = line.match(/[.,;:?]/g)?.length ?? 0;
  return Math.round((400 + line.length * MS_PER_CHARACTER + pauses * MS_PER_PAUSE) / rate);
}

/**
 * Speaks a line. If the line is not spoken aloud, waits for its duration.
 * @returns a function that stops the line
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
 * Makes later lines audible on an iPhone, where speech is mute until the page has spoken during a touch. The page
 * speaks at the touch that turns speech on or, if speech is already on, at the first touch on the page. The app calls
 * this function once.
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
