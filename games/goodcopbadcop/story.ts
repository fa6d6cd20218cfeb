import {
  type Deduction,
  type Deed,
  type EntryOf,
  type Lying,
  lineOfClaim as lineOf,
  must,
  type Names,
  nameUnlessYou,
  type Pair,
  type Seat,
  type StoryEvent,
  standing,
  type Tale,
} from 'hush/game';
import { type CardClaim, cardOf, isOfCard } from './claims';
import { CARD_PHRASES, ROLE_PHRASES } from './content/facesText';
import {
  type Action,
  type CardTarget,
  type Claim,
  type EquipmentId,
  type Face,
  isLeader,
  type Slot,
  type Target,
  type Team,
  type View,
} from './state';
import { STORY } from './storyText';
import { claimWords, equipmentName } from './text';

/** Tells the story of a match: the lies about cards and sides, and the looks and shots that decided it. */

const teamOf = (view: View, seat: Seat): Team | undefined => view.truth?.sides[seat]?.team;
const facesOf = (view: View, seat: Seat): readonly Face[] => view.truth?.cards[seat] ?? [];
const leaderOf = (view: View, seat: Seat): Face | undefined => facesOf(view, seat).find(isLeader);
const isAgainst = (view: View, by: Seat, at: Seat): boolean => teamOf(view, by) !== teamOf(view, at);

/** Returns a player's name, or null for the reader. */
const other = nameUnlessYou;

/** Says who an officer really was: "Hugo was the Kingpin." */
function wasWords(view: View, seat: Seat, names: Names): string {
  return STORY.was(other(names, seat), ROLE_PHRASES[leaderOf(view, seat) ?? teamOf(view, seat) ?? 'honest']);
}

const faceOf = (view: View, { subject }: CardClaim): Face | undefined => {
  const { seat, slot } = cardOf(subject);
  return facesOf(view, seat)[slot];
};

export const lying: Lying<View, Claim, Facts> = {
  claims: ({ claims }) => claims,
  isFalse(view, claim) {
    if (claim.kind === 'suspicion') return false;
    if (isOfCard(claim)) return faceOf(view, claim) !== claim.kind;
    const said = claim.subject as Face;
    return isLeader(said) ? !facesOf(view, claim.by).includes(said) : teamOf(view, claim.by) !== said;
  },
  judgements(view, seat) {
    const shots = view.acts.flatMap((act) => (act.kind === 'shoot' && act.by === seat ? [act.at] : []));
    const spoken = standing(view.claims).flatMap(({ by, kind, subject }) =>
      by === seat && kind === 'suspicion' ? [subject] : [],
    );
    return [...shots, ...new Set(spoken)].map((at) => isAgainst(view, seat, at));
  },
  weight(view, claim) {
    if (!isOfCard(claim)) return leaderOf(view, claim.by) ? 6 : 3;
    const isOfLeader = isLeader(faceOf(view, claim) ?? 'honest') || isLeader(claim.kind);
    return (isOfLeader ? 7 : 2) + (cardOf(claim.subject).seat === claim.by ? 0 : 1);
  },
  hides(view, claim) {
    if (!isOfCard(claim)) return { field: 'officers', thing: claim.by };
    // If a claim puts a player on the listeners' side, listeners who leave that player alone believe it.
    const { seat } = cardOf(claim.subject);
    const clears = teamBy(claim.kind) !== teamOf(view, claim.by);
    return clears ? { field: 'officers', thing: seat } : { field: 'nothing', thing: claim.by };
  },
  hearers(view, claim) {
    const isKnown = (seat: Seat) =>
      isOfCard(claim) &&
      (cardOf(claim.subject).seat === seat ||
        view.looks.some(({ by, now }) => by === seat && `${now.seat}:${now.slot}` === claim.subject));
    return view.seats.filter((seat) => seat !== claim.by && isAgainst(view, seat, claim.by) && !isKnown(seat));
  },
  deeds,
  pair(view, claim, names): Pair {
    const { by, subject } = claim;
    const who = other(names, by);
    if (!isOfCard(claim)) return [STORY.saidSide(who, ROLE_PHRASES[subject as Face]), wasWords(view, by, names)];
    const { seat, slot } = cardOf(claim.subject);
    const face = must(faceOf(view, claim));
    const said = CARD_PHRASES[claim.kind];
    return [
      seat === by ? STORY.calledOwn(who, slot + 1, said) : STORY.called(who, other(names, seat), slot + 1, said),
      isLeader(face) ? wasWords(view, seat, names) : STORY.itWas(CARD_PHRASES[face]),
    ];
  },
  words: (claim, names) => claimWords(claim, names),
  note: (view, { by, round }, names) =>
    `${round === 0 ? STORY.beforeTurns : STORY.madeIn(round)} ${wasWords(view, by, names)}`,
  broke(view, claim, facts, names) {
    if (!isOfCard(claim)) return null;
    const said = lineOf(claim, facts) ?? 0;
    const { seat, slot } = cardOf(claim.subject);
    const [shown] = facts.flatMap(({ n, code, facts: up }) =>
      n > said && code === 'revealed' && up.seat === seat && up.slot === slot && up.face !== claim.kind
        ? [{ n, face: up.face }]
        : [],
    );
    if (shown) {
      return {
        n: shown.n,
        lead: STORY.turnedUp(other(names, seat), slot + 1, CARD_PHRASES[shown.face]),
        rest: STORY.hadCalled(other(names, claim.by), CARD_PHRASES[claim.kind]),
      };
    }
    const same = standing(view.claims).find(
      (each) => each.n > claim.n && each.by !== claim.by && each.subject === claim.subject && each.kind !== claim.kind,
    );
    const n = same && lineOf(same, facts);
    if (!same || typeof n !== 'number') return null;
    return {
      n,
      lead: STORY.saidSame(other(names, same.by), CARD_PHRASES[same.kind as Face]),
      rest: STORY.broke(other(names, claim.by)),
    };
  },
  fooled: STORY.fooled,
};

