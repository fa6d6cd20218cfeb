import { coverBlownPlayer } from '../drivers/coverblown/listens';
import { covertPlayer } from '../drivers/covert/listens';
import { covertQuesPlayer } from '../drivers/covertques/listens';
import { goodCopPlayer } from '../drivers/goodcopbadcop/listens';
import { hurryBots, openTable, type Player, playThrough, tryWithBots } from '../drivers/listener/play';
import type { Screen } from './screen';
import { looksRight } from './shots';
import { LAPTOP, PHONE, test } from './test';

interface Game {
  title: string;
  player: () => Player;
  /** From the home page to the table. */
  sitDown(screen: Screen): Promise<void>;
}

const GAMES: readonly Game[] = [
  { title: 'Cover Blown!', player: coverBlownPlayer, sitDown: (screen) => tryWithBots(screen, 'Cover Blown!') },
  { title: 'Covert Ques', player: covertQuesPlayer, sitDown: (screen) => tryWithBots(screen, 'Covert Ques') },
  {
    title: 'Good Cop Bad Cop',
    player: goodCopPlayer,
    async sitDown(screen) {
      await tryWithBots(screen, 'Good Cop Bad Cop');
      await hurryBots(screen);
    },
  },
  {
    title: 'Covert',
    player: covertPlayer,
    async sitDown(screen) {
      await openTable(screen, 'Ines', 'Covert');
      await hurryBots(screen);
    },
  },
];

/** On a phone the parts of the table are tabs: a player with nothing to do opens each once before waiting. */
function throughTabs(player: Player): Player {
  let opened = 0;
  return {
    ...player,
    decide(tree) {
      const deed = player.decide(tree);
      const tabs = tree.all('tab', /./, { in: /^tablist Parts of the table/ });
      const next = tabs[(tabs.findIndex(({ isOn }) => isOn) + 1) % tabs.length];
      const isThrough = deed !== null || opened >= tabs.length;
      opened = isThrough ? 0 : opened + 1;
      return isThrough || !next ? deed : { press: next };
    },
  };
}

test.use({ seed: 'heard' });

for (const { title, player, sitDown } of GAMES)
  for (const [device, size] of Object.entries({ phone: PHONE, laptop: LAPTOP }))
    test(`${title}: a whole match by clicks on a ${device}`, async ({ server, visit }, testInfo) => {
      const page = await visit(size);
      await sitDown(page);
      await page.hear('the table', (tree) => tree.find('button', 'Menu') ?? tree.find('dialog', /incoming call$/));
      await looksRight(page, 'table', testInfo);
      await playThrough(page, server, device === 'phone' ? throughTabs(player()) : player());
      await looksRight(page, 'end', testInfo);
    });
