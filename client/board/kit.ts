/**
 * The parts for building boards. Each part's docstring has an example. The frame around a table draws chat, log, menu,
 * clock and connection state.
 */
export { CoveredSecret } from '../ui/CoveredSecret';
export { Face } from '../ui/Face';
export { Cards } from './chrome/Cards';
export { ClaimButton } from './chrome/ClaimButton';
export { introCards } from './chrome/introCards';
export { MomentFrame } from './chrome/MomentFrame';
export { People } from './chrome/People';
export { PickButtons } from './chrome/PickButtons';
export { Table } from './chrome/Table';
export { useDraft } from './chrome/useDraft';
export { type BoardProps, defineBoard, type MomentProps, type Person } from './contract';
export { nameOf } from './names';
export { rulesIn } from './rulesParts';
