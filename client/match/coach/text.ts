export const COACH = {
  label: 'Coach',
  count: (n: number, of: number) => `${n} of ${of}`,
  goOn: 'Go on',
  done: 'Done',
  skip: 'Skip the coach',
};
