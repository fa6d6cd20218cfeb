import { describe, expect, test } from 'vitest';
import { aMatch } from '../testing';
import { contains, isSameHint, partLike } from '../words';
import type { Language } from '.';

/** Expects each hint in the first list, and none in the second one, to contain the word. */
function expectIn(language: Language, word: string, found: readonly string[], other: readonly string[]): void {
  for (const hint of found) expect(contains(hint, word, language), `“${hint}” contains ${word}`).toBe(true);
  for (const hint of other) expect(contains(hint, word, language), `“${hint}” contains ${word}`).toBe(false);
}

describe('[CQ-73] German hints are compared with the words of the cards', () => {
  test.each([
    ['Bär', ['baer', 'BÄR', 'der Bär', 'Bären', 'Ba\u0308r'], ['Bier', 'Bor']],
    ['Apfel', ['Äpfel', 'Aepfeln', 'Apfels', 'Äpfelchen'], ['Affe', 'Kapsel']],
    ['Öl', ['oel', 'ÖL'], ['Ohl']],
    ['Tür', ['tuer', 'Türen', 'Tuere'], ['Tor', 'teuer']],
    ['Feuer', ['Feuers', 'feuer'], ['fur', 'Feier']],
  ])('an umlaut in “%s” can be written with an e, and an umlaut makes no difference', (word, found, other) => {
    expectIn('de', word, found, other);
  });

  test('ß is ss, and ph is f', () => {
    expectIn('de', 'Straße', ['strasse', 'STRASSE', 'STRAẞE', 'Straßen'], ['Strahl']);
    expectIn('de', 'Delfin', ['Delphin', 'delfine'], ['Elfin']);
  });

  test('endings of cases, plurals, feminine forms and diminutives make no difference', () => {
    const forms = ['Schneiders', 'die Schneider', 'Schneidern', 'Schneiderin', 'Schneiderinnen', 'Schneiderlein'];
    expectIn('de', 'Schneider', [...forms, 'schnei der', 'schneiden'], ['Schnee', 'Schnitt', 'Scheider']);
    expectIn('de', 'Arzt', ['Ärzte', 'Ärztin', 'Ärzten', 'Aerztinnen'], ['Erz', 'Ast']);
    expectIn('de', 'Hase', ['Hasen', 'Häschen', 'Häslein'], ['Hals', 'Haus']);
    expectIn('de', 'Museum', ['Museen', 'Museums'], ['Muse']);
    expectIn('de', 'Nudeln', ['Nudel', 'nudeln'], ['Nadel']);
  });

  test.each([
    ['Schneider', ['Schneidermeister', 'Maßschneider', 'Änderungsschneiderin', 'Damenschneiderinnen']],
    ['Apfel', ['Apfelbaum', 'Bratäpfel', 'Erdapfels']],
    ['Schule', ['Schulhof', 'Grundschule', 'Tanzschulen', 'Hochschulreife']],
    ['Kirche', ['Kirchturm', 'Kirchenmaus']],
    ['Wal', ['Walfang', 'Blauwale', 'Pottwal']],
  ])('a compound with “%s” contains it', (word, found) => {
    expectIn('de', word, found, []);
  });

  test('a word with only the same letters is no compound', () => {
    expectIn('de', 'Wal', ['Wale'], ['Wald', 'Schwalbe', 'Wall', 'Karneval']);
    expectIn('de', 'Hut', ['Hutmacher', 'Strohhut'], ['Schutz', 'Hüfte']);
    expectIn('de', 'Schneemann', ['Schneemänner', 'Schneemannnase'], ['Schnee', 'Mann', 'Schneeball']);
    expectIn('de', 'Turm', ['Kirchturm', 'Turmuhr'], ['Sturm', 'stürmisch']);
  });

  test('letters that look alike count in compounds too', () => {
    expectIn('de', 'Schneider', ['SCHNEIDERME1STER', 'Schne1dermeister', 'ЅсһneiderIn', 'Schneıder'], []);
  });

  test('articles make no difference between hints', () => {
    expect(isSameHint('der Zug', 'Züge', 'de')).toBe(true);
    expect(isSameHint('ein Zug', 'den Zug', 'de')).toBe(true);
    expect(isSameHint('der', 'die', 'de')).toBe(false);
    expect(isSameHint('Zug', 'Zeug', 'de')).toBe(false);
  });

  test('the part of the hint that is the reason can be a compound', () => {
    expect(partLike('ein Schneidermeister', 'Schneider', 'de')).toBe('Schneidermeister');
  });
});

