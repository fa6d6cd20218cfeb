import { atom } from 'nanostores';
import { currentSettings, onSettings } from '../state/settings';
import { GESTURES } from './gestures';

/** Somebody is heard speaking on this device. */
export const $isSpeaking = atom(false);

/** How a line sounds. 1 is usual. */
export interface Voice {
  pitch: number;
  rate: number;
}

export interface Speaking {
  /** Whether it is spoken, which a person on this device must have asked for. Captions run in any case. */
  aloud: boolean;
  voice?: Voice | undefined;
  /** How many characters are said by now. */
  onProgress?(said: number): void;
  onEnd?(): void;
}

const MS_PER_CHARACTER = 62;
const MS_PER_PAUSE = 320;
const PROGRESS_EVERY = 80;
/** A slow voice may finish its line; after that it is cut. */
const GRACE = 1.5;

/**
 * How long a line takes, in ms: by its length alone. It is the same with a voice and without one, so that
 * nobody can hear or time a difference.
 */
export function speakingTime(line: string, rate = 1): number {
  const pauses = line.match(/[.,;:?]/g)?.length ?? 0;
  return Math.round((400 + line.length * MS_PER_CHARACTER + pauses * MS_PER_PAUSE) / rate);
}

/** Says a line, or lets its time pass; the answer stops it. */
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
  const cut = setTimeout(silence, lasts * GRACE);
  if (aloud) {
    $isSpeaking.set(true);
    utter(line, voice);
  }
  return () => {
    clearInterval(progress);
    clearTimeout(end);
    clearTimeout(cut);
    silence();
  };
}

/** Nothing more is said. */
export function silence(): void {
  $isSpeaking.set(false);
  globalThis.speechSynthesis?.cancel();
}

/**
 * Makes later lines audible on an iPhone, where speech stays mute until the page has spoken inside a touch: inside the
 * one that switches it on, or the first one of a page that finds it switched on. The app calls it once.
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
