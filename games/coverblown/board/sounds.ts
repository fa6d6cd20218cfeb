import { noise, type Sound, tone } from 'hush/board';

export const ring: Sound = {
  caption: 'The phone rings',
  make(c, out) {
    // A desk phone rings with two bells that alternate, in two bursts.
    for (let strike = 0; strike < 16; strike++) {
      const at = strike * 0.055 + (strike >= 8 ? 0.16 : 0);
      tone(c, out, { from: strike % 2 ? 1480 : 1180, for: 0.22, gain: 0.13, at, type: 'triangle' });
      tone(c, out, { from: strike % 2 ? 3710 : 2960, for: 0.09, gain: 0.035, at });
    }
  },
};

export const hangUp: Sound = {
  caption: 'The line clicks off',
  make(c, out) {
    noise(c, out, { for: 0.03, low: 2600, gain: 0.4 });
    noise(c, out, { for: 0.05, low: 1200, gain: 0.35, at: 0.07 });
  },
};

export const tear: Sound = {
  caption: 'Paper tears',
  make: (c, out) => noise(c, out, { for: 0.5, high: 1200, gain: 0.3, rise: 0.3, rough: true }),
};

export const crackle: Sound = {
  caption: 'The line crackles',
  make: (c, out) => noise(c, out, { for: 0.9, high: 900, gain: 0.07, rough: true }),
};
