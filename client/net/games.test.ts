import { expect, test } from 'vitest';
import type { GameFacts } from '#shared/room/room.ts';
import { translate } from '#shared/text/texts.ts';
import { gamesInLanguage } from './games';

const properties = {
  silence: {
    ...{ title: 'Silence', description: 'Nobody speaks.', type: 'string', enum: ['short', 'long'], default: 'short' },
    labels: { short: 'Short', long: 'Long' },
  },
  seconds: { title: 'Time', unit: 'seconds', off: 'No limit', type: 'integer', minimum: 0, default: 60 },
};
const hunt: GameFacts = {
  ...{ id: 'hunt', title: 'Hunt', tagline: 'Find it.', players: { min: 2, max: 4 }, minutes: [1, 2], usualBot: 'fox' },
  options: { type: 'object', properties },
  paces: [
    { title: 'Quick', about: 'A minute.', options: { silence: 'short' } },
    { title: 'Normal', about: 'An hour.', options: { silence: 'long' } },
  ],
  levels: [
    { id: 'fox', title: 'Fox', about: 'Sly.' },
    { id: 'random', title: 'Chance', about: 'Plays any legal move.' },
  ],
};
const still: GameFacts = { ...hunt, id: 'still', options: null, idleBots: true };

test('the words of a game are in the language, and nothing else of it changes', () => {
  expect(gamesInLanguage([hunt, still])).toEqual([hunt, still]);
  translate({
    'hunt.poster': { tagline: 'Such es.' },
    'hunt.lobby': {
      options: {
        silence: { title: 'Stille', description: 'Keiner spricht.', labels: { short: 'Kurz', long: 'Lang' } },
        seconds: { title: 'Zeit', off: 'Unbegrenzt' },
      },
      paces: [
        { title: 'Schnell', about: 'Eine Minute.' },
        { title: 'Normal', about: 'Eine Stunde.' },
      ],
      levels: { fox: { title: 'Fuchs', about: 'Schlau.' } },
    },
    'server.catalogue': { levels: { random: { title: 'Zufall', about: 'Irgendein Zug.' } }, idleAbout: 'Zieht nie.' },
  });
  expect(gamesInLanguage([hunt])).toEqual([
    {
      ...hunt,
      tagline: 'Such es.',
      options: {
        type: 'object',
        properties: {
          silence: {
            ...properties.silence,
            title: 'Stille',
            description: 'Keiner spricht.',
            labels: { short: 'Kurz', long: 'Lang' },
          },
          seconds: { ...properties.seconds, title: 'Zeit', off: 'Unbegrenzt' },
        },
      },
      paces: [
        { title: 'Schnell', about: 'Eine Minute.', options: { silence: 'short' } },
        { title: 'Normal', about: 'Eine Stunde.', options: { silence: 'long' } },
      ],
      levels: [
        { id: 'fox', title: 'Fuchs', about: 'Schlau.' },
        { id: 'random', title: 'Zufall', about: 'Irgendein Zug.' },
      ],
    },
  ]);
  expect(gamesInLanguage([still])).toEqual([
    {
      ...still,
      levels: [
        { id: 'fox', title: 'Fox', about: 'Zieht nie.' },
        { id: 'random', title: 'Zufall', about: 'Zieht nie.' },
      ],
    },
  ]);
});