const teamBy = (face: Face): Team => (face === 'honest' || face === 'agent' ? 'honest' : 'crooked');

function deeds(facts: readonly EntryOf<Facts>[]): Deed[] {
  return facts.flatMap(({ n, code, facts: said }): Deed[] => {
    if (code === 'aimed') return [{ by: said.seat, n, field: 'officers', on: [said.at] }];
    if (code === 'shot') return [{ by: said.by, n, field: 'officers', on: [said.at] }];
    if (code !== 'claimed' || said.kind !== 'suspicion') return [];
    return [{ by: said.by, n, field: null, on: [said.subject] }];
  });
}

type Shot = { by: Seat; at: Seat; hit: Seat };
type Look = { by: Seat; at: Seat; slot: Slot };

/** The facts of the log entries that the story uses, by code. */
type Facts = {
  first: { seat: Seat };
  turn: { turn: number };
  looked: Look;
  armed: { seat: Seat };
  declared: { by: Seat; action: Action; at: Seat | null };
  aimed: { seat: Seat; at: Seat };
  shot: Shot;
  revealed: { seat: Seat; slot: Slot; face: Face };
  swapped: { one: CardTarget; other: CardTarget };
  used: Used;
  eliminated: { seat: Seat };
  claimed: { by: Seat; kind: 'suspicion'; subject: Seat } | { by: Seat; kind: 'side' | Face };
  over: unknown;
};

