import { must } from '../shared/must';
import { atMapRoom, inStep, plays, truthOf } from './covert';
import { POINTS, SCRIPT, SEED } from './covert-script';
import { expect, test } from './journey';

const NAMES = ['Ines', 'Mara'];

for (const [how, size] of [
  ['at desks', { width: 1440, height: 900 }],
  ['on phones', { width: 390, height: 844 }],
] as const) {
  test.describe(how, () => {
    test.use({ seed: SEED });

    test(`two play a whole game ${how}: a code, a flight, Espionage and First`, async ({ server, device }) => {
      test.setTimeout(900_000);
      const room = await atMapRoom({ server, device }, NAMES, { size });
      await inStep(room);
      for (const [at, line] of SCRIPT.entries()) {
        await test.step(`${at} ${JSON.stringify(line)}`, () => plays(room, line));
      }
      const { outcome, phase } = await truthOf(server, room.code);
      expect(phase).toBe('over');
      expect(must(outcome).points).toEqual(POINTS);
      for (const page of room.phones) {
        await expect(page.getByRole('list', { name: 'The result' }).getByRole('listitem').first()).toContainText(
          String(Math.max(...Object.values(POINTS))),
        );
      }
    });
  });
}
