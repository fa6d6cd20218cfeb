export const SHELL = {
  newer: 'A newer Hush is here.',
  load: 'Load it',
  later: 'Later',
};
