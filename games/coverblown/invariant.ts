import { holdAll, type Law, must, type Seat } from 'hush/game';
import { hasAnswered, isBlown, livesLeft, numbersFor, roundMs, verdictOf } from './queries';
import { decksAfter } from './rules/memory';
import { DAYS, type Deck, type Player, type State } from './state';

/** Checks the invariants of the state. Throws an error that names the first one that does not hold. */
export function invariant(G: State): void {
  holdAll(ofTheWeek(G), ofTheDeal(G), ofThePlayers(G));
}

function ofTheWeek(G: State): Law[] {
  const days = G.examinations.map(({ day }) => DAYS.indexOf(day));
  return [
    ['one examination a day, none on Friday', isRising(days) && !days.includes(DAYS.indexOf('friday'))],
    [
      'verdicts are true',
      G.examinations.every((each) => verdictOf(G.secret, each.suspect, each.weapon) === each.verdict),
    ],
    ['only the last verdict is Correct', G.examinations.slice(0, -1).every(({ verdict }) => verdict !== 'correct')],
    [
      'a Correct verdict ends the match',
      G.examinations.every(({ verdict }) => verdict !== 'correct' || G.outcome !== null),
    ],
    ['no pair is announced on Friday', G.day !== 'friday' || G.plans.length === 0],
    [
      'a seat has one answer to a plan, and none to its own',
      G.plans.every(({ by, agreements, objections }) => isDistinct([by, ...agreements, ...objections])),
    ],
    ['an examination cuts off others only', G.examinations.every(({ by, unheard }) => !unheard.includes(by))],
    ['a seat rests at practice tables only, once a day', isRestRight(G)],
    ['a day lasts as long as its round; at a practice table no clock runs', isClockRight(G)],
    ['nobody acts while a verdict is shown', !G.isVerdictShown || isUntouched(G)],
    ['one call per seat and round', new Set(G.called).size === G.called.length],
    ['one shot per seat', new Set(G.shots.map(({ by }) => by)).size === G.shots.length],
    ['no seat shoots itself', G.shots.every(({ by, target }) => by !== target)],
    ['no shots where bullets are on the table', !G.options.bulletsOnTable || G.shots.length === 0],
    ['a seat without lives is dead', G.seats.every((seat) => livesLeft(G, seat) > 0 || G.died === seat)],
    ['a death ends the match', G.died === null || G.outcome !== null],
  ];
}

function isRestRight({ practice, rested }: State): boolean {
  return (practice !== null || rested.length === 0) && new Set(rested).size === rested.length;
}

function isUntouched({ day, called, plans, rested, claims, shots, examinations }: State): boolean {
  const isToday = [...claims.map(({ round }) => round), ...shots.map((shot) => shot.day)].includes(day);
  return !isToday && [...called, ...plans, ...rested].length === 0 && examinations.length > 0;
}

function isClockRight(G: State): boolean {
  if (G.isVerdictShown) return G.deadline === G.began && G.outcome === null;
  if (G.practice !== null) return G.deadline === null;
  return G.outcome !== null || G.deadline === G.began + roundMs(G);
}

function ofTheDeal({ secret, players, startLives }: State): Law[] {
  const all = Object.values(players);
  const numbers = numbersFor(all.length);
  const dirty = all.filter(({ role }) => role === 'dirty');
  const informants = all.filter(({ role }) => role === 'honest').map(({ contact }) => contact);
  const places = Object.values(secret.alibis).map(({ place }) => place);
  const isCrowded = (place: string) => places.filter((each) => each === place).length > 2;
  return [
    ['the agreed number of dirty cops', dirty.length === numbers.dirtyCops],
    ['the agreed number of lives', startLives === numbers.lives],
    ['dirty cops are called by the murderer', dirty.every(({ contact }) => contact === secret.murderer)],
    ['honest cops’ contacts are all different', new Set(informants).size === informants.length],
    ['no honest cop’s contact is the murderer', !informants.includes(secret.murderer)],
    ['nineteen alibis', places.length === 19],
    ['at most two alibis per place', !places.some(isCrowded)],
  ];
}

function ofThePlayers(G: State): Law[] {
  return G.seats.flatMap((seat): Law[] => {
    const player = must(G.players[seat]);
    const today = player.calls.filter(({ kind, day }) => kind !== 'first' && day === G.day);
    const perDay = new Set(player.calls.map(({ kind, day }) => `${kind === 'first'} ${day}`));
    return [
      [
        'one first call, then at most one a day',
        player.calls[0]?.kind === 'first' && perDay.size === player.calls.length,
      ],
      ['`called` matches the calls made today', today.length > 0 === G.called.includes(seat)],
      [
        'a seat does not act before its first call is acknowledged',
        player.acknowledged || (player.calls.length === 1 && !hasActed(G, seat)),
      ],
      ['after Monday every first call is acknowledged', player.acknowledged || G.day === 'monday'],
      ['calls are numbered from 1', player.calls.every(({ n }, at) => n === at + 1)],
      ['calls without a clue are from a blown contact', player.calls.every((call) => isQuiet(call) === call.blown)],
      ['a blown call has a blown contact', isBlown(G, player) || !player.calls.some(({ blown }) => blown)],
      ['clues carry the alibi dealt', player.calls.every(({ clues }) => clues.every((clue) => isTrue(G, clue)))],
      ['decks hold what calls and verdicts left', areDecksRight(G, player)],
    ];
  });
}

function hasActed({ claims, examinations, plans, rested, shots }: State, seat: Seat): boolean {
  const isAnswerer = plans.some((plan) => hasAnswered(plan, seat));
  return (
    rested.includes(seat) ||
    isAnswerer ||
    [...claims, ...examinations, ...plans, ...shots].some(({ by }) => by === seat)
  );
}

function isQuiet({ kind, clues }: Player['calls'][number]): boolean {
  return kind !== 'first' && clues.length === 0;
}

function isTrue({ secret }: State, { token, alibi }: Player['calls'][number]['clues'][number]): boolean {
  const dealt = secret.alibis[token];
  return dealt.place === alibi.place && dealt.doing === alibi.doing;
}

function areDecksRight(G: State, player: Player): boolean {
  const memory = decksAfter(player, G.secret, G.examinations, G.seats.length);
  if (!memory || memory.doubles !== player.doubles) return false;
  return isSame(memory.suspects, player.suspects) && isSame(memory.weapons, player.weapons);
}

function isSame(left: Deck, right: Deck): boolean {
  return isSameSet(left.undrawn, right.undrawn) && left.drawn.join() === right.drawn.join();
}

function isSameSet(left: readonly string[], right: readonly string[]): boolean {
  return [...left].sort().join() === [...right].sort().join();
}

function isDistinct(seats: readonly Seat[]): boolean {
  return new Set(seats).size === seats.length;
}

function isRising(numbers: readonly number[]): boolean {
  return numbers.every((number, at) => at === 0 || number > must(numbers[at - 1]));
}
