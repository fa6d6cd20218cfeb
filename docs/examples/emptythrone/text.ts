import { type GameText, grammarOf, platformReason, type RefusalOf, type Seat, sentence } from 'hush/game';
import type { Deed, View } from './state';

export const refusals = {
  'game-over': 'The match is over.',
  'claim-stands': 'Wait: the others are answering a claim.',
  'not-your-turn': 'It’s not your turn.',
  'too-few-coins': 'You don’t have enough coins for that.',
  'must-depose': 'With ten coins you must depose someone.',
  'nobody-there': 'Choose another player who’s still at court.',
  'not-asked': 'You have nothing to answer.',
  'too-late': 'Too late: that claim is settled.',
};

export type RefusalCode = RefusalOf<typeof refusals>;

export const DEED_TEXT: Record<Deed, { name: string; does: string }> = {
  tithe: { name: 'Tithe', does: 'Take 1 coin' },
  chancellor: { name: 'Chancellor', does: 'Take 3 coins' },
  herald: { name: 'Herald', does: '1 coin from each' },
  reeve: { name: 'Reeve', does: '2 coins from one' },
  marshal: { name: 'Marshal', does: 'Pay 3: turn a card' },
  chamberlain: { name: 'Chamberlain', does: 'Draw a new hand' },
  depose: { name: 'Depose', does: 'Pay 7: turn a card' },
};

export const text: GameText<View> = {
  logEntry: ({ code, facts }, names) => {
    const { by, at, deed } = facts as { by: Seat; at?: Seat | null; deed: Deed };
    const { who, whom, does } = grammarOf(names);
    const { name } = DEED_TEXT[deed];
    const aim = typeof at === 'string' ? sentence` against ${whom(at, by)}.` : ['.'];
    if (code === 'turned') return sentence`${who(by)} ${does(by, 'turns')} up: ${name}.`;
    if (code === 'claimed') return [...sentence`${who(by)} ${does(by, 'claims')} the ${name}`, ...aim];
    if (code === 'did') return [...sentence`${who(by)} ${does(by, 'plays')} ${name}`, ...aim];
    const truth = { plain: code === 'caught' ? 'A lie' : 'True' };
    return sentence`${who(by)} ${does(by, 'doubts')} ${whom(at ?? '', by)}. ${truth}: ${name}.`;
  },
  now: (view, seat, names) => {
    const { claim, turn, waitingFor, truth } = view;
    if (truth?.outcome) return text.reason(truth.outcome, names, view);
    if (!claim) return turn === seat ? 'Your turn. Claim any office, or none.' : `It’s ${names(turn)}’s turn.`;
    const { by, at, deed } = claim;
    const aim = at === null ? '' : ` against ${at === seat ? 'you' : names(at)}`;
    const question = seat !== null && waitingFor.includes(seat) ? ' Do you believe it?' : '';
    return `${by === seat ? 'You claim' : `${names(by)} claims`} the ${DEED_TEXT[deed].name}${aim}.${question}`;
  },
  reason: (outcome, names) =>
    platformReason(outcome) ?? `${names(outcome.winners[0] ?? '')} alone still keeps a secret.`,
};

export const boardText = {
  logo: 'Empty Throne',
  yourCards: 'Your cards',
  believe: 'Believe',
  doubt: 'Doubt',
  answered: 'Answered',
  coins: 'coins',
  crowned: (name: string) => `${name} takes the throne`,
};

export const introText = {
  hand: { title: 'Two offices are yours', text: 'Hold your cards to look. Nobody else sees them.' },
  claim: { title: 'Claim any of the five', text: 'Use an office’s power, whether you hold it or not.' },
  doubt: { title: 'Believe or doubt', text: 'The one who’s wrong turns a card up. The last with a hidden card wins.' },
};
