import { type Outcome, plainText, readBy, type Seat } from 'hush/game';
import { describe, expect, test } from 'vitest';
import { isPlural, TOKENS } from './content/tokens';
import { aMatch, type Match } from './testing';
import { callTitle, claimWords, text } from './text';

const NAMES = ['Ines', 'Mara', 'Tobias', 'Oskar', 'June'];
const names = (seat: string) => NAMES[Number(seat)] ?? '?';

function log(match: Match): string[] {
  return match.facts.map((fact, n) => plainText(text.logEntry({ ...fact, n, at: 0 }, names)));
}

test('the log describes public events in sentences', () => {
  const match = aMatch({ players: 4 });
  match.play('1', 'investigate', 'suspects');
  match.play('1', 'claim', 'clean', 'gloves');
  match.play('1', 'claim', 'contact', 'frost');
  match.play('1', 'claim', 'suspicion', '3');
  match.play('1', 'claim', 'blown', null);
  match.play('1', 'shoot', '3');
  match.play('0', 'announce', 'stokes', 'bat');
  match.play('1', 'object');
  match.play('0', 'examine', 'stokes', 'bat');
  match.afterVerdict().play('2', 'shoot', '3');
  expect(log(match)).toEqual([
    'Mara made a call.',
    'Mara: “The Driver’s Gloves are clean.”',
    'Mara: “My contact is Imogen Frost.”',
    'Mara: “I suspect Oskar.”',
    'Mara: “My cover is blown: my contact was examined.”',
    'Mara shot Oskar. One life left.',
    'Ines proposes to examine Harlan Stokes and the Baseball Bat.',
    'Mara asks Ines to wait.',
    'Ines examined Harlan Stokes and the Baseball Bat: wrong.',
    'Tuesday',
    'Tobias shot Oskar. No lives left.',
    'Oskar is dead.',
    'The honest cops win.',
  ]);
});

test('this game has no sentences for log entries that Hush itself adds', () => {
  expect(text.logEntry({ n: 1, at: 0, code: 'bot-sat-down', facts: null }, names)).toEqual([]);
  expect(text.logEntry({ n: 1, at: 0, code: 'toString', facts: null }, names)).toEqual([]);
});

describe('the table shows a status line', () => {
  const now = (match: Match, seat: string | null) => text.now(match.view(seat), seat, names);

  test('the status line says what a seat can do', () => {
    const match = aMatch({ day: 'wednesday' });
    expect(now(match, '0')).toBe('Wednesday: call your contact, or examine.');
    match.play('0', 'investigate', 'suspects');
    expect(now(match, '0')).toBe('Wednesday: talk, then examine a pair.');
  });

  test('the status line of a practice match says what to do', () => {
    const match = aMatch({ practice: '0' });
    expect(now(match, '0')).toBe('Monday: call your contact, or examine.');
    match.play('0', 'investigate', 'suspects');
    expect(now(match, '0')).toBe('Monday: say what you heard, or press Done.');
    match.play('0', 'claim', 'clean', 'bat');
    expect(now(match, '0')).toBe('Monday: talk, examine, or press Done.');
    match.play('0', 'rest');
    expect(now(match, '0')).toBe('Monday: you’re done, but can still act.');
  });

  test('the status line says on Friday that honest cops can only win with a shot', () => {
    const match = aMatch({ day: 'friday' });
    expect(now(match, '0')).toBe('Friday: call. Honest cops need a shot to win.');
    match.play('0', 'investigate', 'suspects');
    expect(now(match, '0')).toBe('Friday: honest cops need a shot to win.');
  });

  test('the status line says on Thursday that it is the last day to examine', () => {
    const match = aMatch({ day: 'thursday' });
    expect(now(match, '0')).toBe('Thursday: call. It’s the last day to examine.');
    match.play('0', 'investigate', 'suspects');
    expect(now(match, '0')).toBe('Thursday: the last day to examine a pair.');
    const practice = aMatch({ day: 'thursday', practice: '0' });
    practice.play('0', 'investigate', 'suspects');
    practice.play('0', 'claim', 'clean', 'bat');
    expect(now(practice, '0')).toBe('Thursday: the last day to examine. Or press Done.');
  });

  test('the status line says that a verdict is shown', () => {
    const match = aMatch();
    match.play('0', 'examine', 'pike', 'bat');
    expect([now(match, '0'), now(match, null)]).toEqual(Array(2).fill('Tuesday begins once the verdict is read.'));
    match.afterVerdict();
    expect(now(match, '0')).toBe('Tuesday: call your contact, or examine.');
  });

  test('the status line asks the player to answer the first call', () => {
    expect(now(aMatch({ acknowledged: false }), '1')).toBe('Monday: answer your first call.');
  });

  test('the status line tells a spectator how many players have called', () => {
    const match = aMatch();
    expect(now(match, null)).toBe('Monday: nobody has called yet.');
    match.play('0', 'investigate', 'suspects');
    expect(now(match, null)).toBe('Monday: 1 of 3 have called.');
  });

  test('the status line is the same for honest and dirty cops', () => {
    const match = aMatch();
    expect(now(match, '2')).toBe(now(match, '0'));
  });
});

