/**
 * The labels of the menu item for a second screen: on a large screen, on a phone, and if the seat already has two
 * screens.
 */
export const SEAT_SCREENS = {
  addPhone: 'Add my phone',
  addScreen: 'Add a big screen',
  screens: 'My two screens',
} as const;
