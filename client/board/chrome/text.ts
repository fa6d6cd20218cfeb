import { text as kit } from '../../ui/text';

/** What the parts of a table say in every game. */
export const text = {
  above: 'Everything face up',
  everybodyKnew: 'What everybody knew',
  knew: (name: string) => `What ${name} knew`,
  hold: {
    hold: { covered: kit.hold, open: 'Let go to hide' },
    tap: { covered: kit.tap, open: 'Tap to hide' },
    shared: kit.onYourPhone,
    space: 'space',
  },
} as const;
