import { coverBlownPlayer } from '../drivers/coverblown/listens';
import { covertPlayer } from '../drivers/covert/listens';
import { covertQuesPlayer } from '../drivers/covertques/listens';
import { goodCopPlayer } from '../drivers/goodcopbadcop/listens';
import { skipIntroduction } from '../drivers/journey';
import { hurryBots, openTable, type Player, playThrough, tryWithBots } from '../drivers/listener/play';
import type { Screen } from './screen';
import { looksRight } from './shots';
import { LAPTOP, PHONE, test } from './test';

interface Match {
  title: string;
  player: () => Player;
  seed: string;
  sitDown(hands: Screen): Promise<void>;
}

const MATCHES: readonly Match[] = [
  {
    title: 'Cover Blown!',
    player: coverBlownPlayer,
    seed: 'heard',
    sitDown: (hands) => tryWithBots(hands, 'Cover Blown!'),
  },
  {
    title: 'Covert Ques',
    player: covertQuesPlayer,
    seed: 'heard',
    sitDown: (hands) => tryWithBots(hands, 'Covert Ques'),
  },
  {
    title: 'Good Cop Bad Cop',
    player: goodCopPlayer,
    seed: 'heard at the precinct',
    async sitDown(hands) {
      await tryWithBots(hands, 'Good Cop Bad Cop');
      await hurryBots(hands);
    },
  },
  {
    title: 'Covert',
    player: covertPlayer,
    seed: 'heard',
    async sitDown(hands) {
      await hands.driver.run(`(${skipIntroduction})()`);
      await openTable(hands, 'Ines', 'Covert');
      await hurryBots(hands);
    },
  },
];

for (const { title, player, seed, sitDown } of MATCHES)
  for (const size of [PHONE, LAPTOP])
    test.describe(() => {
      test.use({ seed });

      test(
        `${title}: a whole match can be played by clicks at ${size.width}x${size.height}`,
        { tag: size === LAPTOP ? '@laptop' : [] },
        async ({ server, visit }, testInfo) => {
          const page = await visit(size);
          await sitDown(page);
          await page.hear('the table', (tree) => tree.find('button', 'Menu') ?? tree.find('dialog', /incoming call$/));
          await looksRight(page, 'table', testInfo);
          await playThrough(page, server, player());
          await looksRight(page, 'end', testInfo);
        },
      );
    });
