import { must } from 'hush/game';
import type {
  AbilityId,
  AgencyId,
  CharacterId,
  CityId,
  CodeId,
  Equipment,
  MissionId,
  RegionId,
  TokenId,
} from '../state';
import agency from './agency.json';
import { CHARACTER_TEXTS, EQUIPMENT_NAMES, MISSION_NAMES } from './cardsText';
import characters from './characters.json';
import codes from './codes.json';
import missions from './missions.json';
import specialOps from './specialOps.json';

export interface AgencyCard {
  id: AgencyId;
  equipment: Equipment;
  city: CityId;
  ability: AbilityId;
}

export interface Mission {
  id: MissionId;
  name: string;
  requires: { cities: CityId[]; regions: RegionId[]; equipment: Equipment[]; anyAgencyCards: number };
  /** The permanent icon that a player gets for completing the mission. */
  benefit: { type: 'region'; id: RegionId } | { type: 'equipment'; id: Equipment } | null;
  points: number;
}

export interface Code {
  id: CodeId;
  /** The three digits, read from left to right. */
  digits: number[];
  equipment: Equipment;
}

export interface Character {
  id: CharacterId;
  name: string;
  title: string;
  limit: 'once per round' | 'every time';
  ability: string;
}

/** One requirement of a mission. */
export type Need =
  | { kind: 'city'; id: CityId }
  | { kind: 'region'; id: RegionId }
  | { kind: 'equipment'; id: Equipment }
  | { kind: 'any' };

export const AGENCY = agency as readonly AgencyCard[];
export const MISSIONS: readonly Mission[] = (missions as readonly Omit<Mission, 'name'>[]).map((mission) => ({
  ...mission,
  get name() {
    return MISSION_NAMES[mission.id as keyof typeof MISSION_NAMES];
  },
}));
export const CODES = codes as readonly Code[];
export const TOKENS = specialOps as readonly { id: TokenId; ability: AbilityId }[];

const agencyById = byId(AGENCY);
const missionsById = byId(MISSIONS);
const codesById = byId(CODES);
const tokensById = byId(TOKENS);
const charactersById = byId(
  (characters as readonly Pick<Character, 'id' | 'name' | 'limit'>[]).map(
    (character): Character => ({
      ...character,
      get title() {
        return CHARACTER_TEXTS.title[character.id];
      },
      get ability() {
        return CHARACTER_TEXTS.power[character.id];
      },
    }),
  ),
);

export const agencyOf = (id: AgencyId): AgencyCard => must(agencyById.get(id), `the Agency card ${id}`);
export const missionOf = (id: MissionId): Mission => must(missionsById.get(id), `the mission ${id}`);
export const codeOf = (id: CodeId): Code => must(codesById.get(id), `the code ${id}`);
export const abilityOfToken = (id: TokenId): AbilityId => must(tokensById.get(id), `the token ${id}`).ability;
export const characterOf = (id: CharacterId): Character => must(charactersById.get(id), `the character ${id}`);
export const equipmentName = (id: Equipment): string => EQUIPMENT_NAMES.name[id];

const needs = new Map(MISSIONS.map((mission) => [mission.id, printedNeeds(mission)]));

/**
 * Returns a mission's requirements in printed order: cities, regions, equipment, and “any card”. Each requirement must
 * be paid for with a different item.
 */
export const needsOf = (id: MissionId): readonly Need[] => must(needs.get(id), `the mission ${id}`);

function printedNeeds({ requires }: Mission): Need[] {
  return [
    ...requires.cities.map((id): Need => ({ kind: 'city', id })),
    ...requires.regions.map((id): Need => ({ kind: 'region', id })),
    ...requires.equipment.map((id): Need => ({ kind: 'equipment', id })),
    ...Array.from({ length: requires.anyAgencyCards }, (): Need => ({ kind: 'any' })),
  ];
}

function byId<Card extends { id: string }>(cards: readonly Card[]): ReadonlyMap<string, Card> {
  return new Map(cards.map((card) => [card.id, card]));
}
