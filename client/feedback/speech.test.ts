// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeSettings, DEFAULT_SETTINGS } from '../state/settings';
import { $isSpeaking, speak, speakingTime, unlockSpeech } from './speech';

const LINE = 'The Katana hung in the window all night. Nobody touched it.';
const uttered: string[] = [];
const languages: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  uttered.length = 0;
  languages.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  changeSettings(DEFAULT_SETTINGS);
  document.documentElement.lang = '';
});

/** Stubs speech on a device with voices for these languages. */
function withVoice(...voices: string[]) {
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = '';
      constructor(readonly text: string) {}
    },
  );
  vi.stubGlobal('speechSynthesis', {
    cancel: () => undefined,
    getVoices: () => voices.map((lang) => ({ lang })),
    speak({ text, lang }: { text: string; lang: string }) {
      uttered.push(text);
      languages.push(lang);
    },
  });
}

/** Speaks a line, and records when progress is reported and when the line ends. */
function run(aloud: boolean) {
  const heard: [number, number][] = [];
  const began = performance.now();
  let ended = 0;
  speak(LINE, {
    aloud,
    onProgress: (said) => heard.push([performance.now() - began, said]),
    onEnd: () => {
      ended = performance.now() - began;
    },
  });
  vi.runAllTimers();
  return { heard, ended };
}

test('captions take the same time with and without speech', () => {
  const missing = run(true);
  withVoice();
  expect(run(true)).toEqual(missing);
  expect(run(false)).toEqual(missing);
  expect(missing.ended).toBe(speakingTime(LINE));
  expect(missing.heard.at(-1)?.[1]).toBe(LINE.length);
});

test('a line is spoken only if `aloud` is true', () => {
  withVoice();
  run(false);
  expect(uttered).toEqual([]);
  run(true);
  expect(uttered).toEqual([LINE]);
});

test('a line is spoken in the language of the page', () => {
  withVoice();
  run(true);
  document.documentElement.lang = 'de';
  run(true);
  expect(languages).toEqual(['en-GB', 'de']);
});

test('without a voice for the language of the page, there are only captions', () => {
  document.documentElement.lang = 'pt-BR';
  withVoice('en-US', 'de_DE');
  const { ended } = run(true);
  expect([uttered, $isSpeaking.get(), ended]).toEqual([[], false, speakingTime(LINE)]);
  withVoice('en-US', 'pt_PT');
  run(true);
  expect(uttered).toEqual([LINE]);
});

test('`$isSpeaking` is true only while a line is spoken', () => {
  withVoice();
  speak(LINE, { aloud: false });
  expect($isSpeaking.get()).toBe(false);
  vi.runAllTimers();
  const stop = speak(LINE, { aloud: true });
  expect($isSpeaking.get()).toBe(true);
  vi.advanceTimersByTime(speakingTime(LINE));
  expect($isSpeaking.get()).toBe(false);
  speak(LINE, { aloud: true });
  stop();
  expect($isSpeaking.get()).toBe(false);
});

test('stopping a line does not call `onEnd`', () => {
  const onEnd = vi.fn();
  speak(LINE, { aloud: false, onEnd })();
  vi.runAllTimers();
  expect(onEnd).not.toHaveBeenCalled();
});

test('the tap that turns speech on also unlocks speech in the browser', () => {
  withVoice();
  const stop = unlockSpeech();
  dispatchEvent(new Event('click'));
  expect(uttered).toEqual([]);
  changeSettings({ spoken: true });
  expect(uttered).toEqual([' ']);
  dispatchEvent(new Event('click'));
  expect(uttered).toEqual([' ']);
  stop();
});

test('if speech is already turned on, the first touch unlocks speech in the browser', () => {
  withVoice();
  changeSettings({ spoken: true });
  const stop = unlockSpeech();
  dispatchEvent(new Event('touchend'));
  expect(uttered).toEqual([' ']);
  stop();
});
