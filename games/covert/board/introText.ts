export const introText = {
  missions: {
    title: 'Complete six missions.',
    text: 'A mission asks for Agents in cities, for equipment and for cards. When somebody completes a sixth, the round is played out and points count.',
  },
  dice: {
    title: 'Dice are your actions.',
    text: 'One by one you place dice on four circles. A die goes next to another, and 6 and 1 are neighbours. Stop early and you act early. Dice on the Decoder help you break codes, for 2 points each.',
  },
  cards: {
    title: 'One card, three uses.',
    text: 'Equipment for a mission, a flight to its city, or its ability: one of the three, then it is gone. And somebody may steal it back.',
  },
  screen: {
    title: 'Your papers are covered.',
    text: 'Missions, cards, codes and tokens lie behind your screen. Hold to look, let go to hide. You can pick a card by its place without a look.',
  },
} as const;