describe('[CQ-74] Spanish hints are compared with the words of the cards', () => {
  test('accents make no difference, but ñ is a letter', () => {
    expectIn('es', 'Avión', ['avion', 'AVIÓN', 'aviones', 'avión de papel', 'pingüino avio\u0301n'], ['avispa']);
    expectIn('es', 'Caña', ['cañas', 'CAÑA', 'can\u0303a'], ['cana', 'canas', 'CANA']);
    expectIn('es', 'Mono', ['monos'], ['moño', 'MOÑO']);
    expectIn('es', 'Pingüino', ['pinguino', 'pingüinos'], []);
  });

  test('plurals, genders and diminutives make no difference', () => {
    expectIn('es', 'Sastre', ['sastres', 'el sastre', 'Sastra', 'sas tre', 'sastrecito'], ['desastre', 'sastrería']);
    expectIn('es', 'Gato', ['gatos', 'gata', 'gatas', 'gatito', 'las gatitas'], ['gateo', 'pato']);
    expectIn('es', 'Luz', ['luces', 'la luz'], ['lucha']);
    expectIn('es', 'Pez', ['peces', 'un pez'], ['pesa']);
    expectIn('es', 'Actor', ['actriz', 'actores', 'actrices'], ['acto']);
    expectIn('es', 'León', ['leona', 'leones', 'leoncito'], ['lejos']);
    expectIn('es', 'Vaca', ['vaquita', 'vacas'], ['vacío']);
    expectIn('es', 'Amigo', ['amiguito', 'amigas'], ['amor']);
    expectIn('es', 'Estrella de mar', ['estrellas de mar', 'una estrella de mar'], ['estrella', 'mar de estrellas']);
    expectIn('es', 'Tijeras', ['tijera', 'unas tijeras'], ['tejer']);
  });

  test('letters that look alike count too', () => {
    expectIn('es', 'Piloto', ['PIL0TO', 'pi1oto', 'Piłota', 'рiloto'], ['palote']);
    expectIn('es', 'Sastre', ['ѕastre', 'SASTRΕS'], []);
  });

  test('articles make no difference between hints', () => {
    expect(isSameHint('el tren', 'trenes', 'es')).toBe(true);
    expect(isSameHint('una rosa', 'las rosas', 'es')).toBe(true);
    expect(isSameHint('la caña', 'la cana', 'es')).toBe(false);
  });
});

describe('[CQ-75] French hints are compared with the words of the cards', () => {
  test('accents and ligatures make no difference', () => {
    expectIn('fr', 'Élève', ['eleve', 'ÉLÈVES', 'l’élève', 'e\u0301leve'], ['enlève']);
    expectIn('fr', 'Cœur', ['coeur', 'CŒURS', 'un cœur'], ['cour', 'chœur']);
    expectIn('fr', 'Garçon', ['garcon', 'garçons'], ['gazon']);
  });

  test.each(['l’avion', 'd’avion', "l'avion", 'L’AVION', 'qu’un avion', 'l‘avion', 'lʼavions'])(
    'the hint “%s” contains Avion',
    (hint) => {
      expectIn('fr', 'Avion', [hint], []);
    },
  );

  test('an apostrophe does not hide a word', () => {
    expectIn('fr', 'Couturier', ['coutu’rier', 'cou turier', 'l’cou-turier'], ['l’outil']);
    expectIn('fr', 'Chef d’orchestre', ['chefs d’orchestre', 'chef dorchestre', 'un chef d orchestre'], ['orchestre']);
  });

  test('plurals and genders make no difference', () => {
    expectIn('fr', 'Couturier', ['couturiers', 'couturière', 'les couturières'], ['couture', 'couteau']);
    expectIn('fr', 'Cheval', ['chevaux', 'chevals'], ['cheveu', 'chevalier']);
    expectIn('fr', 'Gâteau', ['gâteaux', 'gateau'], ['gâter']);
    expectIn('fr', 'Danseur', ['danseuse', 'danseuses'], ['danse']);
    expectIn('fr', 'Acteur', ['actrice', 'actrices'], ['acte']);
    expectIn('fr', 'Magicien', ['magicienne', 'magiciens'], ['magie']);
    expectIn('fr', 'Avocat', ['avocate', 'avocats'], ['avocatier']);
    expectIn('fr', 'Travail', ['travaux'], ['traversin']);
    expectIn('fr', 'Veuf', ['veuve', 'veuves'], ['neuf']);
    expectIn('fr', 'Lion', ['lionne', 'lions'], ['ligne']);
  });

  test('letters that look alike count too', () => {
    expectIn('fr', 'Pilote', ['P1LOTES', 'pi|ote', 'ріlote'], ['palote']);
    expectIn('fr', 'Couturier', ['C0UTUR1ÈRE', 'coutur1er'], []);
  });

  test('articles and elisions make no difference between hints', () => {
    expect(isSameHint('l’avion', 'un avion', 'fr')).toBe(true);
    expect(isSameHint('le train', 'des trains', 'fr')).toBe(true);
    expect(isSameHint('le train', 'le grain', 'fr')).toBe(false);
  });
});

describe('[CQ-76] a match is played in the language of its words', () => {
  test.each([
    ['en', 'Tailor', 'the tailors', 'tailoring', 'Pilot', 'pilots'],
    ['de', 'Schneider', 'Maßschneiderin', 'Schnittmuster', 'Pilot', 'Pilotenschein'],
    ['es', 'Sastre', 'las sastras', 'sastrería', 'Piloto', 'pilota'],
    ['fr', 'Couturier', 'l’couturière', 'couture', 'Pilote', 'd’pilotes'],
  ] as const)('in “%s”, hints with %s are refused to insiders only', (words, code, hint, other, open, openHint) => {
    const match = aMatch({ options: { words } });
    expect([match.codeWord, match.publicWord]).toEqual([code, open]);
    expect(match.play('0', 'hint', openHint)).toBe('public-word');
    const before = match.views();
    expect(match.play('0', 'hint', hint)).toBe('code-word');
    expect(match.views()).toEqual(before);
    expect(match.play('2', 'hint', hint)).toBe('ok');
    expect(match.play('3', 'hint', other)).toBe('ok');
  });

  test('all players and spectators know the language', () => {
    for (const view of aMatch({ options: { words: 'fr' } }).views())
      expect([view.options.words, view.topic, view.publicWord]).toEqual(['fr', 'Métiers', 'Pilote']);
  });
});
