export interface AxNode {
  nodeId: string;
  ignored: boolean;
  parentId?: string;
  childIds?: string[];
  role?: { value?: unknown };
  name?: { value?: unknown };
  description?: { value?: unknown };
  value?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
}

/** An element as a screen reader presents it, with its role, name and state. */
export interface Thing {
  role: string;
  name: string;
  description: string;
  value: string;
  /** The thing's position in reading order. */
  at: number;
  isFocused: boolean;
  isFocusable: boolean;
  isDisabled: boolean;
  isBusy: boolean;
  /** True if the thing is pressed, checked or selected. Null if it does not have such a state. */
  isOn: boolean | null;
  isExpanded: boolean | null;
  /**
   * The places that contain the thing, outermost first. A place is a role and a name, such as "dialog Who are you?".
   */
  within: readonly string[];
  /**
   * The id of the composite that contains the thing, or null if it is a tab stop by itself. Inside a composite, arrow
   * keys move the focus. Tab leaves the composite.
   */
  group: string | null;
}

/** Conditions that a thing must meet. */
export interface Sought {
  /** Must match the role and name of a place that contains the thing. */
  in?: RegExp | undefined;
  evenDisabled?: boolean | undefined;
  isOn?: boolean | undefined;
}

type Name = string | RegExp;

/** Roles whose parts share one tab stop. */
const COMPOSITE = new Set(['radiogroup', 'tablist', 'menu', 'toolbar', 'listbox', 'tree', 'grid']);
/** Roles that are tab stops by default. */
const STOPS = new Set(['button', 'link', 'textbox', 'radio', 'checkbox', 'switch', 'slider', 'tab', 'menuitem']);
/** Roles that are left out, because text is read as a whole and not line by line. */
const LETTERS = new Set(['InlineTextBox', 'LineBreak', 'ListMarker']);
/** Roles of elements whose content changes by itself. */
const CLOCKS = new Set(['timer', 'marquee']);

/** Ignores case. Styles may show text in capitals, but a screen reader reads the original letters. */
const matches = (words: RegExp, said: string) => new RegExp(words.source, 'i').test(said);
const isCalled = (name: Name, said: string) =>
  typeof name === 'string' ? said.toLowerCase() === name.toLowerCase() : matches(name, said);

/** The page at one moment as a screen reader finds it, in reading order. */
export class Tree {
  readonly things: readonly Thing[];
  /** The announcements of the live regions. */
  readonly live: readonly { isUrgent: boolean; words: string }[];

  constructor(things: readonly Thing[], live: Tree['live']) {
    this.things = things;
    this.live = live;
  }

  static of(nodes: readonly AxNode[]): Tree {
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const things: Thing[] = [];
    const live: { isUrgent: boolean; words: string }[] = [];
    const walk = (node: AxNode, outer: Outer) => {
      const thing = thingOf(node, things.length, outer);
      const isHeard = !node.ignored && !LETTERS.has(thing.role);
      if (isHeard) things.push(thing);
      const urgency = node.ignored ? undefined : propertyOf(node, 'live');
      const isRegion = (urgency === 'polite' || urgency === 'assertive') && !outer.isLive;
      const inner = isHeard ? innerOf(outer, thing, node) : outer;
      const from = things.length;
      for (const id of node.childIds ?? []) {
        const child = byId.get(id);
        if (child) walk(child, isRegion ? { ...inner, isLive: true } : inner);
      }
      if (!isRegion) return;
      const words = things.slice(from).filter(({ role }) => role === 'StaticText');
      live.push({
        isUrgent: urgency === 'assertive',
        words: words
          .map(({ name }) => name)
          .join(' ')
          .trim(),
      });
    };
    const root = nodes.find(({ parentId }) => parentId === undefined);
    if (root) walk(root, { within: [], group: null, isLive: false });
    return new Tree(
      things,
      live.filter(({ words }) => words !== ''),
    );
  }

  hasPlace({ within }: Thing): boolean {
    const place = within.at(-1);
    return place === undefined || this.things.some(({ role, name }) => `${role} ${name}` === place);
  }

