import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';

/** A concept with the word that texts use for it, and a pattern that matches the words that texts may not use. */
interface Word {
  word: string;
  means: string;
  never: RegExp;
}

const GLOSSARY: Readonly<Record<string, readonly Word[]>> = {
  platform: [
    { word: 'everyone, anyone, someone', means: 'people', never: /\b(every|any|some)body\b/i },
    { word: 'public screen', means: 'the one of two screens without secrets', never: /\bopen screens?\b/i },
    { word: 'intro', means: 'the cards a newcomer reads', never: /\bintroductions?\b|\bread(s|ing)? the cards\b/i },
    { word: 'commitment', means: 'the hash that fixes a deal', never: /\bpromise[sd]?\b/i },
    { word: 'start page', means: 'the page at /', never: /\bhome ?pages?\b/i },
    { word: 'load', means: 'to get something from the server', never: /\bfetch(es|ed|ing)?\b/i },
    { word: 'claim', means: 'what someone says by a button', never: /\bstatements?\b/i },
  ],
  coverblown: [
    { word: 'contact', means: 'the suspect who calls a player all week', never: /\binform(ant|er)s?\b/i },
    { word: 'clean', means: 'neither the murderer nor the weapon', never: /\b(innocent|guiltless|not guilty)\b/i },
    {
      word: 'cleared',
      means: 'in a wrong pair, so that everybody knows it clean',
      never: /\b(exonerated|ruled out|struck out|crossed out)\b/i,
    },
    { word: 'alibi', means: 'where a token was, and what it did there', never: /\b(whereabouts|excuses?)\b/i },
    { word: 'murderer', means: 'the suspect who did it', never: /\b(killers?|culprits?|assassins?)\b/i },
    {
      word: 'cop, honest or dirty',
      means: 'a player, by side',
      never: /\b(officers?|(corrupt|crooked|bad|good) cops?)\b/i,
    },
    { word: 'examine', means: 'to put a pair to the proof', never: /\b(accuse|interrogate)[sd]?\b|\baccusations?\b/i },
  ],
  covertques: [
    { word: 'hint', means: 'one to three words about the public word', never: /\bclues?\b/i },
    { word: 'code word', means: 'the confidential word of the match', never: /\bsecret words?\b/i },
    { word: 'insiders and users', means: 'the sides', never: /\b(traitors?|moles?|spies|spy|informants?)\b/i },
    { word: 'voted out', means: 'out of the office by votes', never: /\b(eliminated|killed|fired|kicked out)\b/i },
    { word: 'public word', means: 'the word of the round', never: /\b(open words?|words? on the table)\b/i },
    { word: 'suspect', means: 'to say openly who may be an insider', never: /\b(accuse[sd]?|accusations?)\b/i },
    { word: 'silence', means: 'the ten seconds in which one may name the other', never: /(?<!#)\bdiscovery\b/i },
    { word: 'with the users', means: 'what a player claims to be', never: /\bloyal(ty)?\b/i },
  ],
  goodcopbadcop: [
    // "Cops" may occur only in the game's name.
    {
      word: 'officer, honest or crooked',
      means: 'a player, by side',
      never: /(?<!Good |Bad )\bcops?\b|\b(corrupt|dirty|bent)\b/i,
    },
    { word: 'equipment', means: 'a card of the hand', never: /\b(items?|gadgets?|gear)\b/i },
    { word: 'gun', means: 'what a player aims', never: /\b(pistols?|revolvers?|weapons?)\b/i },
    { word: 'investigate, look', means: 'to see a hidden card', never: /\b(peek|inspect)(s|ed|ing)?\b/i },
    { word: 'out', means: 'shot, and out of the game', never: /\b(dead|killed|murdered|eliminated)\b/i },
    { word: 'turn up', means: 'to turn a card face up', never: /\b(reveal|flip)(s|p?ed|p?ing)?\b|\blies? open\b/i },
    { word: 'file', means: 'to fix the order of the three cards', never: /\b(arrange[sd]?|submit(s|ted)?)\b/i },
    { word: 'action', means: 'what a player does with a turn', never: /\bdeclar(es?|ed|ation)\b/i },
    { word: 'middle', means: 'where free guns and the piles are', never: /\bin the (centre|center)\b|\btray\b/i },
    { word: 'discard', means: 'to give up a card of the hand', never: /\b(put|puts|throws?) away\b/i },
    { word: 'target', means: 'the player a gun is aimed at', never: /\bvictims?\b|\bno aim\b/i },
    {
      word: 'reaction',
      means: 'a chance to use equipment',
      never: /\bwindows? (is|was|are) (open|closed)\b|\breaction window\b/i,
    },
    { word: 'claim', means: 'a public statement', never: /\b(testimon(y|ies)|allegations?)\b/i },
  ],
  covert: [
    { word: 'Agent', means: 'a figure on the map', never: /\b(pawns?|meeples?)\b/i },
    { word: 'Agents', means: 'what players lead', never: /\bspies\b|\b[Yy]our agents\b/ },
    { word: 'mission', means: 'a card of requirements that is worth points', never: /\b(quests?|contracts?)\b/i },
    { word: 'region', means: 'a colour of the map', never: /\b(sectors?|provinces?)\b/i },
    {
      word: 'break a code',
      means: 'to score three digits in the cipher',
      never: /\b(deciphers?|deciphered|cracks?|cracked|solved?|claims?|claimed)\b/i,
    },
    {
      word: 'face up',
      means: 'open on the table, for all to see',
      never: /\b(lies?|lay|laid|lying) open\b|\bopen cards?\b/i,
    },
    {
      word: 'completed mission',
      means: 'paid for and scored',
      never: /\b(finish(es|ed)?|fulfilled|solved) ((a|no) )?missions?\b|\bNever finished\b|missions done\b/i,
    },
    { word: 'neutral cube', means: 'a cube without an owner', never: /\bnobody owns\b|\bnobody’s cubes?\b|^nobody$/i },
    { word: 'engine', means: 'the cipher machine on the table', never: /\bthe (cipher )?machine\b/i },
    { word: 'broken code', means: 'worth points', never: /\b(finished|decoded) codes?\b/i },
    {
      word: 'use dice, Action',
      means: 'a circle for dice, and what its dice are for',
      never: /(?<!#)\bresolv(es?|ed|ing)\b(?!:)|\bresolutions?\b|\b(a|one|no|the|on) circles?\b/i,
    },
    {
      word: 'order token 1, special ops token',
      means: 'the two kinds of token',
      never: /(?<!rder )\btoken \d|\btake order (?!token)|\b(draws?|uses?|take) (a|two)? ?tokens?\b/i,
    },
    { word: 'on Special Operations', means: 'where a die is', never: /\bin Special Operations\b/ },
    { word: 'requirement', means: 'one thing that a mission asks for', never: /\beach need\b/i },
    { word: 'hidden cards', means: 'what a player holds', never: /\bbehind (your|the) screen\b/i },
  ],
};

/** Matches files that are not checked: files without texts for players, and word lists for topics. */
const UNREAD =
  /\.test\.tsx?$|(^|\/)(testing|invariant|imagine|state)(\.tsx?|\/)|secret\/(related|associations)-\w+\.json$/;

const folderOf = (part: string): string => (part === 'platform' ? 'client' : join('games', part));

/** Lists the files of a game or of the platform that contain texts for players. */
function sourcesOf(part: string): string[] {
  const files = readdirSync(folderOf(part), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.(tsx?|json|md)$/.test(file) && file !== 'cases.md' && !UNREAD.test(file));
}

/**
 * Returns the texts in a source file: literals, templates and JSX. Leaves out single words that begin with a small
 * letter, because such words are ids.
 */
function textsOf(file: string, source: string): string[] {
  return /\.tsx?$/.test(file) ? wordsIn(parseSync(file, source).program) : [source];
}

function wordsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(wordsIn);
  const { type, value } = node as { type?: string; value?: unknown };
  if (type === 'ImportDeclaration') return [];
  const isWhole = type === 'Literal' || type === 'JSXText';
  const text = isWhole ? value : type === 'TemplateElement' ? (value as { cooked: string }).cooked : null;
  const isRead = typeof text === 'string' && /\s|^[A-Z]/.test(text);
  return [...(isRead ? [text] : []), ...Object.values(node).flatMap(wordsIn)];
}

test.each(Object.keys(GLOSSARY))('the texts of %s use one term for each concept', (part) => {
  const found = sourcesOf(part).flatMap((file) => {
    const source = readFileSync(join(folderOf(part), file), 'utf8');
    const suspected = GLOSSARY[part]?.filter(({ never }) => never.test(source)) ?? [];
    if (suspected.length === 0) return [];
    const texts = textsOf(file, source);
    return suspected.flatMap(({ word, never }) =>
      texts.filter((text) => never.test(text)).map((text) => `${file}: "${never.exec(text)?.[0]}" is here "${word}"`),
    );
  });
  expect(found).toEqual([]);
});

test('texts that players see are distinguished from identifiers and comments', () => {
  const source = `
    import { x } from './An informant';
    /** An informant. */
    const informant: Record<string, string> = { informant: 'informant', said: 'An informant.' };
    export const Told = ({ name }: Props) => <p title={\`The informant of \${name}\`}>One informant more</p>;`;
  expect(textsOf('told.tsx', source)).toEqual(['An informant.', 'The informant of ', 'One informant more']);
});
