import type { Props } from '../props';

export interface PayingProps extends Props {
  onClose(): void;
}
