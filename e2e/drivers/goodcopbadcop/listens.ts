import { button, type Deed, hands, type Player } from '../listener/play';
import type { Tree } from '../listener/tree';

/**
 * Creates a Good Cop Bad Cop player who uses a screen reader. The player files the dealt cards, looks at a card while
 * holding it to hear its face, takes a gun, shoots as soon as possible, and passes in every window.
 */
export function goodCopPlayer(): Player {
  const { done, press, hold } = hands();
  const heard = new Set<string>();

  const placing = (tree: Tree): Deed | null => {
    const all = button(tree, /^Hold to look at all three/);
    if (all && !done.has('looked at its cards'))
      return hold(all, (now) => now.says(/^You’re (an honest|a crooked) officer/), 'looked at its cards');
    return press(tree.find('button', 'File them in this order', { isOn: false }), 'filed');
  };

  const learning = (tree: Tree): Deed | null => {
    const place = /^region What you learned$/;
    const cover = button(tree, /^(Hold to see .+’s card|Your card \d changed)/, place);
    if (!cover) return null;
    const asked =
      tree.things.find(({ name }) => /^(What is card|You haven’t looked at .+ yet|Your card \d changed\.)/i.test(name))
        ?.name ?? '';
    if (heard.has(asked)) return press(button(tree, /^(Done|Now aim)$/, place));
    return {
      hold: cover,
      until: (now) => now.says(/(, card \d:|Your card \d is now) (Honest|Crooked|Agent|Kingpin)\.$/),
      heard() {
        heard.add(asked);
        done.add('heard what a card is');
      },
    };
  };

  const sheets = (tree: Tree): Deed | null => {
    const place = /^dialog /;
    const shoot = button(tree, /^Shoot /, /^dialog Shoot .+\?/);
    if (shoot) return press(shoot, 'shot');
    const keep = button(tree, /^Keep (the|number)/, place);
    if (keep) return press(keep);
    const turnUp = button(tree, /^Turn up card/, place);
    if (turnUp) return press(turnUp, 'turned up a card');
    const card = tree.find('radio', /./, { in: place, isOn: false });
    return press(card) ?? press(button(tree, /^(Skip|Close)$/, place));
  };

  const picking = (tree: Tree): Deed | null => {
    const card = button(tree, /^Look at card \d\./);
    if (card) return press(card, 'looked at a card');
    const draw = button(tree, /^Draw$/);
    if (draw) return press(draw, 'drew');
    const goOn = button(tree, /^(Keep aiming|Aim|Take a gun, aim) at |The bullet hits /);
    if (goOn) return press(goOn, 'aimed');
    if (!/^region (Whose card|Who are you aiming at|Aim at someone else|Who gets hit)/i.test(placeOf(tree)))
      return null;
    return press(button(tree, /^[^.]+\. /, /^(list|region) Officers and lines of fire$/));
  };

  const acting = (tree: Tree): Deed | null => {
    const place = /^region Actions$/;
    const order = done.has('looked at a card')
      ? [/^Shoot /, /^Arm/, /^Investigate/, /^Equip/]
      : [/^Investigate/, /^Arm/];
    const found = [/^Go ahead/, ...order].map((name) => button(tree, name, place)).find(Boolean);
    return press(found ?? button(tree, 'I’m here'));
  };

  return {
    decide(tree) {
      const isCovered = tree.has('dialog', /./);
      const pass = tree.find('button', /^Pass/, { in: /^region Reactions$/, isOn: false });
      const goOn = press(button(tree, 'Got it', /^dialog A shot$/), 'saw a shot');
      if (goOn) return goOn;
      if (pass) return press(pass, 'passed');
      if (isCovered) return sheets(tree);
      return placing(tree) ?? learning(tree) ?? picking(tree) ?? acting(tree);
    },
    done: () => [...done],
  };
}

/**
 * Returns the name of the question that is shown in place of the actions, or an empty string if there is none. There is
 * never more than one.
 */
function placeOf(tree: Tree): string {
  const asked = tree.things.find(({ role, name }) => role === 'region' && /\?$|else$/i.test(name));
  return asked ? `region ${asked.name}` : '';
}
