import { texts } from 'hush/game';
import type { AbilityId, CharacterId, Equipment, RegionId } from '../state';

export const REGION_NAMES = texts('covert.regions', {
  purple: 'Channel Coast',
  green: 'Latin South',
  orange: 'Balkan Gate',
  blue: 'Baltic North',
  yellow: 'Central Line',
  red: 'Eastern Bloc',
} satisfies Record<RegionId, string>);

/** The names of equipment, and its names in sentences. */
export const EQUIPMENT_NAMES = texts('covert.equipment', {
  name: {
    recorder: 'Recording Device',
    binoculars: 'Binoculars',
    radio: 'Field Radio',
    passport: 'Forged Passport',
    pistol: 'Silenced Pistol',
    camera: 'Button Camera',
    disguise: 'Disguise Trunk',
    lockpicks: 'Lockpick Roll',
  } satisfies Record<Equipment, string>,
  the: {
    recorder: 'the Recording Device',
    binoculars: 'the Binoculars',
    radio: 'the Field Radio',
    passport: 'the Forged Passport',
    pistol: 'the Silenced Pistol',
    camera: 'the Button Camera',
    disguise: 'the Disguise Trunk',
    lockpicks: 'the Lockpick Roll',
  } satisfies Record<Equipment, string>,
});

export const ABILITY_NAMES = texts('covert.abilities', {
  plus1: '+1',
  minus1: '-1',
  move3: 'Move x3',
  espionage: 'Espionage',
  sneak: 'Sneak Attack',
  first: 'First',
  codebreaker: 'Code Breaker',
  search: 'Search',
} satisfies Record<AbilityId, string>);

/** The titles of characters, at the beginning and within a sentence, and their powers. */
export const CHARACTER_TEXTS = texts('covert.characters', {
  title: {
    courier: 'The Courier',
    cryptographer: 'The Cryptographer',
    quartermaster: 'The Quartermaster',
    fixer: 'The Fixer',
    handler: 'The Handler',
    analyst: 'The Analyst',
  } satisfies Record<CharacterId, string>,
  the: {
    courier: 'the Courier',
    cryptographer: 'the Cryptographer',
    quartermaster: 'the Quartermaster',
    fixer: 'the Fixer',
    handler: 'the Handler',
    analyst: 'the Analyst',
  } satisfies Record<CharacterId, string>,
  power: {
    courier: 'Once a round, when you use Movement dice, one of your Agents may go one extra step.',
    cryptographer: 'Once a round, swap tiles a second time. It has to include one of the tiles from your first swap.',
    quartermaster: 'Once a round, take the top card of the Agency deck for one die instead of two.',
    fixer: 'When you place a die on Special Operations, draw two special ops tokens and keep one.',
    handler: 'Once a round, a die you place on an Action counts as one more or one less. 6 and 1 are neighbours.',
    analyst: 'You can hold four missions. When you take one from the deck, look at the top two and keep one.',
  } satisfies Record<CharacterId, string>,
});

/** Parts of bots' lines. */
export const SAYINGS = texts('covert.sayings', {
  /** A mission card, after an article: "The mission Salt Archive". */
  mission: (name: string) => `mission ${name}`,
});

export const MISSION_NAMES = texts('covert.missions', {
  MI01: 'Borrowed Umbrella',
  MI02: 'Cold Platform',
  MI03: 'Paper Lantern',
  MI04: 'Night Baker',
  MI05: 'Loose Button',
  MI06: 'Second Newspaper',
  MI07: 'Silent Bell',
  MI08: 'Left Luggage',
  MI09: 'Wet Chalk',
  MI10: 'Third Bench',
  MI11: 'Empty Violin',
  MI12: 'Folded Map',
  MI13: 'Grey Scarf',
  MI14: 'Odd Cufflink',
  MI15: 'Last Tram',
  MI16: 'Broken Clasp',
  MI17: 'Spare Key',
  MI18: 'Warm Samovar',
  MI19: 'Postcard Home',
  MI20: 'Quiet Corner',
  MI21: 'Glass Harbour',
  MI22: 'Amber Ledger',
  MI23: 'Winter Orchard',
  MI24: 'Copper Kettle',
  MI25: 'Hollow Coin',
  MI26: 'Blue Telegram',
  MI27: 'Mirror Room',
  MI28: 'Ferry at Dawn',
  MI29: 'Salt Archive',
  MI30: 'Clockmaker’s Debt',
  MI31: 'Red Thread',
  MI32: 'Marble Stair',
  MI33: 'Twelve Matches',
  MI34: 'Iron Garden',
  MI35: 'Borrowed Name',
  MI36: 'Fogbound',
  MI37: 'Velvet Rope',
  MI38: 'Paper Bridge',
  MI39: 'Wrong Visa',
  MI40: 'Midnight Courier',
  MI41: 'Chess Problem',
  MI42: 'Opera Ticket',
  MI43: 'Snow Cipher',
  MI44: 'Quarry Road',
  MI45: 'The Cartographer',
  MI46: 'Sleeper Carriage',
  MI47: 'Northern Lights',
  MI48: 'Double Exposure',
  MI49: 'Embassy Waltz',
  MI50: 'The Long Exchange',
  MI51: 'Ghost Frequency',
  MI52: 'Silver Dossier',
  MI53: 'Defector’s Coat',
  MI54: 'Blind Relay',
  MI55: 'Zero Hour',
  MI56: 'Bridge at Noon',
  MI57: 'Burnt Negatives',
  MI58: 'Three Passports',
  MI59: 'Cathedral Whisper',
  MI60: 'Black Rain',
});
