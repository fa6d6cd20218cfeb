import type { HandOver } from '../cards/uses';
import type { Props } from '../props';

export type CodesProps = Props & HandOver & { onTable?: (() => void) | undefined };
