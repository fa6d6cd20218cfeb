import { button, type Deed, hands, type Player } from '../listener/play';
import type { Tree } from '../listener/tree';

/**
 * The targets on which dice can be placed, each with the event that a die placed there makes possible. Required Actions
 * come first.
 */
const AIMS = {
  Movement: 'moved an Agent',
  'Agency Cards': 'took a card',
  'Complete Mission': 'laid a mission open',
  'Mission Cards': 'a die on Mission Cards',
  Decoder: 'a die on Decoder',
  'Special Operations': 'a die on Special Operations',
};
/**
 * Matches the end of a target's label if the die can be placed there. If there is little room, the decoder's label
 * contains only its tiles.
 */
const OPEN = '(\\d fits|Any die|(\\d ?){12})';
/**
 * The number of dice that the player places in each round before taking an order token. There is no limit in the first
 * round.
 */
const LATER = 2;
/** The number of times the player attempts an Action before taking the die back. */
const TRIES = 2;

/**
 * Creates a Covert player who uses a screen reader. The player keeps two missions, places dice on every circle, swaps
 * tiles, takes cards and missions, moves to cities in the list, and completes missions, each as early as the dice
 * allow. The player then lets the others end the match.
 */
export function covertPlayer(): Player {
  const { done, press, hold } = hands();
  const tries = new Map<string, number>();
  let round = '';
  let rounds = 0;
  const taken = new Set<string>();
  /** Dice that fit on none of the targets that the player still wants to use. Cleared when a die has been placed. */
  const fitless = new Set<string>();
  const isTried = (what: string) => {
    const times = (tries.get(`${round} ${what}`) ?? 0) + 1;
    tries.set(`${round} ${what}`, times);
    return times > TRIES;
  };

  const settingUp = (tree: Tree): Deed | null => {
    const back = tree.find('button', 'Give back or keep: Mission C', { isOn: false });
    const look = button(tree, /^Hold to look at your missions/);
    if (back && look && !done.has('looked at missions'))
      return hold(look, (now) => now.things.some(({ name }) => /^\d+ points$/i.test(name)), 'looked at missions');
    return press(button(tree, 'Keep these two')) ?? press(back, 'chose missions');
  };

  const asked = (tree: Tree): Deed | null => {
    const window = /^region Time to react$/;
    const choice = /^region A choice$/;
    const goOn = press(button(tree, /^(Go on|Draw a new code)$/));
    return (
      goOn ??
      press(button(tree, /^Pass/, window), 'passed') ??
      press(button(tree, /^(Keep|Take|Give up) /, choice)) ??
      press(tree.find('button', /^(Card|Mission|Token) 1$/, { in: choice, isOn: false }))
    );
  };

  /**
   * Places a die on a target whose event has not occurred yet, and on which the player has not placed a die in this
   * round.
   */
  const placing = (tree: Tree): Deed | null => {
    const place = button(tree, /^Place the \d (on|in) /);
    if (place) {
      const [circle = ''] = Object.keys(AIMS).filter((name) => place.name.endsWith(name));
      fitless.clear();
      taken.add(circle);
      done.add(`a die on ${circle}`);
      return press(place, 'placed a die');
    }
    const order = button(tree, /^(Take order|End turn)/, /^region Your turn$/);
    if (!order) return null;
    const aims = Object.entries(AIMS).filter(([circle, aim]) => !taken.has(circle) && !done.has(aim));
    const dice = tree.all('button', /^Die \d$/);
    const isEnough = aims.length === 0 || (rounds > 1 && taken.size >= LATER);
    if (order.name === 'End turn' || isEnough || dice.length === 0) return press(order, 'took an order');
    const inHand = dice.find(({ isOn }) => isOn);
    const takes = ([circle]: [string, string]) => button(tree, new RegExp(`^${circle} .*${OPEN}`));
    if (inHand) fitless.add(inHand.name);
    const open = inHand && aims.map(takes).find(Boolean);
    return press(open ?? dice.find(({ name }) => !fitless.has(name)) ?? order);
  };

  const breaking = (tree: Tree): Deed | null => {
    const engine = /^region Decoder$/;
    if (!tree.has('button', /^Top row, tile 1/, engine)) return null;
    const draw = button(tree, /^Draw from the/);
    if (draw) return press(draw, 'drew a code');
    const look = button(tree, /^Hold to look/);
    if (look && !done.has('looked at codes'))
      return hold(look, (now) => now.says(/is in the (top|bottom) row|isn’t on the Decoder/), 'looked at codes');
    if (!done.has('swapped tiles')) {
      const isBegun = tree.find('button', /^Top row, tile 1/, { in: engine, isOn: true }) !== undefined;
      return press(
        button(tree, isBegun ? /^Top row, tile 2/ : /^Top row, tile 1/, engine),
        isBegun ? 'swapped tiles' : undefined,
      );
    }
    return press(button(tree, /^Done/), 'ended a step');
  };

  const taking = (tree: Tree): Deed | null => {
    const sheet = /^dialog /;
    if (!tree.has('dialog', /./)) return null;
    const take = button(tree, /^Take it/, sheet);
    if (take) return press(take, 'took a card');
    return press(button(tree, / off /, sheet), 'gave a die back') ?? press(button(tree, 'Close', sheet));
  };

  const paying = (tree: Tree): Deed | null => {
    if (!tree.has('button', 'Not now')) return null;
    const complete = button(tree, /^Complete for \d/);
    if (complete) return press(complete, 'completed a mission');
    const missions = tree.all('button', /^Mission \d/);
    const lay = button(tree, 'Choose what to use');
    if (missions.length === 0 && !lay) return null;
    const next = missions.find(({ name }) => !isTried(name));
    if (!next) return press(button(tree, 'Not now'));
    return next.isOn === true ? press(lay, 'laid a mission open') : press(next);
  };

  const moving = (tree: Tree): Deed | null => {
    const go = button(tree, /^Move: \d+ steps?/);
    if (go) return press(go, 'moved an Agent');
    const agents = tree.all('button', /^Move the Agent in/);
    if (agents.length === 0) return null;
    const list = tree.find('button', 'List', { isOn: false });
    if (list) return press(list);
    if (!agents.some(({ isOn }) => isOn)) return press(agents[0]);
    return press(button(tree, /^\w+, .+\./, /^region Map$/));
  };

  const resolving = (tree: Tree): Deed | null => {
    const end = button(tree, 'End turn');
    if (end) return press(end);
    const back = button(tree, 'Take a die back');
    if (!back) return null;
    const dice = tree.all('button', /^Your \d on /);
    const die = dice.find(({ name }) => !isTried(name));
    return press(die ?? back);
  };

  return {
    decide(tree) {
      const said = tree.things.find(({ role, name }) => role === 'StaticText' && /^Round \d+$/i.test(name))?.name;
      if (said !== undefined && said !== round) {
        round = said;
        rounds++;
        taken.clear();
        fitless.clear();
      }
      const steps = [settingUp, asked, taking, placing, paying, moving, cards, breaking, resolving];
      for (const step of steps) {
        const deed = step(tree);
        if (deed) return deed;
      }
      return press(button(tree, /^Pass/, /^region Your turn$/), 'passed the final missions');
    },
    done: () => [...done],
  };

  /** Takes a card or a mission if its label says that the player may take it. */
  function cards(tree: Tree): Deed | null {
    if (!tree.says(/^(One die takes|Take an Agency|Take a mission)/)) return null;
    return press(tree.find('button', /You can take this/));
  }
}
