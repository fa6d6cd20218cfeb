import { must } from '#shared/must.ts';
import {
  answer,
  examine,
  goOn,
  hangUp,
  investigate,
  look,
  ofDock,
  onTheLine,
  ringing,
  takeFirstCall,
  tokenName,
  truthOf,
  VERDICT_MS,
  verdict,
  wrongPair,
} from '../drivers/coverblown';
import { expect, holding, test } from '../drivers/journey';
import { gather, startMatch } from '../drivers/room';

test('three phones play from the home page to the verdict', async ({ server, device }) => {
  const phones = [await device(), await device(), await device()];
  const [ines, mara, otis] = [must(phones[0]), must(phones[1]), must(phones[2])];
  const code = await gather(phones, ['Ines', 'Mara', 'Otis']);
  await expect(ines.getByText('3 of 5 seats')).toBeVisible();
  await startMatch(ines);

  // All phones ring. While his phone rings and during the call, Otis reloads the page, as if his screen had been
  // locked.
  for (const phone of phones) await expect(ringing(phone)).toBeVisible();
  await otis.reload();
  await expect(ringing(otis)).toBeVisible();
  const { secret, players } = await truthOf(server, code);
  for (const [seat, phone] of phones.entries()) {
    await answer(phone);
    const contact = tokenName(must(players[seat]).contact);
    await expect(onTheLine(phone).getByText(contact)).toHaveCount(0);
    await holding(phone, look(phone), () =>
      expect(onTheLine(phone).getByText(contact).filter({ visible: true })).not.toHaveCount(0),
    );
    await expect(onTheLine(phone).getByText(contact)).toHaveCount(0);
  }
  await otis.reload();
  await expect(onTheLine(otis)).toBeVisible();
  for (const phone of phones) await hangUp(phone);

  await investigate(mara, 'A suspect');
  await answer(mara);
  await hangUp(mara);
  await expect(ines.getByRole('button', { name: /^Mara.*Called/ })).toBeVisible();
  await mara.reload();
  await mara.getByRole('tab', { name: 'My calls' }).click();
  const heard = mara.getByRole('list', { name: 'My calls' });
  await expect(heard.getByRole('listitem')).toHaveCount(2);
  await expect(heard.getByRole('listitem').first()).toContainText(/Monday.*not read yet/s);
  // The list says where the call is, and the cover says which call is under it.
  await heard.getByRole('button', { name: 'Read: Monday' }).click();
  await expect(heard.getByRole('listitem').first()).toContainText('on the card: hold it to read');
  const card = mara.getByRole('button', { name: 'Hold to look: Monday' });
  await expect(card).toBeInViewport({ ratio: 1 });
  await holding(mara, card, () => expect(mara.getByText('Monday, suspects')).toBeVisible());
  await mara.getByRole('tab', { name: 'Board' }).click();

  const [suspect, weapon] = wrongPair(await truthOf(server, code));
  await examine(ines, suspect, weapon);
  await Promise.all(phones.map((phone) => expect(verdict(phone)).toHaveText('Wrong')));
  for (const phone of phones) await goOn(phone, 'Tuesday begins');
  await expect(ofDock(otis, new RegExp(`^${tokenName(suspect)}.*Cleared`))).toBeVisible();

  await expect(otis.getByText('Tuesday begins once the verdict is read.')).toBeVisible();
  for (const name of [/^Call(?!s)/, /^Claim/, /^Examine/, /^Shoot/])
    await expect(ofDock(otis, name)).toHaveAttribute('aria-disabled', 'true');
  await server.pass(VERDICT_MS);
  await expect(otis.getByText('Tuesday: see if your cover is blown, then call.')).toBeVisible();
  for (const [seat, phone] of phones.entries()) {
    const cover = must(players[seat]).contact === suspect ? 'Your cover’s blown.' : 'Your cover holds.';
    const strip = phone.getByRole('button', { name: 'Hold to look: is your cover blown?' });
    await holding(phone, strip, async () => {
      const words = phone.getByText(cover);
      await expect(words).toBeVisible();
      const cut = await words.locator('..').evaluate((face) => face.scrollHeight - face.clientHeight);
      expect(cut, 'px of the answer out of view').toBeLessThanOrEqual(0);
    });
  }
  await expect(otis.getByText('Tuesday: call your contact, or examine.')).toBeVisible();
  await examine(mara, secret.murderer, secret.weapon);
  await Promise.all(phones.map((phone) => expect(verdict(phone)).toHaveText('Correct')));
  for (const phone of phones) await goOn(phone, 'Open the case file');
  for (const phone of phones) {
    await expect(phone.getByRole('heading', { name: 'Honest cops win' })).toBeVisible();
    const file = phone.getByRole('region', { name: 'Everything revealed' });
    for (const [seat, name] of ['Ines', 'Mara', 'Otis'].entries()) {
      const { role, contact } = must(players[seat]);
      const cop = file.getByRole('listitem').filter({ hasText: name });
      await expect(cop).toContainText(role === 'honest' ? 'Honest' : 'Dirty');
      await expect(cop).toContainText(tokenName(contact));
    }
  }

  const before = must(ines.viewportSize());
  await ines.setViewportSize({ width: 1366, height: 650 });
  await expect(ines.getByRole('button', { name: 'Again' })).toBeInViewport({ ratio: 1 });
  await ines.setViewportSize({ width: 390, height: 844 });
  // The page says once who examined which pair, and the replay repeats it.
  const pair = must(await ines.getByRole('heading', { level: 1, name: /Case closed\.$/ }).innerText()).split('. ')[0];
  await expect(ines.getByText(must(pair))).toHaveCount(1);
  await expect(ines.locator(`[data-token="${secret.murderer}"]`)).toHaveCount(2);
  await ines.setViewportSize(before);

  // Show the replay as seen by Otis, who knew less than the others.
  const slider = otis.getByRole('slider', { name: 'Replay' });
  // The steps of the replay are the public events: a call, an examination, the beginning of Tuesday, another
  // examination.
  const last = 4;
  await expect(slider).toHaveAttribute('max', String(last));
  await expect(slider).toHaveValue(String(last));
  await otis.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(slider).toHaveValue(String(last - 1));
  await otis.getByRole('radio', { name: 'Otis' }).check({ force: true });
  await expect(otis.getByRole('region', { name: 'What Otis knew' })).toContainText(
    tokenName(must(players[2]).contact).split(' ').at(-1) ?? '',
  );
  await otis.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(slider).toHaveValue(String(last));

  await ines.getByRole('button', { name: 'Again' }).click();
  for (const phone of phones) await takeFirstCall(phone);
  await expect(otis.getByRole('list', { name: 'The week' })).toContainText('Today');
});