export const story: Tale<View, Claim, Facts> = {
  lying,

  when: (facts) => turnsOf(facts).map((turn) => (turn === 0 ? STORY.start : STORY.turn(turn))),

  events(view, facts, names) {
    const end = endOf(view, facts);
    return facts.flatMap(({ n, code, facts: said }, index): StoryEvent[] => {
      const after = facts.slice(index + 1);
      if (n === end) return [{ n, mark: 'end', ...ending(view, lastShot(view, facts), names), weight: 9 }];
      if (code === 'looked') return looked(view, said, after, names).map((event) => ({ n, ...event }));
      if (code === 'revealed') {
        const { seat, face } = said;
        if (!isLeader(face) || isByShot(facts.slice(0, index), seat)) return [];
        return [
          {
            n,
            mark: 'card',
            lead: STORY.proved(other(names, seat), CARD_PHRASES[face]),
            rest: STORY.everyoneSaw,
            weight: 6,
          },
        ];
      }
      if (code === 'first' || code === 'armed') {
        const lead = (code === 'first' ? STORY.first : STORY.armed)(other(names, said.seat));
        return [{ n, mark: code === 'first' ? 'call' : 'card', lead, rest: '', weight: code === 'first' ? 0 : 1 }];
      }
      if (code === 'shot') return [{ n, ...shot(view, said, after, names) }];
      if (code !== 'used') return [];
      const told = stopped(view, said, facts.slice(0, index), names) ?? used(said, names);
      return told.map((event) => ({ n, ...event }));
    });
  },

  deductions(view, facts, names) {
    const turns = turnsOf(facts);
    return facts.flatMap(({ code, facts: said }, index): Deduction[] => {
      const isShot = code === 'shot';
      const isHit = code === 'shot' && said.hit === said.at;
      const [by, whom] =
        code === 'shot'
          ? [said.by, said.at]
          : code === 'claimed' && said.kind === 'suspicion'
            ? [said.by, said.subject]
            : [];
      if (by === undefined || whom === undefined) return [];
      if (by === whom || !isAgainst(view, by, whom)) return [];
      // A shot is no deduction if the leader was already face up, or if the shooter's side lost.
      if (isShownLeader(facts.slice(0, index), whom)) return [];
      if (isShot && view.outcome?.winners.includes(by) === false) return [];
      const turn = turns[index] ?? 0;
      const when = turn === 0 ? STORY.atStart : STORY.onTurn(turn);
      const weight = (isShot ? 4 : 5) + (leaderOf(view, whom) ? 3 : 0) - index / facts.length;
      const say = isHit ? STORY.shotAt : isShot ? STORY.missed : STORY.iSuspect;
      return [{ by, words: say(other(names, whom)), because: `${when} ${wasWords(view, whom, names)}`, weight }];
    });
  },

  cause(view, facts, names): Pair {
    const { lead, rest } = ending(view, lastShot(view, facts), names);
    return [lead, rest];
  },
};

/** Returns the turn of each log line. Zero is before the first turn. */
function turnsOf(facts: readonly EntryOf<Facts>[]): number[] {
  let now = 0;
  return facts.map(({ facts: said }) => {
    if (typeof said === 'object' && said && 'turn' in said && typeof said.turn === 'number') now = said.turn;
    return now;
  });
}

/** Returns the shot that eliminated a leader and ended the match, or null if the match ended differently. */
function lastShot({ outcome }: View, facts: readonly EntryOf<Facts>[]): Shot | null {
  if (outcome?.reason === 'both-leaders') return null;
  return facts.flatMap(({ code, facts: said }) => (code === 'shot' ? [said] : [])).at(-1) ?? null;
}

/**
 * Returns the number of the log entry that ended the match: the last shot if it eliminated a leader, otherwise the
 * entry for the end.
 */
function endOf(view: View, facts: readonly EntryOf<Facts>[]): number | undefined {
  const code = lastShot(view, facts) ? 'shot' : 'over';
  return facts.findLast((entry) => entry.code === code)?.n;
}

function ending(view: View, last: Shot | null, names: Names): Pick<StoryEvent, 'lead' | 'rest'> {
  if (last) return { lead: shotWords(last, names), rest: wasWords(view, last.hit, names) };
  const [winner] = view.outcome?.winners ?? [];
  if (winner === undefined) return { lead: STORY.bothOut, rest: STORY.nobodyWon };
  const name = other(names, winner);
  return { lead: STORY.heldBoth(name), rest: STORY.wonAlone(name) };
}

type Told = Omit<StoryEvent, 'n'>;

function shotWords({ by, at, hit }: Shot, names: Names): string {
  const who = other(names, by);
  if (hit === at) return STORY.shot(who, other(names, hit));
  if (hit === by) return STORY.shotSelf(who, other(names, at));
  return STORY.shotOther(who, other(names, at), other(names, hit));
}

function looked(view: View, { by, at, slot }: Look, after: readonly EntryOf<Facts>[], names: Names): Told[] {
  const isMoved = after.some(({ code, facts }) => {
    if (code !== 'swapped') return false;
    return [facts.one, facts.other].some(([who, where]) => who === at && where === slot);
  });
  const face = isMoved ? undefined : facesOf(view, at)[slot];
  if (face === undefined || !isLeader(face)) return [];
  return [
    {
      mark: 'look',
      lead: STORY.looked(other(names, by), other(names, at), slot + 1),
      rest: STORY.itWas(CARD_PHRASES[face]),
      weight: 4,
    },
  ];
}

