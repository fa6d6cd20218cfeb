import { noise, type Sound, tone } from './synth';

// The sounds every table may use; a game keeps its own ones in `board/sounds.ts`.

export const tap: Sound = {
  caption: null,
  make: (c, out) => noise(c, out, { for: 0.05, low: 900, gain: 0.25 }),
};

export const paper: Sound = {
  caption: 'Paper slides',
  make: (c, out) => noise(c, out, { for: 0.22, high: 1800, gain: 0.16, rise: 0.08 }),
};

export const yourTurn: Sound = {
  caption: 'A knock: your turn',
  make(c, out) {
    for (const at of [0, 0.16]) {
      tone(c, out, { from: 190, to: 120, for: 0.16, gain: 0.5, at });
      noise(c, out, { for: 0.03, low: 1400, gain: 0.3, at });
    }
  },
};

export const stamp: Sound = {
  caption: 'A stamp comes down',
  make(c, out) {
    tone(c, out, { from: 130, to: 48, for: 0.26, gain: 0.9 });
    noise(c, out, { for: 0.09, low: 1800, gain: 0.5 });
  },
};

export const shot: Sound = {
  caption: 'A shot',
  make(c, out) {
    noise(c, out, { for: 0.7, low: 4200, gain: 0.7 });
    tone(c, out, { from: 160, to: 34, for: 0.45, gain: 0.7 });
  },
};

export const tick: Sound = {
  caption: 'The clock ticks',
  make: (c, out) => {
    tone(c, out, { from: 1900, to: 1500, for: 0.03, gain: 0.12 });
    noise(c, out, { for: 0.02, low: 3000, gain: 0.16 });
  },
};

export const hum: Sound = {
  caption: null,
  make(c, out) {
    // A tube light: two tones of the mains that rise and fall slowly, so that repeats run into each other.
    tone(c, out, { from: 100, for: 5.4, gain: 0.012, rise: 1.2 });
    tone(c, out, { from: 200, for: 5.4, gain: 0.008, rise: 1.2 });
  },
};

export const applause: Sound = {
  caption: 'A chord: it is over',
  make(c, out) {
    for (const [at, from] of [196, 246.9, 293.7, 392].entries()) {
      tone(c, out, { from, for: 1.6, gain: 0.14, at: at * 0.07, type: 'triangle' });
    }
  },
};
