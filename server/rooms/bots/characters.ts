import { PLAIN_VOICE, type Voice } from '../../matches/bots/voice';

/** A bot's character, which looks, speaks and plays the same in every room. */
export interface Character extends Voice {
  name: string;
  /** The seed from which the face is drawn. */
  face: string;
  about: string;
}

export const CHARACTERS: readonly Character[] = [
  character('Ada', 5, 'dry', -0.3, 0.95, 'Keeps a list of everything you said.'),
  character('Bruno', 3, 'brash', 0.8, 0.85, 'Loud, quick, and sorry afterwards.'),
  character('Clara', 3, 'warm', -0.2, 1, 'Believes the best of you until she has counted.'),
  character('Dorian', 3, 'dry', 0.4, 1.05, 'Vain about his guesses, often with reason.'),
  character('Edith', 6, 'nervous', -0.8, 1.15, 'Checks twice, then asks if it’s locked.'),
  character('Felix', 1, 'warm', 0.6, 0.9, 'Enjoys every round, no matter who wins.'),
  character('Greta', 2, 'dry', -0.6, 1.1, 'Dry, patient, trusts no one.'),
  character('Hugo', 5, 'brash', 0.5, 0.95, 'Has a theory. It’s about you.'),
  character('Ines', 3, 'warm', 0.1, 1, 'Listens for ages, then says one thing.'),
  character('Jasper', 3, 'nervous', 0.3, 0.9, 'Talks to hide that his hands shake.'),
  character('Kiki', 3, 'brash', 1, 0.85, 'Presses every button to see what it does.'),
  character('Leon', 3, 'dry', 0, 1.05, 'Says less than he knows, and knows it.'),
  character('Mona', 3, 'warm', -0.5, 1.1, 'Kind to everyone, but careful.'),
  character('Nils', 5, 'nervous', -0.4, 1, 'Sure it was the other one. Fairly sure.'),
  character('Olga', 4, 'brash', 0.2, 1, 'Asks what everyone’s wondering.'),
  character('Percy', 4, 'nervous', 0.7, 0.95, 'Bold by accident, and surprised every time.'),
  character('Quinn', 3, 'dry', 0.7, 0.9, 'Gambles with a straight face.'),
  character('Rosa', 7, 'warm', 0.4, 0.95, 'Would rather be wrong with you than right alone.'),
  character('Silas', 7, 'nervous', -1, 1.15, 'Expects the worst and plans for it.'),
  character('Thea', 8, 'brash', -0.1, 1.05, 'Blunt, fair, forgets nothing.'),
];

/** Creates a character. `look` selects one of the faces that the name can have. */
function character(
  name: string,
  look: number,
  manner: Voice['manner'],
  temper: number,
  quickness: number,
  about: string,
): Character {
  return { name, face: `${name.toLowerCase()}-${look}`, manner, temper, quickness, about };
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
