import { atom } from 'nanostores';
import { currentSettings, onSettings } from '../state/settings';
import { GESTURES } from './gestures';

export const $isSpeaking = atom(false);

/** The pitch and rate of a voice. 1 is normal. */
export interface Voice {
  pitch: number;
  rate: number;
}

export interface Speaking {
  /** If true, the line is spoken. Speech must be turned on for this device. Captions are shown in both cases. */
  aloud: boolean;
  voice?: Voice | undefined;
  /** Called with the number of characters spoken so far. */
  onProgress?(said: number): void;
  onEnd?(): void;
}

const MS_PER_CHARACTER = 62;
const MS_PER_PAUSE = 320;
const PROGRESS_EVERY = 80;
/** A voice is stopped after the line's duration times this factor. */
const GRACE = 1.5;

/**
 * Returns a line's duration in ms, from its text alone, so that a spoken and a silent line take the same time and
 * nobody can tell who is listening.
 */
export function speakingTime(line: string, rate = 1): number {
  const pauses = line.match(/[.,;:?]/g)?.length ?? 0;
  return Math.round((400 + line.length * MS_PER_CHARACTER + pauses * MS_PER_PAUSE) / rate);
}

/**
 * Speaks a line or, if `aloud` is false, only waits for the line's duration.
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

export function stopSpeaking(): void {
  $isSpeaking.set(false);
  globalThis.speechSynthesis?.cancel();
}

/**
 * Makes speech audible on an iPhone, which mutes a page until the page has spoken during a touch. Speaks a silent line
 * at the touch that turns speech on or, if speech is already on, at the page's first touch. Call it once per app.
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
