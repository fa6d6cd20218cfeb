import { button, type Deed, hands, type Player } from '../listener/play';
import type { Tree } from '../listener/tree';

/**
 * Creates a Cover Blown! player who uses a screen reader. The player answers each call, holds the card to hear what is
 * on it, claims the alibis learned in this way, examines a pair from Tuesday on, and otherwise presses Done.
 */
export function coverBlownPlayer(): Player {
  const { done, press } = hands();
  let isHeard = false;
  /** Suspects and weapons whose alibis were heard but not yet claimed, by the last word of their names. */
  const alibis: string[] = [];
  const note = <T>(what: string, deed: T): T => {
    if (deed !== null) done.add(what);
    return deed;
  };

  const onTheLine = (tree: Tree): Deed | null => {
    if (!tree.has('dialog', /on the line$/)) return null;
    const card = tree.find('button', 'Press and hold to look');
    if (!card || isHeard) return note('hung up', press(button(tree, 'Hang up', /on the line$/)));
    return {
      hold: card,
      until: (now) => now.says(/For your notes|You’re an? (honest|dirty) cop|cover is blown/),
      heard(now) {
        isHeard = true;
        done.add('heard a call');
        const line =
          now.things.find(({ role, name }) => role === 'StaticText' && /^For your notes/.test(name))?.name ?? '';
        const [, token] = /notes: (?:the )?(.+?)(?: and .+)? (?:is|are) clean/i.exec(line) ?? [];
        if (token) alibis.push(token);
      },
    };
  };

  const inForm = (tree: Tree): Deed | null => {
    if (tree.has('dialog', 'Call your contact')) {
      const kind = done.has('asked about a suspect') ? 'weapon' : 'suspect';
      return note(`asked about a ${kind}`, press(button(tree, new RegExp(`^A ${kind}`))));
    }
    if (tree.has('dialog', 'Make a claim')) {
      const token = alibis.shift();
      const facts = token && press(button(tree, new RegExp(token), /^region I can clear/));
      return facts || press(button(tree, /./, /^region I can clear/));
    }
    if (tree.has('dialog', 'Say this?')) return note('claimed', press(button(tree, 'Say it')));
    if (tree.has('dialog', 'Who and what?')) {
      for (const kind of ['Suspect', 'Weapon']) {
        const place = new RegExp(`^group ${kind}$`);
        const all = tree.all('button', /./, { in: place });
        if (all.some(({ isOn }) => isOn)) continue;
        const open = all.find(({ name }) => !/Cleared|Fishy|Wrong|clean/i.test(name)) ?? all[0];
        if (open) return { press: open };
      }
      // On a phone, the weapon is chosen in a second step.
      return press(button(tree, 'Choose the weapon')) ?? press(button(tree, 'Continue'));
    }
    return note('examined', press(button(tree, /^Examine/, /^dialog Examine this pair/)));
  };

  const atTable = (tree: Tree): Deed | null => {
    const call = press(button(tree, /^Call(?!s)/));
    if (call) return call;
    const isMonday = tree.says(/^Monday: /);
    if (!done.has('claimed')) return press(button(tree, /^Claim/));
    const examine = isMonday ? null : press(button(tree, /^Examine/));
    return examine ?? note('done for a day', press(button(tree, /^Done/)));
  };

  return {
    decide(tree) {
      const screen = press(button(tree, /^(Go on|\w+day begins|Open the case file)$/, /^dialog /));
      const ringing = note('answered', press(button(tree, 'Answer', /(incoming call|calling back)$/)));
      isHeard &&= tree.has('dialog', /on the line$/);
      const isCovered = tree.has('dialog', /./);
      if (isCovered) return screen ?? ringing ?? onTheLine(tree) ?? inForm(tree);
      return atTable(tree);
    },
    done: () => [...done],
  };
}
