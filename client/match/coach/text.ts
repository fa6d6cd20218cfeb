export const COACH = {
  label: 'Coach',
  count: (n: number, of: number) => `${n} of ${of}`,
  next: 'Next',
  done: 'Done',
  skip: 'Skip the coach',
};