function shot(view: View, { by, at, hit }: Shot, after: readonly EntryOf<Facts>[], names: Names): Told {
  const isFriend = by !== hit && !isAgainst(view, by, hit);
  const next = after.findIndex(({ code }) => code === 'turn');
  const turn = after.slice(0, next < 0 ? after.length : next);
  const isOut = turn.some(({ code, facts }) => code === 'eliminated' && facts.seat === hit);
  const leader = leaderShown(turn, hit) ?? leaderOf(view, hit);
  const weight = (leader ? 8 : isOut ? 7 : 5) + (isFriend ? 2 : 0) + (hit === at ? 0 : 2);
  const rest = () => {
    const name = other(names, hit);
    if (leader && !isOut) return STORY.woundedLeader(name, CARD_PHRASES[leader]);
    if (isFriend) return STORY.sameSide;
    if (leader) return wasWords(view, hit, names);
    return isOut ? STORY.noLeader(name) : STORY.onlyWounded;
  };
  return { mark: 'shot', lead: shotWords({ by, at, hit }, names), rest: rest(), weight };
}

/**
 * Returns the leader that a shot at `hit` turned up, or undefined. `turn` has the log entries of the turn after the
 * shot.
 */
function leaderShown(turn: readonly EntryOf<Facts>[], hit: Seat): Face | undefined {
  return turn
    .flatMap(({ code, facts }) => (code === 'revealed' && facts.seat === hit ? [facts.face] : []))
    .find(isLeader);
}

/** True if the log up to this entry has turned up a leader of this seat. */
function isShownLeader(before: readonly EntryOf<Facts>[], seat: Seat): boolean {
  return before.some(({ code, facts }) => code === 'revealed' && facts.seat === seat && isLeader(facts.face));
}

/** True if `before` ends with a shot in the current turn that hit `seat`, which turned up its cards. */
function isByShot(before: readonly EntryOf<Facts>[], seat: Seat): boolean {
  const last = before.findLast(({ code }) => code === 'shot' || code === 'turn');
  return last?.code === 'shot' && last.facts.hit === seat;
}

/** Tells that a K-9 Unit stopped the declared shot. Returns null for any other use of equipment. */
function stopped(view: View, use: Used, before: readonly EntryOf<Facts>[], names: Names): Told[] | null {
  const [shooter] = use.targets;
  const at = use.card === 'k9_unit' && typeof shooter === 'string' ? targetOf(before, shooter) : null;
  if (at === null || typeof shooter !== 'string') return null;
  const rest = STORY.wasShooting(other(names, shooter), other(names, at));
  return [{ mark: 'card', lead: usedWords(use, names), rest, weight: leaderOf(view, at) ? 8 : 6 }];
}

/** Returns the target of the shot that `shooter` has declared and not yet fired, or null if there is none. */
function targetOf(before: readonly EntryOf<Facts>[], shooter: Seat): Seat | null {
  const start = before.findLastIndex(({ code }) => code === 'declared' || code === 'shot' || code === 'turn');
  const last = before[start];
  if (last?.code !== 'declared' || last.facts.action !== 'shoot' || last.facts.by !== shooter) return null;
  const aims = before
    .slice(start)
    .flatMap(({ code, facts }) => (code === 'aimed' && facts.seat === shooter ? [facts.at] : []));
  return aims.at(-1) ?? last.facts.at;
}

/** Weight, in the story, of each card that can change the course of a match. The shot says what Riot Shield did. */
const WEIGHTS: Partial<Record<EquipmentId, number>> = {
  planted_evidence: 6,
  defibrillator: 6,
  blackmail: 5,
  restraining_order: 4,
  med_kit: 4,
  taser: 3,
};

interface Used {
  by: Seat;
  card: EquipmentId;
  targets: Target[];
}

function used(use: Used, names: Names): Told[] {
  const weight = WEIGHTS[use.card];
  return weight === undefined ? [] : [{ mark: 'card', lead: usedWords(use, names), rest: '', weight }];
}

function usedWords({ by, card, targets: [whom] }: Used, names: Names): string {
  const who = other(names, by);
  const isOnOther = typeof whom === 'string' && whom !== by;
  return isOnOther ? STORY.usedOn(who, equipmentName(card), other(names, whom)) : STORY.used(who, equipmentName(card));
}
