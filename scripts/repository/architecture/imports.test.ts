import { expect, test } from 'vitest';
import { importsOf, problemOf } from './imports';

const ALLOWED: [path: string, specifier: string][] = [
  ['games/one/rules/fine.ts', 'hush/game'],
  ['games/one/rules/fine.test.ts', '#shared/must.ts'],
  ['games/one/rules/fine.ts', '../content/secret/lines.json'],
  ['games/one/moves.ts', 'zod'],
  ['games/one/game.ts', 'boardgame.io/core'],
  ['games/one/board/Fine.tsx', '../legal'],
  ['games/one/board/Fine.tsx', './rules'],
  ['games/one/board/Fine.tsx', 'hush/board'],
  ['games/one/board/fine.test.ts', '#client/state/settings.ts'],
  ['games/one/board/fine.test.ts', '../testing'],
  ['games/one/rules/fine.test.ts', 'fast-check'],
  ['docs/examples/one/index.ts', 'hush/game'],
  ['docs/examples/one/rules/fine.ts', 'hush/game'],
  ['docs/examples/one/board/Fine.tsx', 'hush/board'],
  ['docs/examples/one/testing.ts', 'hush/testing'],
  ['games/index.ts', './one'],
  ['server/fine.ts', '#games/index.ts'],
  ['client/ui/Fine.tsx', '../state/settings'],
  ['client/board/fine.ts', '#shared/room/room.ts'],
  ['client/room/Fine.tsx', '../settings/SettingsSheet'],
  ['client/match/Fine.tsx', '../table/context'],
  ['client/dev/fine.ts', 'zod'],
  ['client/dev/Fine.tsx', '../match/MatchPage'],
  ['client/pages/Fine.tsx', '../match/MatchPage'],
  ['server/rooms/rooms.ts', '../log'],
  ['e2e/engines/playwright.config.ts', '../../playwright.config'],
  ['games/one/board/end/End.tsx', '../../legal'],
  ['games/one/rules/deal.test.ts', '#shared/must.ts'],
];

const FORBIDDEN: [path: string, specifier: string][] = [
  ['games/one/rules/evil.ts', '#games/two/rules/deal'],
  ['games/one/rules/evil.test.ts', '#games/two/testing.ts'],
  ['games/one/index.ts', '../two'],
  ['games/one/index.ts', '#examples/two/index.ts'],
  ['docs/examples/one/index.ts', '../two'],
  ['games/one/board/Evil.tsx', '#games/two/board/Card.ts'],
  ['games/one/rules/evil.ts', '../board/text'],
  ['games/one/rules/evil.ts', '#server/serve.ts'],
  ['games/one/rules/evil.ts', '#client/ui/cx.ts'],
  ['games/one/rules/evil.ts', '#shared/must.ts'],
  ['games/one/board/Evil.tsx', '#shared/must.ts'],
  ['games/one/board/Evil.tsx', '#client/ui/Button.tsx'],
  ['docs/examples/one/index.ts', '#shared/must.ts'],
  ['games/one/rules/evil.ts', 'node:fs'],
  ['games/one/rules/evil.ts', 'zod'],
  ['games/one/rules/evil.ts', 'react'],
  ['games/one/rules/evil.ts', 'hush/board'],
  ['games/one/rules/evil.ts', 'hush/testing'],
  ['games/one/board/Evil.tsx', 'hush/testing'],
  ['games/one/board/Evil.tsx', '..'],
  ['games/one/board/Evil.tsx', '../index'],
  ['games/one/board/Evil.tsx', '../game'],
  ['games/one/board/Evil.tsx', '../view'],
  ['games/one/board/Evil.tsx', '../rules/deal'],
  ['games/one/board/end/Evil.tsx', '../../bot/beliefs'],
  ['games/one/board/Evil.tsx', '../imagine'],
  ['games/one/board/Evil.tsx', '../content/secret/lines.json'],
  ['games/one/board/Evil.tsx', '#server/serve.ts'],
  ['games/one/board/Evil.tsx', '#client/net/api.ts'],
  ['games/one/board/Evil.tsx', '#client/state/match.ts'],
  ['games/one/board/Evil.tsx', 'zod'],
  ['games/one/board/Evil.tsx', 'boardgame.io/core'],
  ['games/one/evil.ts', 'react'],
  ['games/one/evil.ts', 'node:fs'],
  ['games/one/evil.ts', 'nanostores'],
  ['games/one/rules/evil.ts', '../board/index'],
  ['games/one/evil.test.ts', '#server/serve.ts'],
  ['games/one/board/Evil.tsx', '../rules/examine'],
  ['games/one/board/Evil.tsx', '#client/state/room.ts'],
  ['docs/examples/one/index.ts', '#server/serve.ts'],
  ['docs/examples/one/board/Evil.tsx', '../game'],
  ['server/matches/evil.ts', '#client/ui/Button.tsx'],
  ['server/matches/evil.ts', 'boardgame.io/server'],
  ['server/matches/evil.ts', '#games/one/board/index.ts'],
  ['client/Evil.tsx', '#server/serve.ts'],
  ['client/net/evil.ts', '../state/toasts'],
  ['client/state/evil.ts', '../ui/Button'],
  ['client/feedback/evil.ts', '../net/api'],
  ['client/feedback/evil.ts', '../ui/Button'],
  ['client/ui/Evil.tsx', '../net/api'],
  ['client/ui/Evil.tsx', '../state/room'],
  ['client/ui/Evil.tsx', '../board/context'],
  ['client/settings/Evil.tsx', '../room/context'],
  ['client/board/chrome/Evil.tsx', '../../room/context'],
  ['client/board/chrome/Evil.tsx', '#games/one/game.ts'],
  ['client/room/Evil.tsx', '../match/MatchPage'],
  ['client/table/Evil.tsx', '../room/People'],
  ['client/table/Evil.tsx', '../match/MatchPage'],
  ['client/room/Evil.tsx', '../pages/home/Home'],
  ['client/match/evil.ts', '#games/one/game.ts'],
  ['client/match/evil.ts', '#server/serve.ts'],
  ['client/match/evil.ts', '../pages/home/Home'],
  ['client/pages/evil.ts', '#server/serve.ts'],
  ['client/dev/evil.ts', '#server/matches/wire/acks.ts'],
  ['client/dev/match/evil.ts', '#games/moles.ts'],
  ['shared/evil.ts', '#games/index.ts'],
  ['shared/evil.ts', '#server/serve.ts'],
  ['server/rooms/rooms.ts', '../../shared/ids'],
  ['games/one/board/Board.tsx', '../../two/game'],
  ['client/ui/sheet/parts/foot/Foot.tsx', '../../../Button'],
];

test.each(FORBIDDEN)('%s may not import %s', (path, specifier) => {
  expect(problemOf(path, specifier)).not.toBeNull();
});

test.each(ALLOWED)('%s may import %s', (path, specifier) => {
  expect(problemOf(path, specifier)).toBeNull();
});

test('`importsOf` finds every kind of import and nothing else', () => {
  const source = `
    import one, { type Two } from './one';
    import type { Three } from './two';
    import './three.css';
    export * from './four';
    export type { Five } from './five';
    const later = () => import('./six');
    type Seven = import('./seven').Seven;
    const words = "import x from './eight'"; // import y from './nine';
    export const element = <p title="from './ten'">{later.name}</p>;
  `;
  expect(importsOf('all.tsx', source)).toEqual([
    './one',
    './two',
    './three.css',
    './four',
    './five',
    './six',
    './seven',
  ]);
});
