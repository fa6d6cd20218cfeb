import { holdAll, type Law, type Seat } from 'hush/game';
import { EQUIPMENT, EQUIPMENT_DECK } from './content/equipment';
import { facesFor } from './content/integrity';
import { cardsOf, living, waitingFor } from './queries';
import { handOf } from './rules/hands';
import { askable, couldUse } from './rules/windows';
import { ACTS_KEPT, type CardId, GUNS, HAND_LIMIT, IDLE_ROUNDS, isLeader, type State } from './state';

/** Checks the invariants of the state. Throws an error that names the first one that does not hold. */
export function invariant(G: State): void {
  holdAll(ofTheCards(G), ofTheEquipment(G), ofTheGuns(G), ofTheStages(G), ofTheEnd(G));
}

function ofTheCards(G: State): Law[] {
  const cards = Object.values(G.cards);
  const { leftover } = G.secret;
  const faces = [...cards.map(({ face }) => face), ...(leftover === null ? [] : [leftover])];
  const lying = Object.values(G.slots).flat();
  return [
    ['the cards dealt and the one left over are the deck', sameCards(faces, facesFor(G.seats.length))],
    ['leaders are dealt', leftover === null || !isLeader(leftover)],
    ['every card is in one place', sameCards(lying, Object.keys(G.cards))],
    ['only open leaders are wounded', cards.every((card) => !card.isWounded || (card.isUp && isLeader(card.face)))],
    [
      'owners know their hidden cards',
      G.seats.every((seat) => cardsOf(G, seat).every(({ isUp, knownBy }) => isUp || knownBy.includes(seat))),
    ],
    ['eliminated players show all', G.out.every((seat) => cardsOf(G, seat).every(({ isUp }) => isUp))],
    ['looks are at existing cards', G.looks.every(({ card }) => Object.hasOwn(G.cards, card))],
    ['a seat that looked at a hidden card knows it', G.looks.every(({ by, card }) => isKnownTo(G, card, by))],
    ['a look is kept once', new Set(G.looks.map(({ by, card }) => `${by} ${card}`)).size === G.looks.length],
    ['the number of acts is bounded', G.acts.length <= ACTS_KEPT],
    [
      'no clock runs while a practice table waits for its person',
      G.deadline === null || G.practice === null || !isWaitedFor(G, G.practice),
    ],
  ];
}

function ofTheEquipment(G: State): Law[] {
  const hands = Object.values(G.hands);
  const inHands = hands.flat().map(({ card }) => card);
  const inFront = Object.values(G.actives).flat();
  const played = G.resolving?.card ? [G.resolving.card] : [];
  const all = [...inHands, ...inFront, ...played, ...G.secret.deck, ...G.discards, ...G.centre];
  const isOver = G.phase === 'choose' || G.phase === 'over';
  return [
    ['no equipment is lost or found', sameCards(all, EQUIPMENT_DECK)],
    ['deck and discards are never both empty', G.secret.deck.length + G.discards.length > 0],
    ['hands are within the limit while nothing resolves', isOver || hands.every(({ length }) => length <= HAND_LIMIT)],
    ['no holder is listed as a former holder', knownToOthers(G)],
    ['eliminated players hold no cards', G.out.every((seat) => handOf(G, seat).length === 0)],
    [
      'only cards that stay in front are in front of players',
      inFront.every((card) => EQUIPMENT[card].after === 'front'),
    ],
  ];
}

function knownToOthers(G: State): boolean {
  return G.seats.every((seat) => handOf(G, seat).every(({ knownBy }) => !knownBy.includes(seat)));
}

function ofTheGuns(G: State): Law[] {
  const guns = Object.entries(G.guns);
  const isFair = (seat: string, aim: string | null) => aim === null || (aim !== seat && living(G).includes(aim));
  return [
    ['there are eight guns', guns.length <= GUNS],
    ['only the living are armed', guns.every(([seat]) => living(G).includes(seat))],
    ['guns aim at another living player or at no one', guns.every(([seat, { aim }]) => isFair(seat, aim))],
  ];
}

function ofTheStages(G: State): Law[] {
  const isWindow = G.phase === 'preGame' || G.phase === 'react' || G.phase === 'endTurn';
  const isDeclared = G.phase === 'react' || G.phase === 'reconsider';
  const present = living(G).filter((seat) => !G.absent.includes(seat));
  return [
    [
      'windows open if a seat could have a card to use, and ask all such seats but one with its own action',
      !isWindow || (couldUse(G).length > 0 && sameCards(G.asked, askable(G))),
    ],
    ['no seat is asked outside windows', isWindow || G.asked.length + G.passed.length === 0],
    ['a window has an earliest closing time', isWindow === (G.closesAt !== null)],
    ['only those asked pass', G.passed.every((seat) => G.asked.includes(seat))],
    ['an action is declared during reactions', !isDeclared || G.declared !== null],
    ['a shot is a declared action', (G.shot !== null) === (G.declared?.action === 'shoot')],
    ['a locked shot is not reconsidered', G.phase !== 'reconsider' || !G.shot?.locked],
    ['a choice is pending exactly in its phase', (G.phase === 'choose') === G.choices.length > 0],
    ['choices belong to a card or action that is resolving', (G.phase === 'choose') === (G.resolving !== null)],
    ['choices are made by living players', G.choices.every(({ seat }) => living(G).includes(seat))],
    ['only an armed player takes aim', G.phase !== 'aim' || Object.hasOwn(G.guns, G.active)],
    ['turns begin after the first window', G.turn > 0 || G.phase === 'placement' || !isTurn(G)],
    ['at least two players are living', G.phase === 'over' || living(G).length >= 2],
    ['only the living are away', G.absent.every((seat) => living(G).includes(seat))],
    ['a seat that missed one step is not yet away', G.missed.every((seat) => present.includes(seat))],
    [
      'a player has acted within the idle rounds',
      G.phase === 'over' || G.turn - G.lastActed <= IDLE_ROUNDS * living(G).length,
    ],
  ];
}

function isTurn({ phase, resolving }: State): boolean {
  return phase !== 'preGame' && phase !== 'over' && resolving?.from !== 'preGame';
}

function ofTheEnd({ outcome, phase, deadline }: State): Law[] {
  return [
    ['a match that is over is in no other phase', (outcome !== null) === (phase === 'over')],
    ['no seat is waited for after the end', outcome === null || deadline === null],
  ];
}

function isWaitedFor(G: State, seat: Seat): boolean {
  return G.phase !== 'over' && waitingFor(G).includes(seat);
}

function sameCards(some: readonly string[], others: readonly string[]): boolean {
  return [...some].sort().join() === [...others].sort().join();
}

function isKnownTo(G: State, id: CardId, seat: Seat): boolean {
  const card = G.cards[id];
  return card !== undefined && (card.isUp || card.knownBy.includes(seat));
}
