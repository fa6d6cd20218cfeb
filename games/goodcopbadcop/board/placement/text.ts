import type { HoldWords } from 'hush/board';
import { texts } from 'hush/game';
import type { Allegiance, Team } from '../../state';

export const placeText = texts('goodcopbadcop.placement', {
  title: 'Put your three cards in order.',
  titleOthers: 'Everyone is filing their cards.',
  titleFiled: 'Filed. The others are still arranging theirs.',
  once: 'Once you file them face down, the order is final.',
  file: 'Your file',
  slot: (slot: number) => `Slot ${slot}`,
  covered: (slot: number) => `Your card in slot ${slot}, covered. Hold to look`,
  coveredTap: (slot: number) => `Your card in slot ${slot}. Tap to look or to cover`,
  left: (slot: number) => `Move the card in slot ${slot} to the left`,
  right: (slot: number) => `Move the card in slot ${slot} to the right`,
  coveredLine: 'Covered. Make sure nobody behind you can see.',
  shared: 'This screen is shared. Your cards are on your phone.',
  fileThem: 'File them in this order',
  filed: 'Filed in this order',
  roster: 'Who has filed',
  count: (filed: number, of: number) => `${filed} of ${of} players ready`,
  you: 'you',
  youFiled: 'you, filed',
  hasFiled: 'filed',
  arranging: 'arranging',
  where: 'Which side are you on?',
  agent: 'You hold the Agent',
  agentLine: 'Honest, whatever else you hold.',
  kingpin: 'You hold the Kingpin',
  kingpinLine: 'Crooked, whatever else you hold.',
  neither: 'Neither',
  neitherLine: 'The majority of your three cards decides.',
  goal: 'Honest officers win when the Kingpin is out, crooked ones when the Agent is. If you hold both, you win alone.',
  /** The two sentences below the three open cards. In English, they have the same length for every side and reason. */
  lead: { honest: 'You’re an honest officer.', crooked: 'You’re a crooked officer.' },
  why: {
    agent: 'The Agent decides, whatever else you’ve got.',
    kingpin: 'The Kingpin decides, whatever else you hold.',
    majority: 'You hold no leader, so the majority decides.',
  },
  hold: { covered: 'Hold to look at all three', open: 'Let go to hide' },
  tap: { covered: 'Tap to look at all three', open: 'Tap to hide' },
});

export const holdText: HoldWords = {
  hold: placeText.hold,
  tap: placeText.tap,
  shared: placeText.shared,
};

/** Returns the two sentences below the three open cards. They have the same length for every side and reason. */
export function verdict({ team, because }: { team: Team; because: Allegiance }): { lead: string; why: string } {
  const { lead, why } = placeText;
  return { lead: lead[team], why: because === 'agent' || because === 'kingpin' ? why[because] : why.majority };
}
