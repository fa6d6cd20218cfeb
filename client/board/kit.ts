/**
 * The parts for building boards. Games import them from `hush/board`. The docstrings of the larger parts contain
 * examples. Chat, log, menu, clock and connection state are drawn by the frame around the table.
 */
export { Captions } from '../feedback/Captions';
export { play, repeat } from '../feedback/sound';
export { endSound, hum, paper, shot, stamp, tap } from '../feedback/sounds';
export { speak } from '../feedback/speech';
export { noise, type Sound, tone } from '../feedback/synth';
export { stopVibrating, vibrate } from '../feedback/vibration';
export { useBack } from '../state/back';
export { usePersistentState } from '../state/persistentState';
export { usePicked } from '../state/picked';
export { changeSettings, useSettings } from '../state/settings';
export { dismissRefusals, note, refuse } from '../state/toasts';
export { Button, type ButtonProps, IconButton } from '../ui/Button';
export { CoachSlot } from '../ui/CoachSlot';
export { CoveredSecret } from '../ui/CoveredSecret';
export { cx } from '../ui/cx';
export { Face } from '../ui/Face';
export { addFonts } from '../ui/fonts';
export { afterPaint } from '../ui/idle';
export { useHasKeyboard, useReducedMotion } from '../ui/media';
export { Name } from '../ui/Name';
export { keepFocus } from '../ui/nextAction';
export { onResize } from '../ui/onResize';
export { Panel } from '../ui/Panel';
export { useRoving } from '../ui/roving';
export { Segments } from '../ui/Segments';
export { Sheet } from '../ui/Sheet';
export { Switch } from '../ui/Switch';
export { useRoomFor, useShape, useWide } from '../ui/shape';
export { useSharedScreen } from '../ui/sharedScreen';
export { Tabs } from '../ui/Tabs';
export { Toasts } from '../ui/Toasts';
export { text as uiText } from '../ui/text';
export { useEndInSight } from '../ui/useEndInSight';
export { type PressHandlers, usePress } from '../ui/usePress';
export { type CoveredState, useSecret } from '../ui/useSecret';
export { Cards } from './chrome/Cards';
export { ChatPanel } from './chrome/ChatPanel';
export { ClaimButton } from './chrome/ClaimButton';
export { Clock, ClockBar, TimerRing } from './chrome/Clock';
export { Covered } from './chrome/Covered';
export { Drawer, DrawerButtons } from './chrome/Drawer';
export { Going, middleOn, type Point } from './chrome/director/Going';
export { Slip } from './chrome/director/Slip';
export { useDirection, useScene } from './chrome/director/useScene';
export { EndDock } from './chrome/EndDock';
export { EndScreen } from './chrome/EndScreen';
export { FullScreen } from './chrome/FullScreen';
export { HoldButton, type HoldWords } from './chrome/HoldButton';
export { introCards } from './chrome/introCards';
export { LogList, Words } from './chrome/LogList';
export { MomentFrame } from './chrome/MomentFrame';
export { People } from './chrome/People';
export { PeopleStrip, PersonChip, Tag } from './chrome/Person';
export { PickButtons } from './chrome/PickButtons';
export { ReactionButtons } from './chrome/ReactionButtons';
export { Reactions } from './chrome/Reactions';
export { ReactionWindow } from './chrome/ReactionWindow';
export { type ReplayMark, ReplayPanel } from './chrome/ReplayPanel';
export { replayMarks } from './chrome/replayMarks';
export { TwoScreensSign } from './chrome/ScreensBar';
export { StoryPage } from './chrome/story/StoryPage';
export { useStoryTurn } from './chrome/story/useStoryTurn';
export { Table } from './chrome/Table';
export { type SecretParts, TableFrame, type TableFrameProps, type TableTab } from './chrome/TableFrame';
export { TalkButton } from './chrome/TalkButton';
export { SoundToggle } from './chrome/TopBar';
export { useTablePanels } from './chrome/tablePanels';
export { text as tableText } from './chrome/text';
export { useBusy } from './chrome/useBusy';
export { useChange } from './chrome/useChange';
export { useComposing } from './chrome/useComposing';
export { type Cutscenes, useCutscenes } from './chrome/useCutscenes';
export { useDraft } from './chrome/useDraft';
export { useNotebook } from './chrome/useNotebook';
export { gained, type PointsRow, usePoints, usePointsRule } from './chrome/usePoints';
export { useStepState } from './chrome/useStepState';
export { useTicking } from './chrome/useTicking';
export { type StageContent, useBoardContext } from './context';
export {
  type BoardDefinition,
  type BoardProps,
  type ClaimFormProps,
  defineBoard,
  type LogBook,
  type LogKind,
  type MomentProps,
  type Person,
  type Scene,
} from './contract';
export { nameOf } from './names';
export { rulesIn } from './rulesParts';
export { minutes, useSecondsLeft } from './time';
export { whyInWords } from './why';
