import { texts } from '#shared/text/texts.ts';

/**
 * The labels of the menu item for a second screen: on a large screen, on a phone, and if the seat already has two
 * screens.
 */
export const SEAT_SCREENS = texts('screens.menu', {
  addPhone: 'Add my phone',
  addScreen: 'Add a big screen',
  screens: 'My two screens',
});
