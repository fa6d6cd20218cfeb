import { texts } from '#shared/text/texts.ts';

export const REPLAY = texts('board.replay', {
  throughWhoseEyes: 'Whose view',
  fromAbove: 'See everything',
  everybody: 'What everyone knew',
  before: 'Back',
  next: 'Next',
  play: 'Play',
  pause: 'Pause',
  beforeFirst: 'Before the first move.',
  chapterBefore: 'Previous turning point',
  chapterNext: 'Next turning point',
  loadingReplay: 'Loading the replay…',
  noReplay: 'The match is over, but its replay couldn’t be loaded.',
  endPicture: 'Save as a picture',
  momentLink: 'Link to this moment',
  exportMatch: 'Download match file',
  evening: 'Tonight’s results',
  checkDeal: 'Check the deal was fair',
  moment: (at: number, of: number) => `Moment ${at} of ${of}`,
});
