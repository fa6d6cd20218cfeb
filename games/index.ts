import type { AnyModule } from '../shared/module';
import { coverblown } from './coverblown';
import { covert } from './covert';
import { covertques } from './covertques';

/** The catalogue, in the order of the home page. */
export const games: readonly AnyModule[] = [coverblown, covertques, covert];
