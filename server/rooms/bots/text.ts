import { texts } from '#shared/text/texts.ts';

/** A sentence about each bot's character, by the bot's name. */
export const ABOUT = texts('server.characters', {
  Ada: 'Keeps a list of everything you said.',
  Bruno: 'Loud, quick, and sorry afterwards.',
  Clara: 'Believes the best of you until she has counted.',
  Dorian: 'Vain about his guesses, often with reason.',
  Edith: 'Checks twice, then asks if it’s locked.',
  Felix: 'Enjoys every round, no matter who wins.',
  Greta: 'Dry, patient, trusts no one.',
  Hugo: 'Has a theory. It’s about you.',
  Ines: 'Listens for ages, then says one thing.',
  Jasper: 'Talks to hide that his hands shake.',
  Kiki: 'Presses every button to see what it does.',
  Leon: 'Says less than he knows, and knows it.',
  Mona: 'Kind to everyone, but careful.',
  Nils: 'Sure it was the other one. Fairly sure.',
  Olga: 'Asks what everyone’s wondering.',
  Percy: 'Bold by accident, and surprised every time.',
  Quinn: 'Gambles with a straight face.',
  Rosa: 'Would rather be wrong with you than right alone.',
  Silas: 'Expects the worst and plans for it.',
  Thea: 'Blunt, fair, forgets nothing.',
});
