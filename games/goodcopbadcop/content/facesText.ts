import { texts } from 'hush/game';

/** The names of the faces of integrity cards. */
export const FACE_NAMES = texts('goodcopbadcop.faces', {
  agent: 'Agent',
  kingpin: 'Kingpin',
  honest: 'Honest',
  crooked: 'Crooked',
});
