import type { Page } from '@playwright/test';
import { ROLE_NAMES, refusals } from '#games/covertques/text.ts';
import { must } from '#shared/must.ts';
import {
  atOffice,
  castVote,
  claimButton,
  confirmation,
  envelope,
  face,
  faces,
  feed,
  giveHint,
  hintAll,
  hintField,
  holdFace,
  lockButton,
  memo,
  order,
  ownCard,
  ownSide,
  passButton,
  plate,
  readyAll,
  readyButton,
  refusal,
  seenButton,
  theCount,
  timeOut,
  truthOf,
  voteAll,
} from '../drivers/covertques';
import { expect, holding, test } from '../drivers/journey';
import { gather, pickGame, startMatch } from '../drivers/room';
import { drawn, keepSlips } from '../drivers/table';

const NAMES = ['Ines', 'Mara', 'Otis', 'Wren', 'Juno'];
const refused = (code: keyof typeof refusals) => refusals[code];
const nameAt = (seat: string) => must(NAMES[Number(seat)]);
const points = (page: Page, name: string) => memo(page).getByRole('row').filter({ hasText: name });

test('five phones play until the insiders find each other', async ({ server, device }) => {
  const phones: Page[] = [];
  for (const _ of NAMES) phones.push(await device());
  const at = (seat: string) => must(phones[Number(seat)]);
  const host = at('0');
  const code = await gather(phones, NAMES);
  await pickGame(host, 'Covert Ques');
  await expect(host.getByText('5 of 12 seats')).toBeVisible();
  await startMatch(host, 'Covert Ques');

  // Night: everyone has an envelope. No page contains the envelope's content until the envelope is held.
  for (const phone of phones) await expect(envelope(phone)).toBeVisible();
  const truth = await truthOf(server, code);
  for (const [seat, phone] of phones.entries()) {
    const role = must(truth.roles[seat]);
    const isReader = role === 'hacker' || role === 'admin';
    expect(await phone.content()).not.toContain(`>${ROLE_NAMES[role]}<`);
    await holding(phone, envelope(phone), async () => {
      await expect(phone.getByRole('heading', { name: ROLE_NAMES[role], exact: true })).toBeVisible();
      const shown = await phone.getByRole('status').filter({ hasText: ROLE_NAMES[role] }).innerText();
      for (const word of truth.confidential) expect(shown.includes(word)).toBe(isReader);
    });
    await expect(phone.getByRole('heading', { name: ROLE_NAMES[role], exact: true })).toHaveCount(0);
  }
  for (const phone of phones) await seenButton(phone).click();
  for (const phone of phones) await expect(order(phone)).toBeVisible();

  // Round 1: the Admin gives the first hint, and the others follow clockwise, all on their own phones.
  const [hacker, admin, users] = [truth.the('hacker'), truth.the('admin'), truth.all('user')];
  const [first, second, third] = [must(users[0]), must(users[1]), must(users[2])];
  await giveHint(at(admin), 'a slow morning');
  for (const phone of phones) await expect(feed(phone).getByText('a slow morning')).toBeVisible();
  for (let step = 1; step < 5; step++) {
    const seat = String((Number(admin) + step) % 5);
    await expect(at(seat).getByText(/^Your turn\./)).toBeVisible();
    await giveHint(at(seat), `number ${step}`);
  }
  for (const phone of phones) await expect(feed(phone).getByText('number 4')).toBeVisible();
  // The discussion shows all hints of five players without scrolling.
  await expect(readyButton(host)).toBeVisible();
  await expect.poll(() => feed(host).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  for (const phone of phones) await readyButton(phone).click();

  // Three of the five players vote against a User, and the others skip.
  for (const seat of [hacker, admin, second]) await castVote(at(seat), nameAt(first));
  for (const seat of [first, third]) await castVote(at(seat), 'Skip');
  for (const phone of phones) await expect(theCount(phone)).toBeVisible();
  await server.pass(3_000);
  for (const phone of phones) {
    const result = phone === at(first) ? 'You were only a User.' : `${nameAt(first)} was only a User.`;
    await expect(phone.getByRole('heading', { name: result })).toBeVisible();
  }
  await server.pass(5_000);
  for (const phone of phones) await expect(faces(phone)).toBeVisible();
  await server.pass(10_000);

  // Round 2: the User who was voted out can only talk and vote.
  const out = at(first);
  await expect(out.getByText(/^You were voted out\./)).toBeVisible();
  await expect(hintField(out)).toHaveCount(0);
  await out.getByRole('button', { name: 'Predict the winner' }).click();
  const prediction = out.getByRole('dialog', { name: 'Who wins?' });
  await prediction.getByRole('button', { name: 'the insiders' }).click();
  await prediction.getByRole('button', { name: 'Seal it' }).click();
  await expect(out.getByText('Sealed: a win for the insiders.')).toBeVisible();
  await expect(order(out).getByRole('listitem').last()).toContainText(nameAt(first));
  await hintAll(server, code, hacker);
  await expect(readyButton(out)).toBeVisible();
  for (const phone of phones) await readyButton(phone).click();
  for (const phone of phones) await expect(lockButton(phone)).toBeVisible();
  await expect(plate(at(second), nameAt(first))).toHaveCount(0);
  await castVote(out, nameAt(second));
  await castVote(at(second), nameAt(third));
  await voteAll(
    server,
    code,
    NAMES.map((_, seat) => ([first, second].includes(String(seat)) ? undefined : null)),
  );
  await server.pass(3_000);
  await expect(host.getByRole('heading', { name: 'Nobody was voted out.' })).toBeVisible();
  await server.pass(5_000);

  // The Admin holds the Hacker's face.
  await expect(face(at(admin), nameAt(first))).toBeDisabled();
  const named = `${nameAt(admin)} named ${nameAt(hacker)}.`;
  await holdFace(at(admin), nameAt(hacker), () =>
    expect(at(admin).getByRole('heading', { name: named })).toBeVisible(),
  );
  await expect(out.getByText(`The code word was ${truth.code}.`)).toBeVisible();
  for (const phone of phones) {
    await expect(phone.getByRole('heading', { name: 'The insiders got away.' })).toBeVisible();
    await expect(memo(phone)).toContainText(truth.code);
    await expect(points(phone, nameAt(hacker))).toContainText('Hacker+33');
    await expect(points(phone, nameAt(admin))).toContainText('Admin+33');
    await expect(points(phone, nameAt(third))).toContainText('User+11');
    // One point for finishing the match, and points for correct predictions.
    await expect(points(phone, nameAt(first))).toContainText('User+22');
    await expect(phone.getByText('would win. Right!').last()).toBeVisible();
  }

  // A guest's disabled button is as high as the others.
  const ends = must(phones[1]).getByRole('button', { name: /^(Share|Play again)$/ });
  await expect(ends).toHaveCount(2);
  const heights = await ends.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(heights[0]).toBe(heights[1]);

  // The next match has a different topic, and the points of the first match are kept.
  await host.getByRole('button', { name: 'Again' }).click();
  for (const phone of phones) await expect(envelope(phone)).toBeVisible();
  expect((await truthOf(server, code)).topic).not.toBe(truth.topic);
});

test('five phones play until the Hacker is voted out', async ({ server, device }) => {
  const { code, phones } = await atOffice({ server, device }, NAMES, { step: 'vote' });
  const at = (seat: string) => must(phones[Number(seat)]);
  const truth = await truthOf(server, code);
  const [hacker, admin, users] = [truth.the('hacker'), truth.the('admin'), truth.all('user')];
  const [first, second, third] = [must(users[0]), must(users[1]), must(users[2])];
  for (const seat of [first, second, admin]) await castVote(at(seat), nameAt(hacker));
  await castVote(at(hacker), nameAt(third));
  for (const phone of phones) await expect(theCount(phone)).toHaveCount(0);
  await castVote(at(third), nameAt(first));
  await server.pass(3_000);
  await Promise.all(
    phones.map(async (phone) => {
      const shown = phone === at(hacker) ? 'You were the Hacker.' : `${nameAt(hacker)} was the Hacker.`;
      await expect(phone.getByRole('heading', { name: shown })).toBeVisible();
      await phone
        .getByRole('button', { name: 'See the results' })
        .click({ timeout: 3_000 })
        .catch(() => undefined);
      await expect(phone.getByRole('heading', { name: 'The Hacker was caught.' })).toBeVisible();
    }),
  );
  for (const [seat, says] of [
    [first, 'User+33'],
    [second, 'User+33'],
    [third, 'User+33'],
    [admin, 'Admin+11'],
    [hacker, 'Hacker+11'],
  ] as const)
    await expect(points(at(third), nameAt(seat))).toContainText(says);

  // The replay of a User shows no secrets before the end.
  const page = at(third);
  const slider = page.getByRole('slider', { name: 'Replay' });
  await page.getByRole('radio', { name: nameAt(third) }).check({ force: true });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(page.getByText('Before the first move.')).toBeVisible();
  const moment = page.getByRole('region', { name: `What ${nameAt(third)} knew` });
  await expect(moment).toContainText('Sealed');
  await expect(moment).not.toContainText(truth.code);
  await page.getByRole('radio', { name: nameAt(hacker) }).check({ force: true });
  await expect(page.getByRole('region', { name: `What ${nameAt(hacker)} knew` })).toContainText(truth.code);
});

test('the skip button moves the focus to the step’s controls', async ({ server, device }) => {
  const { code, phones } = await atOffice({ server, device }, NAMES, { step: 'night', devices: 1 });
  const page = must(phones[0]);
  const skip = async () => {
    await page.getByRole('button', { name: 'Skip to your actions' }).focus();
    await page.keyboard.press('Enter');
  };
  await expect(envelope(page)).toBeVisible();
  await skip();
  await expect(envelope(page)).toBeFocused();
  await timeOut(server, code);
  await expect(hintField(page)).toBeVisible();
  await skip();
  await expect(hintField(page)).toBeFocused();
  await hintAll(server, code);
  await expect(readyButton(page)).toBeVisible();
  await skip();
  await expect(readyButton(page)).toBeFocused();
  await readyAll(server, code);
  await expect(lockButton(page)).toBeVisible();
  await skip();
  await expect(plate(page, 'Mara').getByRole('radio')).toBeFocused();
  await castVote(page, 'Mara');
  await skip();
  await expect(page.getByRole('button', { name: /^Sealed/ })).toBeFocused();
  await timeOut(server, code);
  await server.pass(8_000);
  await expect(faces(page)).toBeVisible();
  await skip();
  await expect(passButton(page)).toBeFocused();
});

test('reloading the page at night changes no screen', async ({ server, device }) => {
  const { code, phones } = await atOffice({ server, device }, NAMES, { step: 'night' });
  const truth = await truthOf(server, code);
  const reader = must(phones[Number(truth.the('hacker'))]);
  const other = must(phones[Number(truth.the('user'))]);
  const readIt = () =>
    holding(reader, envelope(reader), () => expect(reader.getByText(truth.code).first()).toBeVisible());
  await readIt();
  await seenButton(reader).click();
  const noted = reader.getByRole('button', { name: 'Seen', exact: true });
  await expect(noted).toBeVisible();
  const before = await drawn(other);
  await reader.reload();
  await expect(noted).toBeVisible();
  expect(await reader.content()).not.toContain(truth.code);
  await readIt();
  expect(await drawn(other)).toEqual(before);
  const after = await truthOf(server, code);
  expect([after.deadline, after.roles, after.secret]).toEqual([truth.deadline, truth.roles, truth.secret]);
  // The night ends exactly at its deadline.
  await server.pass(must(truth.deadline) - server.clock.now() - 1);
  expect((await truthOf(server, code)).phase).toBe('night');
  await server.pass(1);
  for (const phone of [reader, other]) await expect(hintField(phone)).toBeVisible();
});

test('the reason for refusing a hint is shown only to its player', async ({ server, device }) => {
  const { code, phones } = await atOffice({ server, device }, NAMES);
  const truth = await truthOf(server, code);
  const hacker = must(phones[Number(truth.the('hacker'))]);
  const user = must(phones[Number(truth.the('user'))]);
  const others = phones.filter((phone) => phone !== hacker);
  for (const phone of phones) {
    await expect(hintField(phone)).toBeVisible();
    await expect(order(phone).getByText('Away')).toHaveCount(0);
  }
  const before = await Promise.all(others.map(drawn));
  for (const [hint, why] of [
    ['...', refused('invalid-hint')],
    ['one two three four', 'That’s four words. Use three at most.'],
    [
      `the ${truth.publicWord}s`,
      `“${truth.publicWord}s” counts as the public word, which nobody may say. Try another.`,
    ],
    [
      truth.code.toUpperCase(),
      `“${truth.code.toUpperCase()}” counts as the code word, which you may not say. Try another.`,
    ],
  ] as const) {
    await giveHint(hacker, hint);
    await expect(refusal(hacker)).toHaveText(why);
    await expect(hintField(hacker)).toHaveValue(hint);
  }
  expect(await Promise.all(others.map(drawn))).toEqual(before);

  // Users do not know the code word, so a User can give it as a hint by chance. No seat may then repeat this hint in
  // the same round.
  await giveHint(user, truth.code);
  await expect(feed(hacker).getByText(truth.code)).toBeVisible();
  await expect(user.getByText(/^Your hint is in\./)).toBeVisible();
  await expect(refusal(user)).toHaveCount(0);
  const { turn } = await truthOf(server, code);
  const next = must(phones[Number(turn)]);
  await giveHint(next, truth.code.toLowerCase());
  const repeated = `“${truth.code.toLowerCase()}” was already given by ${nameAt(truth.the('user'))} this round. Try another.`;
  await expect(refusal(next).filter({ hasText: repeated })).toBeVisible();
  // Markup in a hint is shown as plain text.
  await giveHint(next, '<b>bold</b> <img>');
  for (const phone of phones) await expect(feed(phone).getByText('<b>bold</b> <img>')).toBeVisible();
});

test('every tab shows the role while the cover is held', async ({ server, device }) => {
  const { code, phones } = await atOffice({ server, device }, NAMES, { step: 'hint' });
  const truth = await truthOf(server, code);
  const phone = must(phones[Number(truth.the('hacker'))]);
  for (const tab of ['Hints', 'Players', 'Notes', 'Log']) {
    await phone.getByRole('tab', { name: tab }).click();
    expect(await phone.content()).not.toContain(truth.code);
    await holding(phone, ownSide(phone), async () => {
      const open = phone.getByRole('status').filter({ hasText: 'Hacker' });
      await expect(open).toContainText('You’re with the insiders.');
      await expect(open).toContainText(truth.code);
      await expect(open).toBeInViewport({ ratio: 1 });
    });
    await expect(phone.getByText(truth.code)).toHaveCount(0);
  }
  await hintAll(server, code);
  await readyAll(server, code);
  await expect(ownSide(phone)).toBeVisible();
});

test('everyone sees who is suspected without losing the prompt', async ({ server, device }) => {
  const { phones } = await atOffice({ server, device }, NAMES, { step: 'discuss' });
  const [host, other] = [must(phones[0]), must(phones[1])];
  await claimButton(host).click();
  const choice = host.getByRole('group', { name: 'I suspect…' });
  await expect(choice.getByRole('button')).toHaveCount(4);
  await other.evaluate(keepSlips);
  await choice.getByRole('button', { name: 'Otis' }).click();
  await confirmation(host).getByRole('button', { name: 'Say it' }).click();
  const slip = other.locator('[data-slips] > div:visible');
  await expect(slip).toBeVisible();
  const word = other
    .locator('section')
    .filter({ has: other.getByText('Topic:') })
    .last();
  const kept = { word, prompt: other.getByText('Talk it over.'), hint: feed(other).getByRole('listitem').last() };
  for (const [width, height] of [
    [360, 640],
    [844, 390],
    [1366, 650],
  ] as const) {
    await other.setViewportSize({ width, height });
    const { x: left, y: top, width: broad, height: tall } = must(await slip.boundingBox());
    for (const [name, part] of Object.entries(kept)) {
      const box = must(await part.boundingBox());
      const isBeside = box.x >= left + broad || box.x + box.width <= left;
      const isClear = isBeside || box.y >= top + tall || box.y + box.height <= top;
      expect.soft(isClear, `the slip leaves the ${name} in sight at ${width}x${height}`).toBe(true);
    }
  }
  await expect(choice).toHaveCount(0);
  for (const phone of [host, other]) await expect(order(phone).getByText('Suspected by Ines')).toBeAttached();
  await claimButton(host).click();
  await expect(choice.getByRole('button')).toHaveCount(3);
});

test('no page contains a vote before the end of the 3-2-1 countdown', async ({ server, device }) => {
  const { code, phones } = await atOffice({ server, device }, NAMES, { step: 'vote' });
  const host = must(phones[0]);
  const heard: string[] = [];
  for (const phone of phones) await expect(lockButton(phone)).toBeVisible();
  for (const phone of phones) phone.on('websocket', () => heard.push('reconnected'));
  const { all } = await truthOf(server, code);
  const target = must(all('user').find((seat) => seat !== '0'));
  await castVote(host, nameAt(target));
  // The voter's choice is in the page only while the “Sealed” button is held.
  await expect(plate(host, nameAt(target)).getByRole('radio')).not.toBeChecked();
  const sealed = host.getByRole('button', { name: /^Sealed/ });
  await holding(host, sealed, () =>
    expect(host.getByRole('button', { name: `${nameAt(target)} Let go to hide it` })).toBeVisible(),
  );
  await expect(sealed).toBeVisible();
  await expect(must(phones[1]).getByRole('region', { name: 'Votes' })).toContainText('1/5');
  await voteAll(
    server,
    code,
    NAMES.map((_, seat) => (seat === 0 ? undefined : String(seat) === target ? '0' : target)),
  );
  await Promise.all(
    phones.map(async (phone) => {
      await expect(theCount(phone)).toBeVisible();
      await expect(phone.getByRole('region', { name: 'All votes' })).toHaveCount(0);
    }),
  );
  await server.pass(2_999);
  for (const phone of phones) await expect(theCount(phone)).toBeVisible();
  await server.pass(1);
  for (const phone of phones) {
    const votes = phone.getByRole('region', { name: 'All votes' });
    await expect(votes).toContainText('4 votes');
    await expect(votes).toContainText(nameAt(target));
  }
  expect(heard).toEqual([]);
});

test('in discovery, only naming the right player ends the match', async ({ server, device }) => {
  const { code, phones } = await atOffice({ server, device }, NAMES, { step: 'vote' });
  const at = (seat: string) => must(phones[Number(seat)]);
  const { the, all } = await truthOf(server, code);
  await timeOut(server, code);
  await server.pass(8_000);
  for (const phone of phones) {
    const keys = faces(phone).getByRole('button').filter({ hasNotText: 'Pass' });
    await expect(keys).toHaveCount(4);
    // Four faces fill two rows.
    const tops = await keys.evaluateAll((all) => all.map((key) => key.getBoundingClientRect().top));
    expect([tops[0], tops[2]]).toEqual([tops[1], tops[3]]);
    await expect(passButton(phone)).toBeVisible();
    await expect(faces(phone).getByRole('button', { disabled: true })).toHaveCount(0);
  }
  const [hacker, admin, user] = [the('hacker'), the('admin'), must(all('user')[0])];
  for (const seat of [user, admin]) {
    await holdFace(at(seat), nameAt(hacker), () =>
      expect(refusal(at(seat))).toContainText('Only the Hacker can name a player'),
    );
  }
  for (const phone of phones) await expect(faces(phone)).toBeVisible();
  for (const seat of ['0', '1', '2', '3', '4'].filter((one) => one !== user && one !== admin))
    await expect(refusal(at(seat))).toHaveCount(0);

  // Letting go before the ring has closed has no effect, even for the Hacker.
  await face(at(hacker), nameAt(user)).hover();
  await at(hacker).mouse.down();
  await at(hacker).mouse.up();
  await expect(faces(at(hacker)).locator('svg circle')).toHaveCount(0);
  expect((await truthOf(server, code)).phase).toBe('discovery');

  // The Hacker holds the wrong face, using the keyboard.
  await face(at(hacker), nameAt(user)).focus();
  await at(hacker).keyboard.down('Space');
  for (const phone of phones)
    await expect(phone.getByRole('heading', { name: 'The wrong person was named.' })).toBeVisible();
  await at(hacker).keyboard.up('Space');
  await expect(points(at(user), nameAt(user))).toContainText('User+33');
});

test('discovery ends early when all players have passed', async ({ server, device }) => {
  const { code, phones } = await atOffice({ server, device }, NAMES.slice(0, 3), { step: 'vote' });
  await timeOut(server, code);
  await server.pass(8_000);
  for (const [at, phone] of phones.entries()) {
    for (const other of phones.slice(at)) await expect(passButton(other)).toHaveText('Pass');
    await passButton(phone).click();
    if (at < phones.length - 1) await expect(passButton(phone)).toHaveText('You passed');
  }
  for (const phone of phones) await expect(order(phone)).toBeVisible();
});

test('another round begins if no player acts for ten seconds in discovery', async ({ server, device }) => {
  const { code, phones } = await atOffice({ server, device }, NAMES.slice(0, 3), { step: 'vote' });
  await timeOut(server, code);
  await server.pass(8_000);
  for (const phone of phones) await expect(face(phone, 'Nobody')).toBeVisible();
  await server.pass(9_999);
  expect((await truthOf(server, code)).phase).toBe('discovery');
  await server.pass(1);
  for (const phone of phones) {
    await expect(feed(phone).getByText('Silence: nobody was named')).toBeVisible();
    await expect(feed(phone).getByText(/^Round 2:/)).toBeVisible();
  }
});

test('a player can uncover the role and the code word from the Notes tab', async ({ server, device }) => {
  const { code, phones } = await atOffice({ server, device }, NAMES);
  const truth = await truthOf(server, code);
  const page = must(phones[Number(truth.the('admin'))]);
  await hintAll(server, code);
  await readyAll(server, code);
  await expect(lockButton(page)).toBeVisible();
  await page.getByRole('tab', { name: 'Notes' }).click();
  expect(await page.content()).not.toContain(truth.code);
  await holding(page, ownCard(page), () => expect(page.getByText(truth.code)).toBeVisible());
  await expect(page.getByText(truth.code)).toHaveCount(0);
});
