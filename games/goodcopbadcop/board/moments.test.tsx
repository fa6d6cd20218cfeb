import { changeSettings } from 'hush/board';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { afterEach, expect, test } from 'vitest';
import { BoardContext, type PrivateFrameProps } from '#client/board/context.ts';
import { testContext } from '#client/board/testing.ts';
import { DEFAULT_SETTINGS } from '#client/state/settings.ts';
import { coachedLegality } from '#shared/contract/coach.ts';
import { EQUIPMENT_TEXT } from '../content/equipmentText';
import { aDeal, aMatch, type Match } from '../testing';
import { Prompt } from './actions/Prompt';
import type { FlowState } from './actions/useFlow';
import { IntegrityCard } from './art/IntegrityCard';
import { Board } from './Board';
import { CaseClosed } from './end/CaseClosed';
import { Moment } from './end/Moment';
import { DiscardSheet } from './equipment/DiscardSheet';
import { EquipmentSheet } from './equipment/EquipmentSheet';
import { FieldNotes } from './notes/FieldNotes';
import { Placement } from './placement/Placement';
import { slotNote } from './sheets/text';
import { Shot, useShots } from './shot/Shot';
import { SecretCard } from './table/SecretCard';
import { markup, propsOf } from './testing';
import { Ribbon } from './window/Ribbon';

afterEach(() => changeSettings(DEFAULT_SETTINGS));

const close = () => undefined;

function ribbon(table: Match, seat: string | null): string {
  const props = propsOf(table, seat);
  return markup(<Ribbon {...props} learned={null} isHandOpen={false} onUse={close} />, props);
}

function placement(table: Match, seat: string | null): string {
  const props = propsOf(table, seat);
  return markup(<Placement {...props} />, props);
}

function notes(table: Match, seat: string | null): string {
  const props = propsOf(table, seat);
  return markup(<FieldNotes {...props} onClose={close} />, props);
}

test('the screen for filing cards is the same for every seat', () => {
  const table = aDeal(6);
  const screens = table.G.seats.map((seat) => placement(table, seat));
  for (const shown of screens) {
    expect(shown).not.toMatch(/for your eyes only|an honest officer|a crooked officer/);
    expect(shown.match(/data-secret="covered"/g)).toHaveLength(4);
  }
  expect(
    new Set(screens.map((shown) => shown.match(/class="[^"]*file[\s\S]*?<\/ol>/)?.[0].replace(/P\d|seat-\d/g, ''))),
  ).toHaveProperty('size', 1);
});

test('no screen shows the order of another player’s cards', () => {
  const [one, other] = [aDeal(5), aDeal(5)];
  one.play('3', 'place', [0, 1, 2]);
  other.play('3', 'place', [2, 0, 1]);
  expect(placement(one, '0')).toContain('1 of 5 players ready');
  expect(placement(one, '0')).toBe(placement(other, '0'));
  expect(placement(one, '3')).toBe(placement(other, '3'));
});

test('a reaction window does not depend on the player’s hand', () => {
  const hands = { '0': ['coffee' as const], '2': ['wiretap' as const] };
  const one = aMatch({ hands, guns: { '1': '0' }, active: '1' }).shoot();
  const other = aMatch({ hands: { ...hands, '0': ['riot_shield'] }, guns: { '1': '0' }, active: '1' }).shoot();
  expect(ribbon(one, '0')).toBe(ribbon(other, '0'));
  expect(ribbon(one, '0')).toContain('P1 wants to shoot you.');
  const calm = aMatch({ hands, active: '1' }).look('3', 0);
  expect(ribbon(calm, '0')).toBe(ribbon(calm, '2'));
});

test('a pass changes no other player’s reaction window', () => {
  const opening = { hands: { '0': ['coffee' as const], '2': ['wiretap' as const] } };
  const table = aMatch(opening).look('1', 0);
  const [before, mine] = [ribbon(table, '0'), ribbon(table, '2')];
  table.expect(table.play('2', 'pass', table.G.window));
  expect(ribbon(table, '0')).toBe(before);
  const passed = mine.replace(/aria-pressed="false"([^>]*)>Pass</, 'aria-pressed="true"$1>Passed<');
  expect(ribbon(table, '2')).toBe(
    passed.replace('Not done yet. Anyone may step in.', 'You’ve passed. Waiting for the others.'),
  );
});

