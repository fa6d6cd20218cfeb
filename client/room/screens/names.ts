/** What the way to a seat's second screen is called: on a large screen, on a phone, and once there are two. */
export const SEAT_SCREENS = {
  addPhone: 'Add my phone',
  addScreen: 'Add a big screen',
  screens: 'My two screens',
} as const;
