/** A sound that is synthesized from tones and noise while it plays, so that no file has to be loaded. */
export interface Sound {
  /** The caption for the sound. Null for a sound that only responds to the person's own touch. */
  caption: string | null;
  make(context: AudioContext, out: AudioNode): void;
}

interface Tone {
  from: number;
  to?: number;
  for: number;
  gain: number;
  at?: number;
  rise?: number;
  type?: OscillatorType;
}

export function tone(
  context: AudioContext,
  out: AudioNode,
  { from, to, for: lasts, gain, at = 0, rise = 0.004, type = 'sine' }: Tone,
): void {
  const begins = context.currentTime + at;
  const oscillator = context.createOscillator();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, begins);
  if (to) oscillator.frequency.exponentialRampToValueAtTime(to, begins + lasts);
  oscillator.connect(envelope(context, out, { begins, lasts, gain, rise }));
  oscillator.start(begins);
  oscillator.stop(begins + lasts + 0.05);
}

interface Noise {
  for: number;
  gain: number;
  at?: number;
  /** The cutoff frequency of a filter, in Hz. With `low`, only lower frequencies are heard, with `high`, only higher. */
  low?: number;
  high?: number;
  rise?: number;
  /** If true, the volume fluctuates quickly and at random, as in tearing fabric or a bad telephone line. */
  rough?: boolean;
}

export function noise(context: AudioContext, out: AudioNode, made: Noise): void {
  const { for: lasts, gain, at = 0, low, high, rise = 0.002, rough = false } = made;
  const begins = context.currentTime + at;
  const source = context.createBufferSource();
  source.buffer = keptGrains(context, lasts, rough);
  const filter = context.createBiquadFilter();
  filter.type = high ? 'highpass' : 'lowpass';
  filter.frequency.value = high ?? low ?? 4000;
  source.connect(filter).connect(envelope(context, out, { begins, lasts, gain, rise }));
  source.start(begins);
}

const kept = new WeakMap<AudioContext, Map<string, AudioBuffer>>();

/** Returns noise from a cache. Making one second of noise takes as long on a phone as drawing a move. */
function keptGrains(context: AudioContext, lasts: number, rough: boolean): AudioBuffer {
  const known = kept.get(context) ?? new Map<string, AudioBuffer>();
  kept.set(context, known);
  const key = `${lasts} ${rough}`;
  const buffer = known.get(key) ?? grains(context, lasts, rough);
  known.set(key, buffer);
  return buffer;
}

/** Makes white noise of the given duration in seconds. */
export function grains(context: AudioContext, lasts: number, rough = false): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let loud = 1;
  for (let at = 0; at < samples.length; at++) {
    if (rough && at % 180 === 0) loud = Math.random() ** 3;
    samples[at] = (Math.random() * 2 - 1) * loud;
  }
  return buffer;
}

interface Envelope {
  begins: number;
  lasts: number;
  gain: number;
  rise: number;
}

function envelope(context: AudioContext, out: AudioNode, { begins, lasts, gain, rise }: Envelope): GainNode {
  const node = context.createGain();
  node.gain.setValueAtTime(0.0001, begins);
  node.gain.exponentialRampToValueAtTime(gain, begins + rise);
  node.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
  node.connect(out);
  return node;
}
