import { coverBlownPlayer } from '../drivers/coverblown/listens';
import { covertQuesPlayer } from '../drivers/covertques/listens';
import { playThrough, tryWithBots } from '../drivers/listener/play';
import { looksRight } from './shots';
import { PHONE, test } from './test';

const PLAYERS = { 'Cover Blown!': coverBlownPlayer, 'Covert Ques': covertQuesPlayer };

test.use({ seed: 'heard' });

for (const [title, player] of Object.entries(PLAYERS))
  test(`${title}: a whole match by clicks on a phone`, async ({ server, visit }, testInfo) => {
    const page = await visit(PHONE);
    await tryWithBots(page, title);
    await page.hear('the table', (tree) => tree.find('button', 'Menu') ?? tree.find('dialog', /incoming call$/));
    await looksRight(page, 'table', testInfo);
    await playThrough(page, server, player());
    await looksRight(page, 'end', testInfo);
  });
