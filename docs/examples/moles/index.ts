import { z } from 'zod';
import { defineGame } from '../../../shared/defineGame';
import { hunch } from './bot';
import { game } from './game';
import { legal } from './legal';
import { args, hidden } from './moves';
import { refusals } from './text';
import { imagine, view } from './view';

export const moles = defineGame({
  id: 'moles',
  title: 'Moles',
  tagline: 'One or two of you are moles. Talk, then accuse.',
  players: { min: 3, max: 6 },
  minutes: [1, 5],
  options: z.strictObject({ seconds: z.int().min(30).max(600).default(90).meta({ title: 'Seconds to talk' }) }),
  game,
  view,
  reveal: (G) => ({ ...view(G, null), truth: G }),
  args,
  legal,
  hidden,
  deadline: (G) => G.endsAt,
  bots: { hunch },
  imagine,
  refusals,
});
