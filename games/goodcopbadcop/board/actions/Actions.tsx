import { type BoardProps, cx, refuse, useBoardContext, useShape, useSharedScreen, whyInWords } from 'hush/board';
import type { Seat } from 'hush/game';
import { Check, MessageSquareQuote, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Action, isFirstRound, type Moves, type View } from '../../state';
import { refusals } from '../../text';
import { shortName } from '../art/File';
import { Sign } from '../table/Centre';
import { actionText, declaredWords, WHY, WHY_BRIEF } from '../text';
import styles from './Actions.module.css';
import { AutoPassNotice } from './AutoPassNotice';
import { Prompt } from './Prompt';
import type { FlowProps } from './useFlow';

type ActionsProps = Pick<BoardProps<View, Moves>, 'view' | 'seat' | 'legal' | 'act'> &
  Pick<FlowProps, 'names' | 'flow'>;

/**
 * Shows the four actions of a turn, always in the same places. While a move is in progress, shows its prompt instead.
 */
export function Actions({ view, seat, legal, act, names, flow }: ActionsProps) {
  const isShared = useSharedScreen();
  if (seat === null || view.outcome || view.out.includes(seat)) return null;
  const move = flow.flow?.move;
  const isPrompt = flow.ask?.kind === 'player' || move === 'investigate' || move === 'equip';
  if (flow.flow && isPrompt) return <Prompt view={view} seat={seat} names={names} flow={flow} />;
  // Other players see a shared screen, so it must not show that the seat has not chosen yet.
  if (!isShared && isNoticeDue(view, seat)) return <AutoPassNotice act={act} />;
  const aim = view.table[seat]?.gun?.aim ?? null;
  const target = aim === null ? null : shortName(names(aim));
  const hasHidden = view.table[seat]?.cards.some(({ face }) => face === null) === true;
  const targetIsWounded = aim !== null && view.table[aim]?.cards.some(({ wounded }) => wounded) === true;
  const isMine = view.active === seat;
  const why = (move: Action | 'keep') => whyWords(legal.why(move), isMine ? null : names(view.active));
  return (
    <section
      className={cx(styles.actions, view.phase === 'reconsider' && styles.tight)}
      aria-label={actionText.label}
      data-next
    >
      {view.phase === 'reconsider' && view.active === seat && view.declared && (
        <ActionButton
          wide
          icon={<Check />}
          title={actionText.keep}
          sub={declaredWords(view.declared, aim, (of) => shortName(names(of)))}
          mark="keep"
          why={why('keep')}
          onPress={() => flow.send('keep')}
        />
      )}
      <ActionButton
        icon={<Search />}
        title={actionText.investigate}
        sub={actionText.investigateSub}
        brief={actionText.investigateBrief}
        mark="investigate"
        why={why('investigate')}
        onPress={() => flow.start('investigate')}
      />
      <ActionButton
        icon={<Sign of="revolver" />}
        title={actionText.arm}
        sub={actionText.armSub(hasHidden)}
        brief={actionText.armBrief(hasHidden)}
        mark="arm"
        why={why('arm')}
        onPress={() => flow.start('arm')}
      />
      <ActionButton
        icon={<Sign of="folder" />}
        title={actionText.equip}
        sub={actionText.equipSub(hasHidden)}
        brief={actionText.equipBrief(hasHidden)}
        mark="equip"
        why={why('equip')}
        onPress={() => flow.start('equip')}
      />
      <ActionButton
        fire
        icon={<Sign of="sight" />}
        title={target === null ? actionText.shoot : actionText.shootAt(target)}
        sub={targetIsWounded ? actionText.shootWounded : actionText.shootSub}
        brief={targetIsWounded ? actionText.shootWoundedBrief : actionText.shootBrief}
        mark="shoot"
        why={why('shoot')}
        onPress={() => flow.start('shoot')}
      />
      <Say />
    </section>
  );
}

/**
 * True if this seat passes automatically without having chosen to. False while the seat has anything else to do, and
 * while a window is open.
 */
function isNoticeDue({ me, turn, seats, active, window, choice, table }: View, seat: Seat): boolean {
  if (me?.autoPass !== null || isFirstRound({ turn, seats })) return false;
  return active !== seat && window === null && choice?.seat !== seat && table[seat]?.hand !== 0;
}

/** A button that starts a claim. Players can make claims at any time. */
function Say() {
  const { ledger } = useBoardContext();
  const say = ledger?.say;
  if (!say) return null;
  const { why, run } = say;
  return (
    <button
      type="button"
      data-coach="claim"
      className={cx(styles.action, styles.say)}
      aria-disabled={why !== null}
      onClick={why === null ? run : () => refuse(why)}
    >
      <MessageSquareQuote aria-hidden="true" />
      <span className={styles.sayName}>{actionText.say}</span>
    </button>
  );
}

/**
 * Returns the texts that say why an action is not possible, or null if it is. `active` is the active player's name, or
 * null if the viewer is active.
 */
function whyWords(code: string | null, active: string | null): Why | null {
  if (code === null) return null;
  const isTheirs = active !== null && (code === 'not-your-turn' || code === 'wrong-stage');
  const sentence = whyInWords(refusals, code) ?? code;
  // A coach gives a full sentence instead of a refusal code. The button shows it only when pressed.
  const short = Object.hasOwn(refusals, code) ? sentence : actionText.notYet;
  const line = isTheirs ? actionText.waiting(active) : (WHY[code] ?? short);
  return { line, brief: isTheirs ? actionText.notYours : (WHY_BRIEF[code] ?? line), sentence };
}

interface Why {
  line: string;
  /** Shorter text than `line`, for small screens. */
  brief: string;
  sentence: string;
}

interface ActionButtonProps {
  /** Name by which the coach finds this button. */
  mark: string;
  icon: ReactNode;
  title: string;
  sub: string;
  /** Shorter text than `sub`, for small screens. */
  brief?: string | undefined;
  why: Why | null;
  onPress(): void;
  /** True if the button is as wide as both columns. */
  wide?: boolean | undefined;
  /** True for the red button that fires a shot. */
  fire?: boolean | undefined;
}

function ActionButton({ mark, icon, title, sub, brief = sub, why, onPress, wide, fire }: ActionButtonProps) {
  const shape = useShape();
  const isBrief = shape === 'phone' || shape === 'low';
  return (
    <button
      type="button"
      data-coach={mark}
      className={cx(styles.action, wide && styles.wide, fire && !why && styles.fire)}
      aria-disabled={why !== null}
      onClick={why ? () => refuse(why.sentence) : onPress}
    >
      <span className={styles.icon}>{icon}</span>
      <span className={styles.words}>
        <b>{title}</b>
        {isBrief ? (
          <>
            <i aria-hidden="true">{why ? why.brief : brief}</i>
            <span className="sr">{why ? why.line : sub}</span>
          </>
        ) : (
          <i>{why ? why.line : sub}</i>
        )}
      </span>
    </button>
  );
}
