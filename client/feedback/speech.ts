import { atom } from 'nanostores';
import { currentSettings, onSettings } from '../state/settings';
import { GESTURES } from './gestures';

export const $isSpeaking = atom(false);

/** The pitch and the rate of a voice. 1 is normal for both. */
export interface Voice {
  pitch: number;
  rate: number;
}

export interface Speaking {
  /**
   * If true, the line is spoken. Pass true only if speech is turned on for this device. If false, only captions are
   * shown.
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
/** A voice that takes longer than the line's expected duration times this factor is stopped. */
const GRACE = 1.5;

/**
 * Returns how long a line takes, in ms, based only on its text. Spoken and silent lines take the same time, so that
 * players cannot tell from the timing who is listening.
 */
export function speakingTime(line: string, rate = 1): number {
  const pauses = line.match(/[.,;:?]/g)?.length ?? 0;
  return Math.round((400 + line.length * MS_PER_CHARACTER + pauses * MS_PER_PAUSE) / rate);
}

/**
 * Speaks a line. If `aloud` is false, or this device has no voice for the page's language, only waits as long as
 * speaking would take.
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
  if (aloud && hasVoice()) {
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
 * Unlocks speech on an iPhone, which is mute until a page has spoken during a touch. Speaks an empty line when speech
 * is turned on or, if it already is, when the page is first touched. Call it once per app.
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

/** The language of the page, and so of the lines that are spoken. */
const pageLanguage = (): string => document.documentElement.lang || 'en';

/** Returns false if the device's voices are known and none speaks the page's language. Android writes `de_DE`. */
function hasVoice(): boolean {
  const voices = globalThis.speechSynthesis?.getVoices() ?? [];
  const [language] = pageLanguage().split('-');
  return voices.length === 0 || voices.some(({ lang }) => lang.split(/[-_]/)[0] === language);
}

function utter(line: string, { pitch, rate }: Voice): void {
  const synthesis = globalThis.speechSynthesis;
  if (!synthesis || typeof SpeechSynthesisUtterance === 'undefined') return;
  synthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(line);
  utterance.lang = pageLanguage() === 'en' ? 'en-GB' : pageLanguage();
  utterance.pitch = pitch;
  utterance.rate = rate;
  synthesis.speak(utterance);
}