test('a reaction window does not show how many have answered', () => {
  const table = aMatch({ hands: { '1': ['coffee'], '2': ['wiretap'] } }).look('1', 0);
  expect(ribbon(table, '4')).toContain('Can react: P1, P2');
  expect(ribbon(table, '4')).not.toMatch(/answered|\d of \d/);
  const unarmed = aMatch({ hands: { '0': ['riot_shield'] } }).look('1', 0);
  expect(unarmed.view('4').window?.asked).toEqual([]);
  expect(ribbon(unarmed, '4')).not.toContain('Can react');
});

test('a card’s label says whether the player has looked at it', () => {
  const view = aMatch().view('0');
  const note = (of: string) => slotNote(view, '0', of, 0, (seat) => `P${seat}`);
  expect([note('0'), note('1')]).toEqual(['Only you’ve seen it', 'You haven’t looked at it']);
});

test('a reaction window without a time limit says so', () => {
  const table = aMatch({ hands: { '0': ['coffee'] }, options: { windowSeconds: 0 } }).look('1', 0);
  expect(ribbon(table, '0')).toContain('No time limit');
  expect(ribbon(table, '0')).not.toContain('--ms');
});

test('the declaring player reads that they can use equipment', () => {
  const table = aMatch({ hands: { '0': ['coffee'], '2': ['wiretap'] } }).look('1', 0);
  expect(ribbon(table, '0')).toContain('Others may react. You can still use your own equipment.');
  expect(ribbon(table, '0')).not.toContain('>Pass<');
  expect(ribbon(table, '0')).toContain('Use equipment');
  expect(ribbon(table, '1')).not.toContain('Use equipment');
  expect(ribbon(table, '1')).toContain('You have no equipment.');
});

test('an automatic pass replaces the Pass button', () => {
  const late = () =>
    aMatch({ hands: { '0': ['coffee'], '2': ['wiretap'] }, active: '1' }).change((G) => {
      G.turn = 6;
    });
  const automatic = ribbon(late().look('3', 0), '0');
  expect(automatic).toContain('You’re asked if someone acts against you, or anyone shoots.');
  expect(automatic).not.toContain('>Pass<');
  expect(automatic).toContain('Passing for you');
  expect(automatic).toContain('Use equipment');
  expect(automatic).toContain('Hold to see your equipment');
  expect(automatic).toMatch(/Pass unless I’m involved.*role="switch" aria-checked="true"/);
  expect(automatic).not.toContain('Pass until someone shoots');
  const touched = ribbon(late().look('0', 0), '0');
  expect(touched).toContain('>Pass<');
  expect(touched).not.toContain('Passing for you');
  const shy = late();
  shy.expect(shy.play('0', 'setAutoPass', 'untilShot'));
  expect(ribbon(shy.look('3', 0), '0')).toContain('Pass until someone shoots');
});

test('the window at the end of a turn says what happened', () => {
  const hands = { '0': ['coffee' as const], '1': ['wiretap' as const] };
  const title = (match: Match, seat: string) => /<h2[^>]*>(.*?)<\/h2>/.exec(ribbon(match, seat))?.[1];
  const look = aMatch({ hands }).look('1', 1).to('endTurn');
  expect(['0', '1', '2'].map((seat) => title(look, seat))).toEqual([
    'You looked at P1’s card 2.',
    'P0 looked at your card 2.',
    'P0 looked at P1’s card 2.',
  ]);
  const arm = aMatch({ hands }).declare({ action: 'arm', revealSlot: 0, aimAt: '2' }).to('endTurn');
  expect(['0', '2'].map((seat) => title(arm, seat))).toEqual(['You aim at P2.', 'P0 aims at you.']);
  const shot = aMatch({ hands, guns: { '0': '2' } })
    .shoot()
    .to('endTurn');
  expect(['0', '1'].map((seat) => title(shot, seat))).toEqual(['You shot P2.', 'P0 shot P2.']);
  const equip = aMatch({ hands }).declare({ action: 'equip' }).to('endTurn');
  expect(title(equip, '1')).toBe('P0’s turn is ending.');
});

