export const SHELL = {
  newer: 'There’s a newer Hush.',
  load: 'Load it',
  later: 'Later',
};