describe('the last sentence gives the reason for the result', () => {
  const why = (match: Match, you: Seat | null = null) => text.now(match.view(you), you, readBy(names, you));

  test('the reason for the result names the examined pair', () => {
    const match = aMatch({ murderer: 'frost', weapon: 'garrotte', day: 'thursday' });
    match.play('1', 'examine', 'frost', 'garrotte');
    expect(why(match)).toBe('Mara examined Imogen Frost and the Garrotte on Thursday. Right suspect, right weapon.');
    expect(why(match, '1')).toMatch(/^You examined Imogen Frost and the Garrotte on Thursday\./);
  });

  test('the reason for the result names the dead cop', () => {
    const dirty = aMatch();
    dirty.play('0', 'shoot', '2');
    dirty.play('1', 'shoot', '2');
    expect(why(dirty)).toBe('Mara shot Tobias dead on Monday. Tobias was dirty.');
    expect(why(dirty, '1')).toBe('You shot Tobias dead on Monday. Tobias was dirty.');
    expect(why(dirty, '2')).toBe('Mara shot you dead on Monday. You were dirty.');
  });

  test('[CB-55] the reason says that any doubt goes to the dirty cops', () => {
    const options = { bulletsOnTable: true };
    const honest = aMatch({ options });
    honest.play('0', 'iDied');
    const doubt = 'Any doubt about who died first goes to the dirty cops.';
    expect(why(honest)).toBe(`Ines died on Monday. Ines was honest. ${doubt}`);
    expect(why(honest, '0')).toBe(`You died on Monday. You were honest. ${doubt}`);
    const dirty = aMatch({ options });
    dirty.play('2', 'iDied');
    expect(why(dirty)).toBe('Tobias died on Monday. Tobias was dirty.');
    const counted = aMatch();
    counted.play('2', 'shoot', '0');
    counted.play('1', 'shoot', '0');
    expect(why(counted)).toBe('Mara shot Ines dead on Monday. Ines was honest.');
  });

  test('the reason for the result names the unsolved crime', () => {
    const match = aMatch({ day: 'friday' }).timeOut();
    expect(why(match)).toBe('The week is over, and the case isn’t solved. It was Marisol Vane, with the Katana.');
  });

  test.each([
    ['cancelled', 'It doesn’t count.'],
    ['new-version', 'An update made this match unplayable. It doesn’t count.'],
  ])('the reason for the result says why Hush ended the match (%s)', (reason, sentence) => {
    const outcome: Outcome = { winners: [], reason, cancelled: true };
    expect(text.reason(outcome, names, aMatch().view(null))).toBe(sentence);
  });
});

test('weapons have an article and suspects have none', () => {
  for (const token of TOKENS) {
    expect(claimWords('clean', token, names)).toMatch(
      isPlural(token) ? /^The .* are clean\.$/ : /^[A-Z].* is clean\.$/,
    );
  }
});

test('the title of a call has its day and kind', () => {
  expect(callTitle({ day: 'monday', kind: 'first' })).toBe('Monday, first call');
  expect(callTitle({ day: 'tuesday', kind: 'weapons' })).toBe('Tuesday, weapons');
});
