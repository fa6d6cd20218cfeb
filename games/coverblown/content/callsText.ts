import { capital, texts } from 'hush/game';
import type { DoingId, PlaceId, SuspectId, WeaponId } from '../state';
import { PLACE } from './placesText';
import { TOKEN } from './tokensText';

/** The words of contacts on the telephone. There are four versions of each call. */
export const CALLS = texts('coverblown.calls', {
  /** The first call to an honest cop. */
  honest: [
    (cop: string, contact: SuspectId) =>
      `${cop}? ${TOKEN.name[contact]} speaking. I hear things, you keep my name out of it. Deal?`,
    (cop: string, contact: SuspectId) =>
      `Listen close, ${cop}. This is ${TOKEN.name[contact]}. You look after me, I look after your case.`,
    (cop: string, contact: SuspectId) =>
      `It’s ${TOKEN.name[contact]}. I can find out who has an alibi, ${cop}, as long as nobody drags me downtown.`,
    (cop: string, contact: SuspectId) =>
      `Evening, ${cop}. ${TOKEN.name[contact]}. I’m your contact now, so do me a favour and keep me alive.`,
  ],
  /** The first call to a dirty cop, from the murderer. */
  dirty: [
    (cop: string, contact: SuspectId, weapon: WeaponId) =>
      `${cop}, this is ${TOKEN.name[contact]}. I did it, and I did it with ${TOKEN.the[weapon]}. Your cut is in the usual place. Keep them looking elsewhere.`,
    (cop: string, contact: SuspectId, weapon: WeaponId) =>
      `You know why I’m calling, ${cop}. ${TOKEN.name[contact]} here. It was me, and ${TOKEN.the[weapon]}. Make sure nobody puts us in the same sentence.`,
    (cop: string, contact: SuspectId, weapon: WeaponId) =>
      `${TOKEN.name[contact]}. One job this week, ${cop}: keep my name and ${TOKEN.the[weapon]} off the same report.`,
    (cop: string, contact: SuspectId, weapon: WeaponId) =>
      `Don’t say my name out loud, ${cop}. It’s ${TOKEN.name[contact]}. Only ${TOKEN.the[weapon]} can hang me. You’re paid until Friday.`,
  ],
  /**
   * The end of the first call. Both have the same number of characters, and the same marks at the same places, so that
   * they take the same time.
   */
  closing: { honest: 'You’re an honest cop. Find the murderer.', dirty: 'You’re our dirty cop. Hide the murderer.' },
  /** A suspect is clean. */
  suspect: [
    (suspect: SuspectId, place: PlaceId, doing: DoingId) =>
      `I checked on ${TOKEN.name[suspect]}. Spent the whole night at ${PLACE.name[place]}, ${PLACE.activities[doing]}. Cross that name off.`,
    (suspect: SuspectId, place: PlaceId, doing: DoingId) =>
      `${TOKEN.name[suspect]} is clean. Spent the night at ${PLACE.name[place]}, ${PLACE.activities[doing]}. Three people saw it.`,
    (suspect: SuspectId, place: PlaceId, doing: DoingId) =>
      `Forget ${TOKEN.name[suspect]}, who was at ${PLACE.name[place]} all evening, ${PLACE.activities[doing]}.`,
    (suspect: SuspectId, place: PlaceId, doing: DoingId) =>
      `Got one for you. ${TOKEN.name[suspect]} was at ${PLACE.name[place]}, ${PLACE.activities[doing]}. No way to be in two places.`,
  ],
  /** Two suspects are clean. */
  suspects: [
    (suspect: SuspectId, place: PlaceId, doing: DoingId, other: SuspectId, otherPlace: PlaceId, otherDoing: DoingId) =>
      `Two for the price of one. ${TOKEN.name[suspect]} was at ${PLACE.name[place]}, ${PLACE.activities[doing]}. And ${TOKEN.name[other]} was at ${PLACE.name[otherPlace]}, ${PLACE.activities[otherDoing]}. Both clean.`,
    (suspect: SuspectId, place: PlaceId, doing: DoingId, other: SuspectId, otherPlace: PlaceId, otherDoing: DoingId) =>
      `Busy night for me. ${TOKEN.name[suspect]} was at ${PLACE.name[place]}, ${PLACE.activities[doing]}. ${TOKEN.name[other]}? At ${PLACE.name[otherPlace]}, ${PLACE.activities[otherDoing]}. Neither one did it.`,
    (suspect: SuspectId, place: PlaceId, doing: DoingId, other: SuspectId, otherPlace: PlaceId, otherDoing: DoingId) =>
      `Write both of these down. ${TOKEN.name[suspect]} was at ${PLACE.name[place]}, ${PLACE.activities[doing]}. ${TOKEN.name[other]} was at ${PLACE.name[otherPlace]}, ${PLACE.activities[otherDoing]}.`,
    (suspect: SuspectId, place: PlaceId, doing: DoingId, other: SuspectId, otherPlace: PlaceId, otherDoing: DoingId) =>
      `You can drop ${TOKEN.name[suspect]} and ${TOKEN.name[other]}. The first was at ${PLACE.name[place]}, ${PLACE.activities[doing]}, the second at ${PLACE.name[otherPlace]}, ${PLACE.activities[otherDoing]}.`,
  ],
  /** A weapon is clean. */
  weapon: [
    (weapon: WeaponId, place: PlaceId, doing: DoingId) =>
      `About ${TOKEN.the[weapon]}: at ${PLACE.name[place]} all night, ${PLACE.placements[doing]}. Never moved.`,
    (weapon: WeaponId, place: PlaceId, doing: DoingId) =>
      `I know where ${TOKEN.the[weapon]} spent the night: at ${PLACE.name[place]}, ${PLACE.placements[doing]}.`,
    (weapon: WeaponId, place: PlaceId, doing: DoingId) =>
      `Cross off ${TOKEN.the[weapon]}: all night at ${PLACE.name[place]}, ${PLACE.placements[doing]}.`,
    (weapon: WeaponId, place: PlaceId, doing: DoingId) =>
      `Good news for the lab: they can stop testing ${TOKEN.the[weapon]}. Spent the night at ${PLACE.name[place]}, ${PLACE.placements[doing]}.`,
  ],
  /** Two weapons are clean. */
  weapons: [
    (weapon: WeaponId, place: PlaceId, doing: DoingId, other: WeaponId, otherPlace: PlaceId, otherDoing: DoingId) =>
      `Two things you can put back on the shelf. ${capital(TOKEN.the[weapon])}: at ${PLACE.name[place]}, ${PLACE.placements[doing]}. ${capital(TOKEN.the[other])}: at ${PLACE.name[otherPlace]}, ${PLACE.placements[otherDoing]}.`,
    (weapon: WeaponId, place: PlaceId, doing: DoingId, other: WeaponId, otherPlace: PlaceId, otherDoing: DoingId) =>
      `Neither ${TOKEN.the[weapon]} nor ${TOKEN.the[other]}. One turned up at ${PLACE.name[place]}, ${PLACE.placements[doing]}. The other turned up at ${PLACE.name[otherPlace]}, ${PLACE.placements[otherDoing]}.`,
    (weapon: WeaponId, place: PlaceId, doing: DoingId, other: WeaponId, otherPlace: PlaceId, otherDoing: DoingId) =>
      `I followed two pieces of hardware. ${capital(TOKEN.the[weapon])} spent the night at ${PLACE.name[place]}, ${PLACE.placements[doing]}. ${capital(TOKEN.the[other])}, at ${PLACE.name[otherPlace]}, ${PLACE.placements[otherDoing]}. Both clean.`,
    (weapon: WeaponId, place: PlaceId, doing: DoingId, other: WeaponId, otherPlace: PlaceId, otherDoing: DoingId) =>
      `Cross two things off your list. ${capital(TOKEN.the[weapon])}: at ${PLACE.name[place]}, ${PLACE.placements[doing]}. ${capital(TOKEN.the[other])}: at ${PLACE.name[otherPlace]}, ${PLACE.placements[otherDoing]}.`,
  ],
  /** The contact has been examined. */
  blown: [
    (cop: string) => `My name was read out in that room, ${cop}. We’re done talking. Lose this number.`,
    'They examined me. From now on you’ll get nothing but silence.',
    'Everyone knows my face now. I’ve got nothing for you, and I’m leaving town.',
    'No more tips. They examined me, and I’m done with you all.',
  ],
  /** The last words of each contact, in almost every call. */
  signOff: {
    vane: 'Curtain’s going up, honey.',
    pike: 'Destroy your notes. I always do.',
    stokes: 'Tide’s turning. I’m off.',
    crane: 'That one was on the house.',
    frost: 'You didn’t get this from me, darling.',
    marsh: 'Meter’s running, gotta go.',
    ames: 'My condolences, in advance.',
    delaney: 'Keep your guard up out there.',
    boone: 'Stay cool. Stay off this number.',
    lindqvist: 'End of statement.',
  },
});
