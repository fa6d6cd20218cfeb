import { texts } from 'hush/game';

/** The names of the faces of integrity cards. */
export const FACE_NAMES = texts('goodcopbadcop.faces', {
  agent: 'Agent',
  kingpin: 'Kingpin',
  honest: 'Honest',
  crooked: 'Crooked',
});

/** A face within a sentence about a card: "Ben’s card 2 is Honest." */
export const CARD_PHRASES = texts('goodcopbadcop.cards', {
  agent: 'the Agent',
  kingpin: 'the Kingpin',
  honest: 'Honest',
  crooked: 'Crooked',
});

/** A role within a sentence about an officer: "Ben was honest." */
export const ROLE_PHRASES = texts('goodcopbadcop.roles', {
  agent: 'the Agent',
  kingpin: 'the Kingpin',
  honest: 'honest',
  crooked: 'crooked',
});
