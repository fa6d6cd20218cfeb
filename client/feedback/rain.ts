import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useSettings } from '../state/settings';
import { $isHushed } from './hush';
import { $audio } from './sound';
import { $isSpeaking } from './speech';
import { grains } from './synth';

const LOUD = 0.05;
/** The volume of the rain while a voice is speaking, as a fraction of its normal volume. */
const DUCKED = 0.2;
/** The duration of the rain loop in seconds. It is long enough that listeners do not notice the repetition. */
const LASTS = 7;

/**
 * Plays the sound of rain, if the person has turned it on. It is softer while a line is spoken, and silent while the
 * page is hidden.
 */
export function useRain(): void {
  const { sound, rain } = useSettings();
  const context = useStore($audio);
  useEffect(() => (context && sound && rain ? startRain(context) : undefined), [context, sound, rain]);
}

function startRain(context: AudioContext): () => void {
  const source = context.createBufferSource();
  source.buffer = grains(context, LASTS);
  source.loop = true;
  const low = filter(context, 'highpass', 380);
  const high = filter(context, 'lowpass', 2600);
  const out = context.createGain();
  out.gain.value = 0;
  source.connect(low).connect(high).connect(out).connect(context.destination);
  source.start();

  const follow = () => {
    const isSilent = document.hidden || $isHushed.get();
    const level = isSilent ? 0 : LOUD * ($isSpeaking.get() ? DUCKED : 1);
    out.gain.setTargetAtTime(level, context.currentTime, 0.25);
  };
  const stops = [$isSpeaking.subscribe(follow), $isHushed.subscribe(follow)];
  document.addEventListener('visibilitychange', follow);
  return () => {
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', follow);
    source.stop();
    out.disconnect();
  };
}

function filter(context: AudioContext, type: BiquadFilterType, frequency: number): BiquadFilterNode {
  const node = context.createBiquadFilter();
  node.type = type;
  node.frequency.value = frequency;
  return node;
}
