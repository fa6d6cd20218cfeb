import { noise, type Sound, tone } from 'hush/board';
import { SOUNDS } from './soundText';

export const dice: Sound = {
  caption: SOUNDS.dice,
  make(c, out) {
    for (const [index, at] of [0, 0.05, 0.11, 0.16, 0.24, 0.3].entries()) {
      noise(c, out, { for: 0.05, low: 700 - index * 60, gain: 0.4 - index * 0.05, at });
      tone(c, out, { from: 240 - index * 14, to: 120, for: 0.05, gain: 0.16, at });
    }
  },
};

export const relay: Sound = {
  caption: SOUNDS.relay,
  make(c, out) {
    noise(c, out, { for: 0.018, low: 4200, gain: 0.24 });
    tone(c, out, { from: 820, to: 420, for: 0.03, gain: 0.1, type: 'square' });
    noise(c, out, { for: 0.014, low: 2600, gain: 0.14, at: 0.045 });
  },
};

export const teleprinter: Sound = {
  caption: SOUNDS.teleprinter,
  make(c, out) {
    for (let stroke = 0; stroke < 11; stroke++) {
      noise(c, out, { for: 0.022, low: 2400, gain: 0.13, at: stroke * 0.047 });
    }
    tone(c, out, { from: 1560, for: 0.22, gain: 0.06, at: 0.56, type: 'triangle' });
  },
};

/** Delay in seconds between the paper and the stamp sound. */
const STAMPED = 0.82;
const CLICKS = [0.34, 0.48, 0.62];

function stampDown(c: AudioContext, out: AudioNode): void {
  tone(c, out, { from: 130, to: 48, for: 0.26, gain: 0.9, at: STAMPED });
  noise(c, out, { for: 0.09, low: 1800, gain: 0.5, at: STAMPED });
}

export const brokenCode: Sound = {
  caption: SOUNDS.brokenCode,
  make(c, out) {
    for (const [click, at] of CLICKS.entries()) {
      tone(c, out, { from: 620 + 170 * click, to: 420, for: 0.05, gain: 0.12, at, type: 'square' });
      noise(c, out, { for: 0.018, low: 4200, gain: 0.24, at });
    }
    stampDown(c, out);
  },
};

export const completedMission: Sound = {
  caption: SOUNDS.completedMission,
  make(c, out) {
    for (const at of CLICKS) noise(c, out, { for: 0.025, low: 3000, gain: 0.2, at });
    stampDown(c, out);
  },
};
