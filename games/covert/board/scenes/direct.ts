import type { Scene } from 'hush/board';
import { byCode, type LogEntry, type Seat } from 'hush/game';
import { needsOf } from '../../content/cards';
import type { LogCode } from '../../log';
import {
  type AbilityId,
  type AgencyId,
  type CityId,
  CODE_POINTS,
  type CodeId,
  type DiePlace,
  type Equipment,
  isCircle,
  type MissionId,
  type RegionId,
  type TilePosition,
  type View,
} from '../../state';
import type { Anchor, Kind, Pane, Plays, Thing } from './play';
import { breaks, completes, flies, gaveUp, goes, onBack, picksUp } from './text';

/** The public parts of a view from which scenes are built. */
type Seen = Pick<View, 'seats' | 'players' | 'missionRow' | 'pool'>;
type Facts = { by: Seat };
type Line = (facts: never, before: Seen, after: Seen) => Scene | null;

/** Returns the scene for a log line, or null if the line has no scene. */
export function direct(entry: LogEntry, before: Seen, after: Seen): Scene | null {
  return byCode(SCENES, entry, before, after) ?? null;
}

/** Durations of scenes in ms: a caption, a moving card or piece, one step of an Agent, and a stamped card. */
const SAYS = 500;
const GOES = 700;
const STEP = 380;
const PAPERS = 1500;

/** Builds the scene for each log code. */
export const SCENES: Readonly<Record<LogCode, Line>> = {
  // No scene, because the set-up screens already show who has chosen.
  'chose-character': () => null,
  'kept-missions': () => null,
  'round-began': () => slip(null),
  rerolled: ({ by }: Facts) => thing(by, null, null, folder(by), 'players'),
  placed: ({ by, at, face }: Facts & { at: DiePlace; face: number }) =>
    thing(by, { is: 'die', face, colour: by }, folder(by), placeOfDie(at, face), 'dice'),
  'special-ops': ({ by, drawn }: Facts & { drawn: number }) =>
    thing(by, drawn === 0 ? null : { is: 'token' }, { at: 'target', of: 'folder' }, folder(by), 'dice'),
  'took-order': ({ by, token }: Facts & { token: number }) =>
    thing(by, { is: 'coin', number: token }, { at: 'coin', of: token }, folder(by), 'dice'),
  'codes-began': () => slip(null),
  'resolve-began': () => slip(null),
  used: ({ by, cards }: Facts & { ability: AbilityId; cards: AgencyId[] }) =>
    thing(by, cards[0] === undefined ? { is: 'token' } : { is: 'agency', card: cards[0] }, folder(by), null, 'players'),
  flew: ({ by, agent, from, to, found }: Flight & { from: CityId; to: CityId }) => ({
    ...flight(by, agent, [from, to], found),
    says: flies(by, to),
  }),
  moved: ({ by, agent, path, found }: Flight & { path: CityId[] }) => ({
    ...flight(by, agent, path, found),
    says: goes(by, path),
  }),
  'took-intel': ({ by, city, card }: Facts & { city: CityId; card: AgencyId | null }) =>
    thing(by, { is: 'agency', card }, { at: 'city', of: city }, folder(by), 'map'),
  swapped: ({ by, tiles }: Facts & { tiles: [TilePosition, TilePosition] }) =>
    thing(by, null, { at: 'tile', of: tiles[0] }, { at: 'tile', of: tiles[1] }, 'engine'),
  covered: ({ by, position, face }: Facts & { position: TilePosition; face: number }) =>
    thing(by, { is: 'die', face, colour: by }, folder(by), { at: 'tile', of: position }, 'engine'),
  'broke-code': ({ by, code }: Facts & { code: CodeId }, before, after) => ({
    ...scene('code', by, PAPERS, { seat: by, code, ...gain(by, before, after) }),
    says: breaks(by, code),
    more: onBack(code),
    points: CODE_POINTS,
    isMoment: true,
  }),
  'drew-code': ({ by, deck, equipment }: Facts & { deck: number; equipment: Equipment }) =>
    thing(by, { is: 'code', equipment }, { at: 'codes', of: deck }, folder(by), 'engine'),
  completed: ({ by, mission, points, cards, codes }: Completed, before, after) => ({
    ...scene('mission', by, PAPERS, {
      seat: by,
      mission,
      cities: paidIn(mission, before.players[by]?.agents ?? []),
      ...gain(by, before, after),
    }),
    says: completes(by, mission),
    ...(cards.length + codes.length > 0 && { more: gaveUp(cards, codes) }),
    points,
    isMoment: true,
  }),
  'took-mission': ({ by, card }: Facts & { card: MissionId | null }, before) => {
    const from: Anchor = card ? { at: 'row', of: before.missionRow.indexOf(card) } : { at: 'deck', of: 'mission' };
    return thing(by, { is: 'mission', card }, from, folder(by), 'cards');
  },
  'took-agency': ({ by, region, card }: Facts & { region: RegionId | null; card: AgencyId | null }) =>
    thing(
      by,
      { is: 'agency', card },
      region ? { at: 'region', of: region } : { at: 'deck', of: 'agency' },
      folder(by),
      'cards',
    ),
  forfeited: ({ by, circle }: Facts & { circle: DiePlace }, before) => {
    const face = before.players[by]?.dice.find(({ at }) => at === circle)?.face;
    return thing(by, face ? { is: 'die', face, colour: by } : null, placeOfDie(circle, face), folder(by), 'dice');
  },
  searched: ({ by, deck }: Facts & { deck: 'agency' | 'mission' }) =>
    thing(by, { is: deck, card: null }, { at: 'deck', of: deck }, folder(by), 'cards'),
  espionage: ({ by, from, taken }: Facts & { from: Seat; taken: AgencyId }) =>
    thing(by, { is: 'agency', card: taken }, folder(from), folder(by), 'players'),
  discarded: ({ by, card }: Facts & { card: AgencyId }) =>
    thing(by, { is: 'agency', card }, folder(by), { at: 'deck', of: 'agency' }, 'cards'),
  'gave-up-mission': ({ by }: Facts) =>
    thing(by, { is: 'mission', card: null }, folder(by), { at: 'deck', of: 'mission' }, 'cards'),
  'last-round': () => slip(null),
  'final-began': () => slip(null),
  'took-back': ({ by }: Facts) => slip(by),
  silent: ({ by }: Facts) => slip(by),
  over: () => null,
  cancelled: () => null,
};