test('the board shows only an open reaction window', () => {
  expect(ribbon(aMatch(), '0')).toBe('');
});

test('spectators and eliminated players see reaction windows without buttons', () => {
  const table = aMatch({ hands: { '0': ['coffee'] }, out: ['3'] }).look('1', 0);
  for (const seat of ['3', null]) {
    expect(ribbon(table, seat)).toContain('P0 wants to look at P1’s card 1.');
    expect(ribbon(table, seat)).not.toContain('<button');
  }
});

function sheet(table: Match, seat: string, part: Partial<ReturnType<typeof propsOf>> = {}): string {
  const props = { ...propsOf(table, seat), ...part };
  return markup(<EquipmentSheet {...props} open onClose={close} />, props);
}

test('an equipment card lists legal targets first', () => {
  const shown = sheet(aMatch({ hands: { '0': ['k9_unit'] }, guns: { '2': '3' } }), '0');
  expect(shown).toContain(EQUIPMENT_TEXT.k9_unit.effect);
  expect(shown.match(/aria-disabled="false"/g)).toHaveLength(1);
  expect([...shown.matchAll(/data-coach="target:(\d)"/g)].map(([, seat]) => seat)).toEqual(['2', '0', '1', '3', '4']);
  expect(shown.match(/No gun/g)).toHaveLength(4);
  const taser = sheet(aMatch({ hands: { '0': ['taser'] }, guns: { '3': '2' } }), '0');
  expect(taser).toMatch(/target:3".*target:0"[^>]*aria-disabled="true".*That’s you.*No gun/);
});