  /**
   * Returns all things with this role and name, in reading order. Disabled things are included only if `evenDisabled`
   * is true.
   */
  all(role: string, name: Name, { in: place, evenDisabled = false, isOn }: Sought = {}): Thing[] {
    return this.things.filter(
      (thing) =>
        thing.role === role &&
        isCalled(name, thing.name) &&
        (evenDisabled || !(thing.isDisabled || thing.isBusy)) &&
        (isOn === undefined || thing.isOn === isOn) &&
        (place === undefined || thing.within.some((outer) => matches(place, outer))),
    );
  }

  find(role: string, name: Name, sought: Sought = {}): Thing | undefined {
    return this.all(role, name, sought)[0];
  }

  has(role: string, name: Name, place?: RegExp): boolean {
    return this.find(role, name, { in: place, evenDisabled: true }) !== undefined;
  }

  says(words: RegExp): boolean {
    return this.things.some(({ role, name }) => (role === 'StaticText' || role === 'heading') && matches(words, name));
  }

  get focused(): Thing | undefined {
    return this.things.findLast(({ isFocused }) => isFocused);
  }

  /** Returns the approximate number of tab stops from the top of the page to `thing`. */
  stopsTo(thing: Thing): number {
    const before = this.things.filter(({ at, isFocusable, role }) => at < thing.at && isFocusable && STOPS.has(role));
    return new Set(before.map(({ group, at }) => group ?? at)).size;
  }

  /** Returns the approximate number of tab stops from `from`, or from the top of the page, to `to`. */
  stopsBetween(from: Thing | undefined, to: Thing): number {
    return Math.abs(this.stopsTo(to) - (from ? this.stopsTo(from) : 0));
  }

  get isBusy(): boolean {
    return this.things.some(({ isBusy }) => isBusy);
  }

  /** Returns the whole tree as text, without parts that change by themselves. */
  print(): string {
    return this.things
      .filter(({ role, within }) => !CLOCKS.has(role) && !within.some((outer) => CLOCKS.has(outer.split(' ')[0] ?? '')))
      .map(({ role, name, value, isOn, isDisabled, isFocused, isExpanded }) =>
        [role, name, value, isOn && 'on', isDisabled && 'disabled', isExpanded && 'expanded', isFocused && 'focused']
          .filter(Boolean)
          .join(' · '),
      )
      .join('\n');
  }
}

interface Outer {
  within: readonly string[];
  group: string | null;
  isLive: boolean;
}

function innerOf(outer: Outer, { role, name }: Thing, { nodeId }: AxNode): Outer {
  const within = role === 'StaticText' ? outer.within : [...outer.within, `${role} ${name}`];
  return { ...outer, within, group: COMPOSITE.has(role) ? nodeId : role === 'dialog' ? null : outer.group };
}

function thingOf(node: AxNode, at: number, { within, group }: Outer): Thing {
  const role = textOf(node.role);
  const flag = (name: string) => propertyOf(node, name) === true;
  const state = (name: string) => {
    const value = propertyOf(node, name);
    return value === undefined ? null : value === true || value === 'true';
  };
  return {
    role,
    name: textOf(node.name),
    description: textOf(node.description),
    value: textOf(node.value),
    at,
    isFocused: flag('focused'),
    isFocusable: flag('focusable'),
    isDisabled: flag('disabled'),
    isBusy: flag('busy'),
    isOn: state('pressed') ?? state('checked') ?? state('selected'),
    isExpanded: state('expanded'),
    within,
    // The radio buttons of a question share a tab stop, even if different elements contain them.
    group:
      group ??
      (role === 'radio' ? `radios of ${within.filter((outer) => /group |^dialog /.test(outer)).join(' / ')}` : null),
  };
}

const propertyOf = (node: AxNode, name: string): unknown =>
  node.properties?.find((property) => property.name === name)?.value.value;

const textOf = (said: { value?: unknown } | undefined): string =>
  said?.value === undefined || said.value === null ? '' : String(said.value).replaceAll(/\s+/g, ' ').trim();
