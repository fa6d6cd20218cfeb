import { type Json, plainText, readBy } from 'hush/game';
import { expect, test } from 'vitest';
import { log } from './board/log';
import { text } from './text';

const names = (seat: string) => ['Greta', 'Otis', 'Wren', 'Mara'][Number(seat)] ?? '?';

/** An example of each log entry: its code, its facts, and the sentences that seats 0 and 1 read. */
const LINES: [code: string, facts: Json, own: string, other: string][] = [
  [
    'placed-for',
    { seats: ['0', '1'] },
    'Time’s up: your and Otis’s cards were filed at random.',
    'Time’s up: Greta’s and your cards were filed at random.',
  ],
  [
    'first',
    { seat: '0', because: 'shot' },
    'You go first after being shot last in the previous match.',
    'Greta goes first after being shot last in the previous match.',
  ],
  [
    'first',
    { seat: '0', because: 'chance' },
    'You were picked at random to go first.',
    'Greta was picked at random to go first.',
  ],
  ['turn', { seat: '0', turn: 3, coffee: false }, 'Turn 3 is yours.', 'Turn 3 is Greta’s.'],
  [
    'turn',
    { seat: '0', turn: 4, coffee: true },
    'Turn 4 is yours, thanks to Coffee.',
    'Turn 4 is Greta’s, thanks to Coffee.',
  ],
  [
    'declared',
    { by: '0', at: null, action: 'investigate', player: '1', slot: 1 },
    'You’re about to look at Otis’s card 2.',
    'Greta wants to look at your card 2.',
  ],
  [
    'declared',
    { by: '0', at: null, action: 'arm', revealSlot: null, aimAt: '1' },
    'You’re about to take a gun and aim at Otis.',
    'Greta wants to take a gun and aim at you.',
  ],
  [
    'declared',
    { by: '0', at: null, action: 'equip' },
    'You’re about to draw equipment.',
    'Greta wants to draw equipment.',
  ],
  ['declared', { by: '0', at: '1', action: 'shoot' }, 'You’re about to shoot Otis.', 'Greta wants to shoot you.'],
  ['kept', { by: '0' }, 'You go ahead.', 'Greta goes ahead.'],
  ['skipped', { by: '0' }, 'Your action is skipped.', 'Greta’s action is skipped.'],
  [
    'late',
    { seat: '0', phase: 'choose', choice: 'reveal' },
    'Time’s up. You turn nothing up.',
    'Time’s up. Greta turns nothing up.',
  ],
  [
    'used',
    { by: '0', card: 'taser', targets: ['1', '2'] },
    'You use Taser to take Otis’s gun and aim it at Wren.',
    'Greta uses Taser to take your gun and aim it at Wren.',
  ],
  [
    'used',
    {
      by: '0',
      card: 'blackmail',
      targets: [
        ['0', 0],
        ['1', 1],
      ],
    },
    'You use Blackmail on your card 1 and Otis’s card 2.',
    'Greta uses Blackmail on their own card 1 and your card 2.',
  ],
  ['used', { by: '0', card: 'med_kit', targets: ['0'] }, 'You use Med Kit.', 'Greta uses Med Kit.'],
  [
    'used',
    { by: '0', card: 'evidence_bag', targets: [{ from: '1', what: 'hand', to: '0' }] },
    'You use Evidence Bag to move a card from Otis’s hand to you.',
    'Greta uses Evidence Bag to move a card from your hand to Greta.',
  ],
  [
    'used',
    { by: '0', card: 'polygraph', targets: ['1'] },
    'You use Polygraph on Otis.',
    'Greta uses Polygraph on you. They’ve seen all your hidden cards.',
  ],
  [
    'used',
    { by: '0', card: 'walkie_talkie', targets: ['1'] },
    'You use Walkie Talkie on Otis.',
    'Greta uses Walkie Talkie on you. Every other gun points at you now.',
  ],
  [
    'used',
    { by: '0', card: 'disguise', targets: ['1'] },
    'You use Disguise on Otis.',
    'Greta uses Disguise on you. Now nobody can investigate you.',
  ],
  ['used', { by: '0', card: 'coffee', targets: [] }, 'You use Coffee.', 'Greta uses Coffee.'],
  [
    'looked',
    { by: '0', at: '1', slot: 1, through: 'investigate' },
    'You looked at Otis’s card 2.',
    'Greta looked at your card 2.',
  ],
  [
    'looked',
    { by: '0', at: '1', slot: 1, through: 'surveillance_camera' },
    'You looked at Otis’s card 2 with a camera.',
    'Greta looked at your card 2 with a camera.',
  ],
  ['revealed', { seat: '0', slot: 2, face: 'honest' }, 'Your card 3 is Honest.', 'Greta’s card 3 is Honest.'],
  ['revealed', { seat: '0', slot: 0, face: 'agent' }, 'Your card 1 is the Agent.', 'Greta’s card 1 is the Agent.'],
  ['armed', { seat: '0' }, 'You take a gun.', 'Greta takes a gun.'],
  ['aimed', { seat: '0', at: '1' }, 'You aim at Otis.', 'Greta aims at you.'],
  ['taken', { by: '0', from: '1' }, 'You take Otis’s gun.', 'Greta takes your gun.'],
  ['disarmed', { seat: '0' }, 'Your gun goes back to the middle.', 'Greta’s gun goes back to the middle.'],
  ['drew', { seat: '0' }, 'You draw equipment.', 'Greta draws equipment.'],
  [
    'reshuffled',
    null,
    'The equipment deck is empty. The discards become the new deck.',
    'The equipment deck is empty. The discards become the new deck.',
  ],
  [
    'discarded',
    { seat: '0', cards: ['coffee', 'taser'] },
    'You discard Coffee and Taser.',
    'Greta discards Coffee and Taser.',
  ],
  ['shot', { by: '0', at: '1', hit: '1' }, 'You shoot Otis.', 'Greta shoots you.'],
  ['shot', { by: '0', at: '1', hit: '2' }, 'You shoot at Otis and hit Wren.', 'Greta shoots at you and hits Wren.'],
  [
    'shot',
    { by: '0', at: '1', hit: '0' },
    'You shoot at Otis and hit yourself.',
    'Greta shoots at you and hits Greta.',
  ],
  [
    'wounded',
    { seat: '0', face: 'agent' },
    'You’re the Agent and survive, wounded. A second hit would end the match.',
    'Greta is the Agent and survives, wounded. A second hit would end the match.',
  ],
  ['eliminated', { seat: '0' }, 'You are out.', 'Greta is out.'],
  ['returned', { seat: '0' }, 'You are back in the game.', 'Greta is back in the game.'],
  ['healed', { seat: '0' }, 'Your wound is healed.', 'Greta’s wound is healed.'],
  ['reversed', null, 'The turn order is reversed.', 'The turn order is reversed.'],
  [
    'swapped',
    { one: ['0', 0], other: ['1', 2] },
    'Your card 1 and Otis’s card 3 trade places.',
    'Greta’s card 1 and your card 3 trade places.',
  ],
  [
    'moved',
    { from: '0', what: 'hand', to: '1' },
    'A card goes from your hand to Otis.',
    'A card goes from Greta’s hand to you.',
  ],
  ['moved', { from: '0', what: 'coffee', to: '1' }, 'Coffee goes from you to Otis.', 'Coffee goes from Greta to you.'],
  ['redirected', { by: '0', to: '1' }, 'You turn the bullet on Otis.', 'Greta turns the bullet on you.'],
  ['declined', { by: '0' }, 'You skip the look.', 'Greta skips the look.'],
  [
    'late',
    { seat: '0', phase: 'action', choice: null },
    'Time’s up. You look at a random card, if one is left.',
    'Time’s up. Greta looks at a random card, if one is left.',
  ],
  [
    'late',
    { seat: '0', phase: 'choose', choice: 'discard' },
    'Time’s up. You keep the older card.',
    'Time’s up. Greta keeps the older card.',
  ],
  ['away', { seat: '0' }, 'You seem to be away.', 'Greta seems to be away.'],
  ['back', { seat: '0' }, 'You are back.', 'Greta is back.'],
  [
    'cancelled',
    null,
    'Three rounds without a move. The match is cancelled.',
    'Three rounds without a move. The match is cancelled.',
  ],
  ['claimed', { by: '0', kind: 'side', subject: 'agent' }, 'You: “I’m the Agent.”', 'Greta: “I’m the Agent.”'],
  [
    'claimed',
    { by: '0', kind: 'crooked', subject: '1:2' },
    'You: “I looked at Otis’s card 3: Crooked.”',
    'Greta: “I looked at your card 3: Crooked.”',
  ],
  [
    'claimed',
    { by: '0', kind: 'honest', subject: '0:0' },
    'You: “My card 1 is Honest.”',
    'Greta: “My card 1 is Honest.”',
  ],
  [
    'retracted',
    { by: '0', kind: 'suspicion', subject: '1' },
    'You take back: “I suspect Otis.”',
    'Greta takes back: “I suspect you.”',
  ],
  [
    'over',
    { winners: ['0'], reason: 'both-leaders' },
    'You hold both the Agent and the Kingpin and win alone.',
    'Greta holds both the Agent and the Kingpin and wins alone.',
  ],
  [
    'over',
    { winners: ['0', '1'], reason: 'kingpin-eliminated' },
    'The Kingpin is out. The honest officers win.',
    'The Kingpin is out. The honest officers win.',
  ],
];

test.each(LINES)('the log entry `%s` %j addresses its own player as “you”', (code, facts, own, other) => {
  const read = (you: string | null) => plainText(text.logEntry({ n: 1, at: 0, code, facts }, readBy(names, you)));
  expect([read('0'), read('1')]).toEqual([own, other]);
});

test('the examples in this file cover every log code', () => {
  expect(Object.keys(log.kinds).filter((code) => !LINES.some(([one]) => one === code))).toEqual([]);
});
