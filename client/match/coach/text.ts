export const COACH = {
  label: 'Coach',
  count: (n: number, of: number) => `${n} of ${of}`,
  goOn: 'Next',
  done: 'Done',
  skip: 'Skip the coach',
};
