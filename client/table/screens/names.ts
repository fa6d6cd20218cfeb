/** Menu labels for a seat's second screen: on a large screen, on a phone, and if there are already two screens. */
export const SEAT_SCREENS = {
  addPhone: 'Add my phone',
  addScreen: 'Add a big screen',
  screens: 'My two screens',
} as const;
