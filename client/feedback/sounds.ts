import type { Outcome } from '#shared/contract/module.ts';
import type { Viewer } from '#shared/ids.ts';
import { SOUNDS } from './soundsText';
import { noise, type Sound, tone } from './synth';

// Sounds that all games can use. A game can have more sounds in its `board/sounds.ts`.

export const tap: Sound = {
  caption: null,
  make: (c, out) => noise(c, out, { for: 0.05, low: 900, gain: 0.25 }),
};

export const paper: Sound = {
  get caption() {
    return SOUNDS.paper;
  },
  make: (c, out) => noise(c, out, { for: 0.22, high: 1800, gain: 0.16, rise: 0.08 }),
};

export const yourTurn: Sound = {
  get caption() {
    return SOUNDS.yourTurn;
  },
  make(c, out) {
    for (const at of [0, 0.16]) {
      tone(c, out, { from: 190, to: 120, for: 0.16, gain: 0.5, at });
      noise(c, out, { for: 0.03, low: 1400, gain: 0.3, at });
    }
  },
};

export const stamp: Sound = {
  get caption() {
    return SOUNDS.stamp;
  },
  make(c, out) {
    tone(c, out, { from: 130, to: 48, for: 0.26, gain: 0.9 });
    noise(c, out, { for: 0.09, low: 1800, gain: 0.5 });
  },
};

export const shot: Sound = {
  get caption() {
    return SOUNDS.shot;
  },
  make(c, out) {
    noise(c, out, { for: 0.7, low: 4200, gain: 0.7 });
    tone(c, out, { from: 160, to: 34, for: 0.45, gain: 0.7 });
  },
};

export const tick: Sound = {
  get caption() {
    return SOUNDS.tick;
  },
  make: (c, out) => {
    tone(c, out, { from: 1900, to: 1500, for: 0.03, gain: 0.12 });
    noise(c, out, { for: 0.02, low: 3000, gain: 0.16 });
  },
};

export const hum: Sound = {
  caption: null,
  make(c, out) {
    // The hum of a fluorescent tube: two tones that swell slowly, so that repetitions blend into each other.
    tone(c, out, { from: 100, for: 5.4, gain: 0.012, rise: 1.2 });
    tone(c, out, { from: 200, for: 5.4, gain: 0.008, rise: 1.2 });
  },
};

export const applause: Sound = {
  get caption() {
    return SOUNDS.over;
  },
  make(c, out) {
    for (const [at, from] of [196, 246.9, 293.7, 392].entries()) {
      tone(c, out, { from, for: 1.6, gain: 0.14, at: at * 0.07, type: 'triangle' });
    }
  },
};

/** Played to winners as soon as all viewers can see the result. */
export const win: Sound = {
  get caption() {
    return SOUNDS.win;
  },
  make(c, out) {
    for (const [at, from] of [261.6, 329.6, 392, 523.3].entries()) {
      const last = at === 3;
      tone(c, out, { from, for: last ? 1.5 : 0.24, gain: 0.16, at: at * 0.15, rise: 0.02, type: 'triangle' });
      tone(c, out, { from: from * 2, for: last ? 0.9 : 0.16, gain: 0.03, at: at * 0.15, rise: 0.03, type: 'sawtooth' });
    }
  },
};

/** Played to losers as soon as all viewers can see the result. */
export const loss: Sound = {
  get caption() {
    return SOUNDS.loss;
  },
  make(c, out) {
    for (const [at, from] of [220, 207.7, 164.8].entries()) {
      tone(c, out, { from, for: at === 2 ? 1.7 : 0.55, gain: 0.17, at: at * 0.38, rise: 0.06, type: 'triangle' });
      tone(c, out, { from: from / 2, for: at === 2 ? 1.7 : 0.55, gain: 0.16, at: at * 0.38, rise: 0.08 });
    }
  },
};

/**
 * Returns the sound that a viewer hears at the end of a match. Spectators hear a neutral chord. All seats hear it too
 * if no seat has won.
 */
export function endSound({ winners }: Outcome, seat: Viewer): Sound {
  if (seat === null || winners.length === 0) return applause;
  return winners.includes(seat) ? win : loss;
}

export const chair: Sound = {
  get caption() {
    return SOUNDS.chair;
  },
  make(c, out) {
    noise(c, out, { for: 0.26, low: 700, gain: 0.3, rise: 0.12, rough: true });
    tone(c, out, { from: 120, to: 70, for: 0.12, gain: 0.4, at: 0.27 });
  },
};

export const glass: Sound = {
  get caption() {
    return SOUNDS.glass;
  },
  make(c, out) {
    tone(c, out, { from: 2350, for: 0.32, gain: 0.05 });
    tone(c, out, { from: 3720, for: 0.2, gain: 0.025 });
    noise(c, out, { for: 0.03, low: 1600, gain: 0.16 });
  },
};

export const shuffle: Sound = {
  get caption() {
    return SOUNDS.shuffle;
  },
  make(c, out) {
    for (let card = 0; card < 14; card++) {
      noise(c, out, { for: 0.035, high: 1500, gain: 0.1 + 0.006 * card, at: card * 0.034 + (card > 9 ? 0.12 : 0) });
    }
  },
};
