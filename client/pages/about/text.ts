import { texts } from '#shared/text/texts.ts';

export const ABOUT = texts('about', {
  title: 'About Hush',
  lead: 'Hidden-role tabletop games with friends, in your browser. Open a link, sit down, play.',
  how: 'How it keeps secrets',
  howText: [
    'Each device gets what its seat may know, and nothing else. The rest stays on the server, so there’s nothing to find in the page or on the network.',
    'Secrets stay face down until you hold them. They look alike for every role, and nothing secret is read aloud unless you ask for it.',
    'There are no accounts. A room lasts as long as it’s used and is deleted after an unused month. Your seat is kept on your device.',
  ],
  credits: 'Made with',
  back: 'To the start page',
  rows: [
    ['Hush', 'MIT licence'],
    [
      'Fonts',
      'Archivo, Gloock, Martian Mono, League Gothic, Molle, Workbench, Big Shoulders, Jost, Old Standard TT, Cutive Mono, Courier Prime, Covered By Your Grace: SIL Open Font License 1.1',
    ],
    ['Control icons', 'Lucide, ISC licence'],
    ['Object icons', 'Icons from game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0, recoloured'],
    ['Map of Europe', 'Drawn from Natural Earth, public domain, via world-atlas, ISC licence'],
    ['Faces', 'Lorelei by Lisa Wischofsky, CC0 1.0, drawn by DiceBear, MIT licence'],
    ['Rules engine', 'boardgame.io, MIT licence'],
    [
      'Libraries',
      'React, Koa, Socket.IO, Kysely, better-sqlite3, Zod, Pino, uqr, noble-hashes, immer, Tinypool: MIT licence. prom-client: Apache 2.0. rate-limiter-flexible: ISC. wouter: Unlicense',
    ],
  ],
});
