import { texts } from '#shared/text/texts.ts';

/** The label of the choice between languages, which is in the settings and where a guest enters their name. */
export const LANGUAGE = texts('settings.language', {
  label: 'Language',
});
