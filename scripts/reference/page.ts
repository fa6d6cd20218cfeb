import type { Comment, CommentDisplayPart, DeclarationReflection, ProjectReflection } from 'typedoc';
import type { Node } from 'typescript';

/** TypeDoc's output, with the source file of each export. */
export interface Contract {
  project: ProjectReflection;
  sources: Map<DeclarationReflection, readonly Node[]>;
}

/** The type of a game's definition. The page must contain each entry of this type exactly once. */
const DEFINITION = 'GameDefinition';

/**
 * Fills the template. `@contents` becomes a list of chapters. `@entries a b` becomes these entries of the definition,
 * with headings. `@members A of. a b` becomes these members of the type `A`, with headings that begin with `of.`.
 * `@type A` and `@function f` become the named exports.
 * Throws if a name is missing or has no doc comment, or if an entry of the definition or of a type in `@members` is
 * missing or repeated.
 */
export function fill(frame: string, { project, sources }: Contract): string {
  const named = new Map((project.children ?? []).map((each) => [each.name, each]));
  const left = new Map([[DEFINITION, membersOf(find(named, DEFINITION))]]);
  const members = (type: string, of: string, names: string[]) => {
    const entries = left.get(type) ?? membersOf(find(named, type));
    left.set(type, entries);
    return names
      .map((name) => {
        const words = `### \`${of}${name}\`\n\n${described(sources, find(entries, name))}`;
        entries.delete(name);
        return words;
      })
      .join('\n\n');
  };
  const parts: Readonly<Record<string, (names: string[]) => string>> = {
    contents: () => contents(frame),
    entries: (names) => members(DEFINITION, '', names),
    members: ([type = '', of = '', ...names]) => members(type, of, names),
    type: ([name = '']) => ofType(sources, find(named, name)),
    function: ([name = '']) => `### \`${name}\`\n\n${described(sources, find(named, name))}`,
  };
  const page = frame.replaceAll(/^@(\w+)(.*)$/gm, (_, kind: string, names: string) => {
    const part = parts[kind];
    if (!part) throw new Error(`nothing is called @${kind}`);
    return part(names.trim().split(' '));
  });
  const missing = [...left.values()].flatMap((entries) => [...entries.keys()]);
  if (missing.length > 0) throw new Error(`these entries are missing: ${missing.join(', ')}`);
  return page;
}

function membersOf(type: DeclarationReflection): Map<string, DeclarationReflection> {
  return new Map((type.children ?? []).map((each) => [each.name, each]));
}

function find<Value>(named: ReadonlyMap<string, Value>, name: string): Value {
  const found = named.get(name);
  if (found === undefined) throw new Error(`${name} does not exist in contract.ts, or is listed twice`);
  return found;
}

function contents(frame: string): string {
  return [...frame.matchAll(/^## (.+)$/gm)]
    .map(
      ([, title = '']) =>
        `- [${title}](#${title
          .toLowerCase()
          .replaceAll(/[^\w -]/g, '')
          .replaceAll(' ', '-')})`,
    )
    .join('\n');
}

/** Describes a type, one line for each member. Throws if a member has no doc comment. */
function ofType(sources: Contract['sources'], type: DeclarationReflection): string {
  const members = (type.children ?? []).map(
    (member) => `- \`${oneLine(declared(sources, member))}\` ${said(member, ' ', type.name)}`,
  );
  return [`### \`${type.name}\``, said(type), members.join('\n')].join('\n\n');
}

/** Returns an export's declaration and description. */
function described(sources: Contract['sources'], of: DeclarationReflection): string {
  return `\`\`\`ts\n${declared(sources, of)}\n\`\`\`\n\n${said(of)}`;
}

/**
 * Returns a declaration as in the source. A function is shown without its body, and an overloaded function with all its
 * signatures.
 */
function declared(sources: Contract['sources'], of: DeclarationReflection): string {
  const nodes = sources.get(of) ?? [];
  if (nodes.length === 0) throw new Error(`${of.name} has no declaration`);
  return nodes.map(written).join('; ');
}

function written(node: Node): string {
  const { body } = node as { body?: Node };
  const text = node.getText().slice(0, body ? body.getStart() - node.getStart() : undefined);
  const plain = text.replace(/^export /, '').trim();
  const indent = /\n( *)\S[^\n]*$/.exec(plain)?.[1]?.length ?? 0;
  return plain.replaceAll(new RegExp(`\\n {${indent}}`, 'g'), '\n').replace(/[;,]$/, '');
}

function oneLine(code: string): string {
  return code
    .replaceAll(/\s*\/\*\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('( ', '(')
    .replaceAll(', )', ')');
}

function commentOf(of: DeclarationReflection): Comment | undefined {
  return of.comment ?? of.signatures?.[0]?.comment;
}

/** Returns a description as paragraphs, followed by its examples. Throws if there is no description. */
function said(of: DeclarationReflection, between = '\n\n', owner = ''): string {
  const comment = commentOf(of);
  const examples = (comment?.blockTags ?? [])
    .filter(({ tag }) => tag === '@example')
    .map(({ content }) => text(content));
  const words = [paragraphs(text(comment?.summary ?? [])), ...examples].filter(Boolean).join(between);
  if (!words) throw new Error(`${owner} ${of.name} has no doc comment`);
  return words;
}

function text(parts: readonly CommentDisplayPart[]): string {
  return parts
    .map((part) => part.text)
    .join('')
    .trim();
}

/** Joins the lines of each paragraph. Lists and code keep their lines. */
function paragraphs(words: string): string {
  return words.replaceAll(/([^\n])\n(?![\n-]| {4}|```)/g, '$1 ');
}
