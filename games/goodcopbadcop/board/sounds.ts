import { noise, type Sound, tone } from 'hush/board';

export const drawer: Sound = {
  caption: 'A drawer',
  make(c, out) {
    noise(c, out, { for: 0.3, low: 700, gain: 0.3, rise: 0.12 });
    tone(c, out, { from: 120, to: 70, for: 0.12, gain: 0.4, at: 0.26 });
  },
};
