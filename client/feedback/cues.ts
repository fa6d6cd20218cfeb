export type Cue =
  | 'tap'
  | 'paper'
  | 'your-turn'
  | 'ring'
  | 'hang-up'
  | 'stamp'
  | 'tear'
  | 'shot'
  | 'tick'
  | 'crackle'
  | 'applause'
  | 'seal'
  | 'keys'
  | 'modem'
  | 'hum'
  | 'drawer'
  | 'dice'
  | 'relay'
  | 'teleprinter';

interface CueSound {
  /** Null: it answers one's own finger, and needs no words. */
  caption: string | null;
  sound(context: AudioContext, out: AudioNode): void;
}

/** Every sound is made here, from tones and noise; nothing is fetched. */
export const CUES: Readonly<Record<Cue, CueSound>> = {
  tap: {
    caption: null,
    sound: (c, out) => noise(c, out, { for: 0.05, low: 900, gain: 0.25 }),
  },
  paper: {
    caption: 'Paper slides',
    sound: (c, out) => noise(c, out, { for: 0.22, high: 1800, gain: 0.16, rise: 0.08 }),
  },
  'your-turn': {
    caption: 'A knock: your turn',
    sound(c, out) {
      for (const at of [0, 0.16]) {
        tone(c, out, { from: 190, to: 120, for: 0.16, gain: 0.5, at });
        noise(c, out, { for: 0.03, low: 1400, gain: 0.3, at });
      }
    },
  },
  ring: {
    caption: 'The phone rings',
    sound(c, out) {
      // Two bells struck in turn, twice: the ring of a set on a desk.
      for (let strike = 0; strike < 16; strike++) {
        const at = strike * 0.055 + (strike >= 8 ? 0.16 : 0);
        tone(c, out, { from: strike % 2 ? 1480 : 1180, for: 0.22, gain: 0.13, at, type: 'triangle' });
        tone(c, out, { from: strike % 2 ? 3710 : 2960, for: 0.09, gain: 0.035, at });
      }
    },
  },
  'hang-up': {
    caption: 'The line clicks off',
    sound(c, out) {
      noise(c, out, { for: 0.03, low: 2600, gain: 0.4 });
      noise(c, out, { for: 0.05, low: 1200, gain: 0.35, at: 0.07 });
    },
  },
  stamp: {
    caption: 'A stamp comes down',
    sound(c, out) {
      tone(c, out, { from: 130, to: 48, for: 0.26, gain: 0.9 });
      noise(c, out, { for: 0.09, low: 1800, gain: 0.5 });
    },
  },
  tear: {
    caption: 'Paper tears',
    sound: (c, out) => noise(c, out, { for: 0.5, high: 1200, gain: 0.3, rise: 0.3, rough: true }),
  },
  shot: {
    caption: 'A shot',
    sound(c, out) {
      noise(c, out, { for: 0.7, low: 4200, gain: 0.7 });
      tone(c, out, { from: 160, to: 34, for: 0.45, gain: 0.7 });
    },
  },
  tick: {
    caption: 'The clock ticks',
    sound: (c, out) => {
      tone(c, out, { from: 1900, to: 1500, for: 0.03, gain: 0.12 });
      noise(c, out, { for: 0.02, low: 3000, gain: 0.16 });
    },
  },
  crackle: {
    caption: 'The line crackles',
    sound: (c, out) => noise(c, out, { for: 0.9, high: 900, gain: 0.07, rough: true }),
  },
  applause: {
    caption: 'A chord: it is over',
    sound(c, out) {
      for (const [at, from] of [196, 246.9, 293.7, 392].entries()) {
        tone(c, out, { from, for: 1.6, gain: 0.14, at: at * 0.07, type: 'triangle' });
      }
    },
  },
  seal: {
    caption: null,
    sound(c, out) {
      noise(c, out, { for: 0.14, high: 1600, gain: 0.14, rise: 0.05 });
      tone(c, out, { from: 150, to: 70, for: 0.16, gain: 0.45, at: 0.12 });
    },
  },
  keys: {
    // What was typed appears as it sounds.
    caption: null,
    sound(c, out) {
      for (const at of [0, 0.07, 0.13, 0.22, 0.28]) noise(c, out, { for: 0.025, low: 3200, gain: 0.16, at });
    },
  },
  modem: {
    caption: 'A modem chirps: a new round',
    sound(c, out) {
      for (const [index, from] of [1300, 2100, 1650, 2400].entries()) {
        tone(c, out, { from, to: from * 1.04, for: 0.11, gain: 0.06, at: index * 0.1, type: 'square' });
      }
      noise(c, out, { for: 0.2, high: 1400, gain: 0.06, at: 0.42, rough: true });
    },
  },
  drawer: {
    caption: 'A drawer',
    sound(c, out) {
      noise(c, out, { for: 0.3, low: 700, gain: 0.3, rise: 0.12 });
      tone(c, out, { from: 120, to: 70, for: 0.12, gain: 0.4, at: 0.26 });
    },
  },
  hum: {
    caption: null,
    sound(c, out) {
      // A tube light: two hums of the mains, rising and falling so slowly that one runs into the next.
      tone(c, out, { from: 100, for: 5.4, gain: 0.012, rise: 1.2 });
      tone(c, out, { from: 200, for: 5.4, gain: 0.008, rise: 1.2 });
    },
  },
  dice: {
    caption: 'Dice on felt',
    sound(c, out) {
      for (const [index, at] of [0, 0.05, 0.11, 0.16, 0.24, 0.3].entries()) {
        noise(c, out, { for: 0.05, low: 700 - index * 60, gain: 0.4 - index * 0.05, at });
        tone(c, out, { from: 240 - index * 14, to: 120, for: 0.05, gain: 0.16, at });
      }
    },
  },
  relay: {
    caption: 'A relay clicks',
    sound(c, out) {
      noise(c, out, { for: 0.018, low: 4200, gain: 0.24 });
      tone(c, out, { from: 820, to: 420, for: 0.03, gain: 0.1, type: 'square' });
      noise(c, out, { for: 0.014, low: 2600, gain: 0.14, at: 0.045 });
    },
  },
  teleprinter: {
    caption: 'A teleprinter',
    sound(c, out) {
      for (let stroke = 0; stroke < 11; stroke++) {
        noise(c, out, { for: 0.022, low: 2400, gain: 0.13, at: stroke * 0.047 });
      }
      tone(c, out, { from: 1560, for: 0.22, gain: 0.06, at: 0.56, type: 'triangle' });
    },
  },
};

interface Tone {
  from: number;
  to?: number;
  for: number;
  gain: number;
  at?: number;
  rise?: number;
  type?: OscillatorType;
}

function tone(
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
  /** Lets through what lies below, in Hz; `high`: what lies above. */
  low?: number;
  high?: number;
  rise?: number;
  /** In grains, like fibres or a bad line. */
  rough?: boolean;
}

function noise(context: AudioContext, out: AudioNode, made: Noise): void {
  const { for: lasts, gain, at = 0, low, high, rise = 0.002, rough = false } = made;
  const begins = context.currentTime + at;
  const source = context.createBufferSource();
  source.buffer = grains(context, lasts, rough);
  const filter = context.createBiquadFilter();
  filter.type = high ? 'highpass' : 'lowpass';
  filter.frequency.value = high ?? low ?? 4000;
  source.connect(filter).connect(envelope(context, out, { begins, lasts, gain, rise }));
  source.start(begins);
}

function grains(context: AudioContext, lasts: number, rough: boolean): AudioBuffer {
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
