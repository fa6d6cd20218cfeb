/** Words for random hints. None of these words is on a topic card. */
export const PLAIN_WORDS = {
  first:
    'big small old new red green quiet loud warm cold soft hard fast slow round sharp bright dark happy strange'.split(
      ' ',
    ),
  second:
    'stone window paper bottle garden song story road corner letter morning evening number shadow circle basket machine neighbour holiday journey'.split(
      ' ',
    ),
} as const;
