import { PLAIN_VOICE, type Voice } from '../../matches/bots/voice';
import { ABOUT } from './text';

/** A bot's character, which looks, speaks and plays the same in every room. */
export interface Character extends Voice {
  name: string;
  /** The seed from which the face is drawn. */
  face: string;
  about: string;
}

export const CHARACTERS: readonly Character[] = [
  character('Ada', 5, 'dry', -0.3, 0.95),
  character('Bruno', 3, 'brash', 0.8, 0.85),
  character('Clara', 3, 'warm', -0.2, 1),
  character('Dorian', 3, 'dry', 0.4, 1.05),
  character('Edith', 6, 'nervous', -0.8, 1.15),
  character('Felix', 1, 'warm', 0.6, 0.9),
  character('Greta', 2, 'dry', -0.6, 1.1),
  character('Hugo', 5, 'brash', 0.5, 0.95),
  character('Ines', 3, 'warm', 0.1, 1),
  character('Jasper', 3, 'nervous', 0.3, 0.9),
  character('Kiki', 3, 'brash', 1, 0.85),
  character('Leon', 3, 'dry', 0, 1.05),
  character('Mona', 3, 'warm', -0.5, 1.1),
  character('Nils', 5, 'nervous', -0.4, 1),
  character('Olga', 4, 'brash', 0.2, 1),
  character('Percy', 4, 'nervous', 0.7, 0.95),
  character('Quinn', 3, 'dry', 0.7, 0.9),
  character('Rosa', 7, 'warm', 0.4, 0.95),
  character('Silas', 7, 'nervous', -1, 1.15),
  character('Thea', 8, 'brash', -0.1, 1.05),
];

/** Creates a character. `look` selects one of the faces that the name can have. */
function character(
  name: keyof typeof ABOUT,
  look: number,
  manner: Voice['manner'],
  temper: number,
  quickness: number,
): Character {
  return { name, face: `${name.toLowerCase()}-${look}`, manner, temper, quickness, about: ABOUT[name] };
}

/** Returns the character with this name, or null if there is no such character. */
export function characterOf(name: string): Character | null {
  return CHARACTERS.find((character) => character.name === name) ?? null;
}

/** Returns the voice of a bot with this name, which says how the bot speaks and plays. */
export function voiceOf(name: string): Voice {
  const { manner, temper, quickness } = characterOf(name) ?? PLAIN_VOICE;
  return { manner, temper, quickness };
}
