import { against, between, type Contradiction, firstOfEach, standing } from 'hush/game';
import type { Claim, Day, View } from './state';

/** A public fact that contradicts a claim of a blown cover: no suspect had been examined by this day. */
export interface Fact {
  unexaminedOn: Day;
}

type Seen = Pick<View, 'claims' | 'examinations'>;
type Found = Contradiction<Fact>;
type Contact = Extract<Claim, { kind: 'contact' }>;

/** Finds claims that the board contradicts, or that contradict each other. */
export function contradictions(view: Seen): Found[] {
  const said = standing(view.claims);
  const contacts = said.filter((claim): claim is Contact => claim.kind === 'contact');
  return [
    ...oneContact(contacts),
    ...twoContacts(contacts),
    ...fishyTogether(said, view),
    ...notBlown(said, contacts, view),
  ];
}

/** Finds suspects that several cops claim as their contact. No two honest cops have the same contact. */
function oneContact(contacts: readonly Contact[]): Found[] {
  const named = [...new Set(contacts.map(({ subject }) => subject))];
  return named.flatMap((suspect) => {
    const [first, ...others] = firstOfEach(contacts.filter(({ subject }) => subject === suspect));
    return first ? others.map((other) => between('one-contact', first, other)) : [];
  });
}

/** Finds cops who claim two different contacts. A cop's contact is the same all week. */
function twoContacts(contacts: readonly Contact[]): Found[] {
  return firstOfEach(contacts).flatMap((first) => {
    const other = contacts.find(({ by, subject }) => by === first.by && subject !== first.subject);
    return other ? [between('two-contacts', first, other)] : [];
  });
}

/**
 * Finds Fishy pairs of which both tokens were claimed clean or as a contact. One of the two is guilty, and the contact
 * of an honest cop is never the murderer.
 */
function fishyTogether(said: readonly Claim[], { examinations }: Seen): Found[] {
  return examinations
    .filter(({ verdict }) => verdict === 'fishy')
    .flatMap(({ suspect, weapon }) => {
      const ofSuspect = said.filter(({ kind, subject }) => isCleanBy(kind) && subject === suspect);
      const ofWeapon = said.filter(({ kind, subject }) => isCleanBy(kind) && subject === weapon);
      const [one, other] = [ofSuspect[0], ofWeapon[0]];
      if (!one || !other) return [];
      return [{ ...between('fishy-together', one, other), claims: [...ofSuspect, ...ofWeapon].map(({ n }) => n) }];
    });
}

function isCleanBy(kind: Claim['kind']): boolean {
  return kind === 'clean' || kind === 'contact';
}

/**
 * Finds claims of a blown cover from cops whose contact has not been examined. Only an examination of the contact blows
 * a cover.
 */
function notBlown(said: readonly Claim[], contacts: readonly Contact[], { examinations }: Seen): Found[] {
  const blown = firstOfEach(said.filter(({ kind }) => kind === 'blown'));
  return blown.flatMap((claim): Found[] => {
    const before = examinations.filter(({ at }) => at <= claim.at).map(({ suspect }) => suspect);
    const contact = contacts.find(({ by }) => by === claim.by);
    if (contact) return before.includes(contact.subject) ? [] : [between('not-examined', contact, claim)];
    return before.length > 0 ? [] : [against('nobody-examined', claim, { unexaminedOn: claim.round })];
  });
}
