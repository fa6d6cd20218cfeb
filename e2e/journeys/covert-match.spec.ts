import type { TestServer } from '#server/testing/index.ts';
import { must } from '#shared/must.ts';
import { plays } from '../drivers/covert/hands';
import { atMapRoom, truthOf } from '../drivers/covert/match';
import { POINTS, SCRIPT, SEED } from '../drivers/covert/script';
import { expect, test } from '../drivers/journey';

const NAMES = ['Ines', 'Mara'];

/** Returns the codes in the public log. For the use of an ability, the name of the ability is added. */
async function happened(server: TestServer, code: string): Promise<string[]> {
  const { match } = await server.room(code);
  const facts = await server.store.publicLog(must(match).id);
  return facts.map(({ code: what, facts }) =>
    what === 'used' ? `used ${(facts as { ability: string }).ability}` : what,
  );
}

const DESK = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

test.use({ seed: SEED });

test('two players play a whole match on a desktop and a phone', async ({ server, device }) => {
  test.setTimeout(900_000);
  const room = await atMapRoom({ server, device }, NAMES, { sizes: [DESK, PHONE] });
  for (const [at, line] of SCRIPT.entries()) {
    await test.step(`${at} ${JSON.stringify(line)}`, () => plays(room, line));
  }
  const facts = await happened(server, room.code);
  for (const what of ['broke-code', 'flew', 'espionage', 'used first']) expect(facts).toContain(what);
  const { outcome, phase } = await truthOf(server, room.code);
  expect(phase).toBe('over');
  expect(must(outcome).points).toEqual(POINTS);
  for (const page of room.phones) {
    await expect(page.getByRole('list', { name: 'The result' }).getByRole('listitem').first()).toContainText(
      String(Math.max(...Object.values(POINTS))),
    );
  }
});