type Flight = Facts & { agent: number; found: (Seat | null)[] };
type Completed = Facts & { mission: MissionId; points: number; cards: AgencyId[]; codes: CodeId[] };

function scene<K extends Kind>(kind: K, by: Seat | null, ms: number, play: Plays[K]): Scene {
  return { kind, by, ms, play };
}

const slip = (by: Seat | null): Scene => scene('slip', by, SAYS, undefined);

const thing = (by: Seat, what: Thing | null, from: Anchor | null, to: Anchor | null, pane: Pane): Scene =>
  scene('thing', by, GOES, { thing: what, from, to, pane });

function flight(by: Seat, agent: number, path: readonly CityId[], found: readonly (Seat | null)[]): Scene {
  return {
    ...scene('flight', by, STEP * path.length, { seat: by, agent, path, found: found.filter((one) => one !== null) }),
    ...(found.length > 0 && { more: picksUp(found) }),
  };
}

const folder = (of: Seat): Anchor => ({ at: 'folder', of });

function placeOfDie(at: DiePlace, face: number | undefined): Anchor | null {
  if (at === 'hand') return null;
  if (!isCircle(at)) return { at: 'target', of: at };
  return { at: 'circle', of: at, ...(face !== undefined && { hour: face }) };
}

function gain(by: Seat, before: Seen, after: Seen): { before: number; after: number } {
  return { before: before.players[by]?.points ?? 0, after: after.players[by]?.points ?? 0 };
}

/** Returns the cities that the mission requires and in which the player has an Agent. */
function paidIn(mission: MissionId, agents: readonly CityId[]): CityId[] {
  return needsOf(mission).flatMap((need) => (need.kind === 'city' && agents.includes(need.id) ? [need.id] : []));
}
