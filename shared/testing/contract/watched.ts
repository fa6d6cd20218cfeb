import type { AnyModule, Bot, Legality } from '../../contract/module';
import type { Viewer } from '../../ids';
import { ContractFault, messageOf, viewerWords } from './fault';

type Call = (...args: never[]) => unknown;

/** Wraps the functions of a module so that their errors mention the name of the function and the viewer. */
export function watched(module: AnyModule): AnyModule {
  const { imagine, invariant, legal, bots, searcher } = module;
  return {
    ...module,
    view: watch('`view`', module.view, 1),
    reveal: watch('`reveal`', module.reveal),
    deadline: watch('`deadline`', module.deadline),
    legal: mapped(legal as Record<string, Legality<unknown, never>>, (rule, move) => ({
      why: watch(`\`legal.${move}\``, rule.why, 1),
      refusal: watch(`\`legal.${move}\``, rule.refusal, 1),
      next: watch(`\`next\` of \`legal.${move}\``, rule.next, 1),
    })),
    bots: mapped(bots as Record<string, Bot<unknown>>, (bot, level) => ({
      ...bot,
      timing: {
        ...bot.timing,
        delay: watch(`\`delay\` of the bot \`${level}\``, bot.timing.delay.bind(bot.timing), 1),
      },
      choose: watch(`\`choose\` of the bot \`${level}\``, bot.choose.bind(bot), 'seat'),
    })),
    ...(imagine && { imagine: watch('`imagine`', imagine, 1) }),
    ...(searcher?.value && {
      searcher: { ...searcher, value: watch('`value` of `searcher`', searcher.value.bind(searcher), 1) },
    }),
    ...(invariant && { invariant: watch('`invariant`', invariant) }),
  };
}

/**
 * Wraps one function. `viewerAt` says where the viewer is among its arguments: the index of an argument, or a key of
 * the only argument.
 */
function watch<Watched extends Call>(name: string, call: Watched, viewerAt?: number | 'seat'): Watched {
  return ((...args: readonly unknown[]) => {
    try {
      return call(...(args as never[]));
    } catch (error) {
      if (error instanceof ContractFault) throw error;
      const whose = viewerAt === undefined ? '' : ` for ${viewerWords(viewerIn(args, viewerAt))}`;
      throw new ContractFault(`${name} throws${whose}: ${messageOf(error)}.`);
    }
  }) as unknown as Watched;
}

function viewerIn(args: readonly unknown[], at: number | 'seat'): Viewer {
  return at === 'seat' ? (args[0] as { seat: Viewer }).seat : (args.at(at) as Viewer);
}

function mapped<Value>(record: Record<string, Value>, change: (value: Value, key: string) => Value) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}
