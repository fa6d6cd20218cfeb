import { button, type Deed, hands, type Player } from '../listener/play';
import type { Tree } from '../listener/tree';

/** Hints that are neither a secret word nor on a topic card. */
const WORDS = ['long afternoons', 'second thoughts', 'quiet corners', 'old habits', 'half measures', 'late replies'];

/**
 * Creates a Covert Ques player who uses a screen reader. The player reads the envelope, gives hints, suspects a player,
 * and votes for the first player in the list. In discovery, the player holds a face and then passes.
 */
export function covertQuesPlayer(): Player {
  const { done, press } = hands();
  let hints = 0;
  let said = '';

  const night = (tree: Tree): Deed | null => {
    const envelope = tree.find('button', 'Press and hold to look: Your envelope');
    if (envelope && !done.has('read the envelope'))
      return {
        hold: envelope,
        until: (now) => now.says(/^Your role(?! and)/),
        heard: () => void done.add('read the envelope'),
      };
    return press(button(tree, 'I’ve seen it'));
  };

  const hint = (tree: Tree): Deed | null => {
    const say = tree.find('button', 'Give hint');
    const field = tree.find('textbox', /one to three words about/);
    if (!say || !field) return null;
    // The field still contains the last hint, so this hint was refused. Write a different one.
    if (field.value === '' || field.value === said) return { write: field, words: WORDS[hints++ % WORDS.length] ?? '' };
    said = field.value;
    done.add('hinted');
    return { press: say };
  };

  const talk = (tree: Tree): Deed | null => {
    if (tree.has('dialog', 'Say this?')) return press(button(tree, 'Say it'), 'suspected somebody');
    if (tree.has('dialog', 'Make a claim')) {
      const face = tree.find('button', /./, { in: /^group I suspect/ });
      return face ? { press: face } : press(button(tree, 'Close'));
    }
    const ready = tree.find('button', /^Ready to vote/, { isOn: false });
    if (!ready || done.has('suspected somebody')) return ready ? { press: ready } : null;
    return press(button(tree, 'Claim'));
  };

  const vote = (tree: Tree): Deed | null => {
    const place = { in: /^group Your vote$/ };
    const plates = tree.all('radio', /./, place);
    const [first] = plates;
    if (!first) return null;
    if (!plates.some(({ isOn }) => isOn)) return { press: first };
    done.add('voted');
    return press(button(tree, /^Cast my vote: /));
  };

  const discovery = (tree: Tree): Deed | null => {
    const face = tree.find('button', /./, { in: /^region Faces$/ });
    if (!face) return null;
    // At a practice table, the discovery clock does not start until this seat has passed.
    if (done.has('held a face')) return press(tree.find('button', 'Pass', { isOn: false }), 'passed');
    return {
      hold: face,
      // Holding a face either ends the match or, if this seat may not name a player now, is refused.
      until: (now) => now.live.some(({ isUrgent }) => isUrgent) || !now.has('region', 'Faces'),
      heard: () => void done.add('held a face'),
    };
  };

  return {
    decide: (tree) =>
      press(button(tree, 'See the results')) ??
      night(tree) ??
      hint(tree) ??
      talk(tree) ??
      vote(tree) ??
      discovery(tree),
    done: () => [...done],
  };
}
