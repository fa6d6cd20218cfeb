import type { AnyModule, BaseView, LogEntry } from '#shared/contract/module.ts';
import { outcomeOf, revealOf } from '#shared/engine/engine.ts';
import type { Viewer } from '#shared/ids.ts';
import type { ContractRung } from '#shared/testing/contract/check.ts';
import { ContractFault, holds, messageOf, viewerWords } from '#shared/testing/contract/fault.ts';
import type { Ground } from '#shared/testing/contract/ground.ts';
import { type PlayedMoment, sparse } from '#shared/testing/corpus.ts';
import { plainText } from '#shared/text/text.ts';
import { type AnyBoard, drawMoment, drawTable, type Scene, violationsIn } from './drawing';
import { nameOf } from './names';

/** Returns the checks that every game's board must pass. They run on positions from random matches. */
export function boardRungs(board: AnyBoard): ContractRung[] {
  return [
    {
      name: 'board',
      checks: [
        {
          title: 'the board draws the views of random games without an error, and axe finds nothing serious',
          async prove(ground) {
            let [drawn, asked] = [0, 0];
            const moments = drawnOf(ground);
            const { axe } = ground.extent;
            const every = Math.floor(moments.length / axe);
            for (const [at, moment] of moments.entries()) {
              for (const viewer of [null, moment.seats[at % moment.seats.length] ?? null]) {
                const scene = sceneOf(ground, moment, viewer);
                const isAsked = viewer !== null && asked < axe && at >= every * (asked + 1) - 1;
                const violations: string[] = [];
                await telling(ground, moment, `The board throws for ${viewerWords(viewer)}`, () =>
                  drawTable(board, scene, async (box) => {
                    if (isAsked) violations.push(...(await violationsIn(box)));
                  }),
                );
                holdsAt(
                  ground,
                  moment,
                  violations.length === 0,
                  `For ${viewerWords(viewer)} axe finds: ${violations[0]}.`,
                );
                drawn += 1;
                asked += Number(isAsked);
              }
            }
            return `${drawn} tables drawn, ${asked} checked by axe`;
          },
        },
        {
          title: 'the replay draws moments face up, in a seat’s view and in the public view',
          async prove(ground) {
            const { module } = ground;
            const moments = sparse(drawnOf(ground), 4);
            for (const moment of moments) {
              const { position } = moment;
              for (const eyes of [null, '0', 'open'] as const) {
                const own = sceneOf(ground, moment, eyes === 'open' ? null : eyes);
                const above = { ...own, view: revealOf(module, position) as BaseView };
                await telling(ground, moment, 'The replay throws', () =>
                  drawMoment(board, eyes === null ? above : own, eyes),
                );
              }
            }
            return `${moments.length * 3} moments of the replay`;
          },
        },
      ],
    },
    { name: 'text', checks: textChecks(board) },
  ];
}

function textChecks({ text, refusals, rules, rulesFor, intro }: AnyBoard): ContractRung['checks'] {
  const names = nameOf([]);
  return [
    {
      title: 'every moment has its sentence, every log entry its words, and every end its reason',
      prove(ground) {
        let said = 0;
        ground.look(ground.moments, ({ position, seats, facts }) => {
          const open = ground.view(position, null);
          for (const viewer of [null, ...seats]) {
            const now = text.now(ground.view(position, viewer), viewer, names);
            holds(/\S/.test(now), () => `\`text.now\` has no sentence for ${viewerWords(viewer)}.`);
          }
          for (const [at, fact] of facts.entries()) {
            const words = plainText(text.logEntry({ ...fact, n: at + 1, at: 0 }, names));
            holds(/\S/.test(words), () => `\`text.logEntry\` has no words for \`${fact.code}\`.`);
            holds(!/undefined|\[object/.test(words), () => `\`text.logEntry\` says “${words}” of \`${fact.code}\`.`);
            said += 1;
          }
          const outcome = outcomeOf(position);
          if (!outcome) return;
          const reason = text.reason(outcome, names, open);
          holds(/\S/.test(reason), () => `\`text.reason\` has no sentence for \`${outcome.reason}\`.`);
        });
        return `${said} log entries`;
      },
    },
    {
      title: 'the board has a sentence for every refusal, and the rules have every part that the board opens',
      prove(ground) {
        for (const code of Object.keys(ground.module.refusals))
          holds(/\S/.test(refusals[code] ?? ''), () => `The board has no sentence for the refusal \`${code}\`.`);
        for (const { title, text: words } of intro)
          holds(/\S/.test(title) && /\S/.test(words), () => 'A card of the intro has no words.');
        const parts = rules.map(({ id }) => id);
        if (parts.length > 0)
          ground.look(ground.few, ({ position, seats }) => {
            for (const viewer of [null, ...seats]) {
              const part = rulesFor(ground.view(position, viewer), viewer);
              holds(
                parts.includes(part),
                () => `\`rulesFor\` opens the part \`${part}\`, which rules.md does not have.`,
              );
            }
          });
        return `${Object.keys(refusals).length} refusals, ${parts.length} parts of the rules`;
      },
    },
  ];
}

/**
 * Selects the positions in which to draw the board: at most half follow different kinds of moves, at most half are
 * spread over all matches, and one is the end of a match.
 */
function drawnOf({ moments, kinds, ends, extent: { drawn } }: Ground): PlayedMoment[] {
  const some = (from: readonly PlayedMoment[]) =>
    sparse(from, Math.ceil((2 * from.length) / drawn)).slice(0, drawn / 2);
  return [...new Set([...some(kinds), ...some(moments), ...ends.slice(0, 1)])];
}

function sceneOf(ground: Ground, moment: PlayedMoment, viewer: Viewer): Scene {
  const { position, seats, now } = moment;
  const match = ground.played.find(({ moments }) => moments.includes(moment));
  const facts = match?.moments
    .slice(0, moment.n + 1)
    .flatMap(({ facts, now: at }) => facts.map((fact) => ({ ...fact, at })));
  return {
    view: ground.view(position, viewer) as BaseView,
    viewer,
    seats,
    facts: (facts ?? []).map((fact, at): LogEntry => ({ ...fact, n: at + 1 })),
    outcome: outcomeOf(position),
    now,
  };
}

/** Runs `work`. Rethrows any error as a `ContractFault` that names the position. */
async function telling(ground: Ground, moment: PlayedMoment, what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const fault = error instanceof ContractFault ? error : new ContractFault(`${what}: ${messageOf(error)}.`);
    throw fault.at(ground.module.id, { ...moment.game, move: moment.n });
  }
}

function holdsAt({ module }: { module: AnyModule }, { game, n }: PlayedMoment, isSo: boolean, sentence: string): void {
  if (!isSo) throw new ContractFault(sentence, { id: module.id, ...game, move: n });
}
