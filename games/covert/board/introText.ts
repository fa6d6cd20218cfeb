export const introText = {
  missions: {
    title: 'Complete six missions.',
    text: 'A mission asks for Agents in cities, equipment and cards. Once someone completes a sixth, finish the round and count points.',
  },
  dice: {
    title: 'Dice are your actions.',
    text: 'Take turns placing dice on four circles. Each die goes next to another; 6 and 1 are neighbours. Stop early to act early. Dice on the Decoder help you break codes, worth 2 points each.',
  },
  cards: {
    title: 'One card, three uses.',
    text: 'It’s equipment for a mission, a flight to its city, or an ability. You only get one of the three, and then someone may even steal the card.',
  },
  screen: {
    title: 'Your papers are covered.',
    text: 'Missions, cards, codes and tokens are behind your screen. Hold to look, let go to hide. You can also pick a card by its position, without looking.',
  },
} as const;
