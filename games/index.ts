import type { AnyModule } from '#shared/module.ts';
import { coverblown } from './coverblown';
import { covert } from './covert';
import { covertques } from './covertques';
import { goodcopbadcop } from './goodcopbadcop';

/** The catalogue, in the order of the home page. */
export const games: readonly AnyModule[] = [coverblown, covertques, goodcopbadcop, covert];
