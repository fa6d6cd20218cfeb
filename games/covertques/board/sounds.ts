import { noise, type Sound, tone } from 'hush/board';

export const seal: Sound = {
  caption: null,
  make(c, out) {
    noise(c, out, { for: 0.14, high: 1600, gain: 0.14, rise: 0.05 });
    tone(c, out, { from: 150, to: 70, for: 0.16, gain: 0.45, at: 0.12 });
  },
};

export const keys: Sound = {
  // No caption for this sound, because the typed hint appears on the screen while it plays.
  caption: null,
  make(c, out) {
    for (const at of [0, 0.07, 0.13, 0.22, 0.28]) noise(c, out, { for: 0.025, low: 3200, gain: 0.16, at });
  },
};

export const modem: Sound = {
  caption: 'A modem chirps: a new round',
  make(c, out) {
    for (const [index, from] of [1300, 2100, 1650, 2400].entries()) {
      tone(c, out, { from, to: from * 1.04, for: 0.11, gain: 0.06, at: index * 0.1, type: 'square' });
    }
    noise(c, out, { for: 0.2, high: 1400, gain: 0.06, at: 0.42, rough: true });
  },
};