test('officers with a legal card are listed first', () => {
  const shown = sheet(aMatch({ hands: { '0': ['wiretap'] }, out: ['2'], actives: { '1': ['disguise'] } }), '0');
  const names = [...shown.matchAll(/aria-label="(P\d), card 1/g)].map(([, name]) => name);
  expect(names).toEqual(['P3', 'P4', 'P0', 'P1', 'P2']);
});

test('an unusable equipment card says what is missing', () => {
  expect(sheet(aMatch({ hands: { '0': ['riot_shield'] } }), '0')).toContain(
    'You can’t use it now, only when someone shoots.',
  );
  expect(sheet(aMatch({ hands: { '0': ['k9_unit'] } }), '0')).toContain('it needs an officer with a gun.');
});

test('the coach finds an equipment card in its sheet', () => {
  const shown = sheet(aMatch({ hands: { '0': ['k9_unit'] } }), '0');
  expect(shown).toContain('data-coach="hand" data-secret="shown"');
  expect(shown.match(/data-coach="auto-pass"/g)).toHaveLength(1);
});

test('the coach can point at the button that cancels a draw', () => {
  const props = propsOf(aMatch(), '0');
  const flow = { flow: { move: 'equip', draft: [], picked: undefined }, ask: { kind: 'send' } } as object as FlowState;
  const shown = markup(<Prompt view={props.view} seat="0" names={String} flow={flow} />, props);
  expect(shown).toContain('data-coach="cancel:equip"');
  expect(shown).toContain('data-coach="draw"');
  expect(shown).not.toContain('data-coach="confirm"');
});

test('the sheet shows the coach’s reason against a card', () => {
  const table = aMatch({ hands: { '0': ['k9_unit'] }, guns: { '2': '3' } });
  const refuses = (move: string) => (move === 'useEquipment' ? 'Keep it for now.' : null);
  const shown = sheet(table, '0', { legal: coachedLegality(propsOf(table, '0').legal, refuses) });
  expect(shown).toContain('Keep it for now.');
  expect(shown).not.toContain('pick this officer');
});

test('a shared screen does not show the player’s equipment', () => {
  changeSettings({ screenShare: true });
  const table = aMatch({ hands: { '0': ['k9_unit'] }, guns: { '2': '3' } }).look('1', 0);
  const props = propsOf(table, '0');
  const shown = markup(<EquipmentSheet {...props} open onClose={close} />, props) + ribbon(table, '0');
  expect(shown).not.toContain(EQUIPMENT_TEXT.k9_unit.name);
  expect(shown).not.toContain('data-secret');
});

test('only a player with two equipment cards is asked which to keep', () => {
  const table = aMatch({ hands: { '0': ['coffee'] }, deck: ['taser', 'wiretap'] });
  table.declare({ action: 'equip' }).allPass();
  table.expect(table.play('0', 'chooseCard', 0));
  expect(table.G.phase).toBe('choose');
  const shown = (seat: string) => {
    const props = propsOf(table, seat);
    return markup(<DiscardSheet {...props} />, props);
  };
  expect(shown('0')).toContain('Keep the right one');
  expect(shown('0')).not.toMatch(/Coffee|Wiretap/);
  expect(shown('1')).toBe('');
});

test('a wounded leader reads why the hand has a second card', () => {
  const cards = { '1': 'AHC' };
  const table = aMatch({ cards, guns: { '0': '1' }, hands: { '1': ['coffee'] }, deck: ['taser', 'wiretap'] }).shoot();
  table.allPass();
  expect(table.G.choices).toEqual([{ kind: 'discard', seat: '1' }]);
  const props = propsOf(table, '1');
  expect(markup(<DiscardSheet {...props} />, props)).toContain('A wounded leader draws a card, so you have two.');
});

test('the reason against an equipment card is above its rules', () => {
  const shown = sheet(aMatch({ hands: { '0': ['riot_shield'] } }), '0');
  expect(shown.indexOf('only when someone shoots')).toBeLessThan(shown.indexOf(EQUIPMENT_TEXT.riot_shield.effect));
});

test('covered field notes do not depend on what was seen', () => {
  const cards = { '0': 'AHC', '1': 'KCC' };
  const [one, other] = [aMatch({ cards }).look('1', 0), aMatch({ cards: { '0': 'AHC', '1': 'HKC' } }).look('1', 0)];
  expect(notes(one, '0')).toBe(notes(other, '0'));
  expect(notes(one, '0')).not.toMatch(/Known crooked|Leans|leader|for your eyes only/);
  expect(notes(one, '2')).toContain('Seen by P0');
});

test('a card held open looks the same for every face', () => {
  const faces = ['honest', 'crooked', 'agent', 'kingpin'] as const;
  const props = propsOf(aMatch(), '0');
  const frames = faces.map((face) =>
    markup(<IntegrityCard slot={0} open={null} secret={face} />, props)
      .replace(/ d="[^"]+"| stroke-width="\d+"/gi, '')
      .replaceAll(/Honest|Crooked|Agent|Kingpin|data-initial="[HCAK]"/g, ''),
  );
  expect(new Set(frames).size).toBe(1);
});

const LatestShot = (props: ReturnType<typeof propsOf>) => <Shot {...props} shots={useShots(props)} />;

test('a shot gets its own screen', () => {
  const table = aMatch({ cards: { '0': 'HCC', '1': 'HHC' }, guns: { '0': '1' } }).shoot();
  const props = propsOf(table, '2');
  const shown = markup(<LatestShot {...props} />, props);
  expect(shown).toContain('<b>P0</b> shoots <b>P1</b>');
  expect(shown).not.toMatch(/Not a leader|face up/);
  const seenBy = (seat: string) => markup(<LatestShot {...propsOf(table, seat)} />, propsOf(table, seat));
  expect(seenBy('0')).toContain('<b>You</b> shoot <b>P1</b>');
  expect(seenBy('1')).toContain('<b>P0</b> shoots <b>you</b>');
  const later = { ...props, now: () => table.now + 60_000 };
  expect(markup(<LatestShot {...later} />, later)).toBe('');
});

test('the last screen lists the winners first', () => {
  const cards = { '0': 'AHC', '1': 'K*HC', '2': 'HHC', '3': 'CCH', '4': 'HHH' };
  const table = aMatch({ players: 6, cards, guns: { '0': '1' }, actives: { '2': ['planted_evidence'] } }).shoot();
  const props = propsOf(table, '3');
  const shown = markup(<CaseClosed {...props} />, props);
  expect(shown).toContain('The honest officers win.');
  expect(shown).toContain('P0 finished off P1, the Kingpin, on turn 1.');
  expect(shown).toContain('Was honest, turned crooked by Planted Evidence');
  expect(shown).toContain('Held the Kingpin');
  expect(shown.lastIndexOf('>Wins<')).toBeLessThan(shown.indexOf('Held the Kingpin'));
});

test('no cards are turned up after a stopped match', () => {
  const props = {
    ...propsOf(aMatch({ cards: { '0': 'AHC' } }), '0'),
    outcome: { winners: [], reason: 'ended', cancelled: true as const },
  };
  const shown = markup(<CaseClosed {...props} />, props);
  expect(shown).toContain('It doesn’t count.');
  expect(shown).not.toMatch(/Agent|Wins|Turning points/);
});

test('the replay shows what its viewer knew at that time', () => {
  const table = aMatch({ cards: { '0': 'AHC', '1': 'KCC' } }).look('1', 0);
  const { people } = propsOf(table, '0');
  const seen = (eyes: string | 'open') => {
    const props = propsOf(table, eyes === 'open' ? null : eyes);
    return markup(<Moment view={props.view} step={null} eyes={eyes} people={people} />, props);
  };
  expect(seen('0')).toContain('Kingpin, for your eyes only');
  expect(seen('2')).not.toContain('Kingpin');
  expect(seen('open')).not.toMatch(/for your eyes only/);
});

test('the covered private card has the same markup for all faces', () => {
  const table = aMatch();
  const faces = table.G.seats.map((seat) => {
    const props = propsOf(table, seat);
    return markup(<SecretCard {...props} />, props);
  });
  const tags = faces.map((face) =>
    face.replaceAll(/>[^<]*</g, '><').replaceAll(/(aria-label|data-initial| d|stroke-width)="[^"]*"/g, ''),
  );
  expect(new Set(faces).size).toBeGreaterThan(1);
  expect(new Set(tags).size).toBe(1);
});

test('a window fills a private screen until its player answers', () => {
  const table = aMatch({ hands: { '0': ['coffee'] }, guns: { '1': '2' }, active: '1' }).shoot();
  const screen = () => {
    const props = propsOf(table, '0');
    const Frame = ({ parts }: PrivateFrameProps) => <p>{parts.asks ? 'asks' : 'rests'}</p>;
    const privateScreen = { Frame, sentence: '', label: '', card: null };
    return renderToStaticMarkup(
      <BoardContext value={testContext(props, { privateScreen })}>
        <Board {...props} />
      </BoardContext>,
    );
  };
  expect(screen()).toContain('asks');
  table.play('0', 'pass', table.G.window);
  expect(table.view('0').waitingFor).toContain('0');
  expect(screen()).toContain('rests');
});

test('the board says whose cards Evidence Bag can move', () => {
  const table = aMatch({
    hands: { '0': ['evidence_bag'], '1': ['taser'] },
    actives: { '0': ['coffee'], '2': ['disguise'] },
  });
  const props = propsOf(table, '0');
  const shown = markup(<EquipmentSheet {...props} open onClose={close} />, props);
  for (const words of ['Whose equipment moves?', 'P1’s card in hand', 'Your Coffee', 'P2’s Disguise'])
    expect(shown).toContain(words);
});

test('the heading of a list of targets has at most two lines', () => {
  for (const { targets } of Object.values(EQUIPMENT_TEXT))
    for (const heading of targets) expect(heading.length, heading).toBeLessThanOrEqual(72);
});
