/*
 * Every shortcut of the editor, once: what is pressed is held against this table, elements say
 * their keys by it, and the list of shortcuts shows it.
 */

/** On Apple's machines ⌘ commands, and Ctrl moves the cursor. */
export const IS_APPLE = /Mac|iP(?:hone|ad)/u.test(navigator.userAgent);

const COMMAND = IS_APPLE ? 'Meta+' : 'Control+';

export interface Combination {
  /** As events name it, letters small. */
  readonly key: string;
  /** Ctrl, or ⌘ on Apple's machines. */
  readonly mod?: true;
  readonly alt?: true;
  /** `any`: a sign that some keyboards have with it and some without. */
  readonly shift?: true | 'any';
}

const key = (name: string, more: Omit<Combination, 'key'> = {}): Combination => ({
  key: name,
  ...more,
});
const mod = (name: string, more: Omit<Combination, 'key' | 'mod'> = {}): Combination =>
  key(name, { mod: true, ...more });

/** By where they can be pressed; their words are `shortcuts.<group>_<name>`. */
export const SHORTCUTS = {
  page: {
    help: [key('?', { shift: 'any' }), mod('/', { shift: 'any' })],
    save: [mod('s')],
    undo: [mod('z')],
    redo: [mod('z', { shift: true }), mod('y')],
    // ⌘H hides the window.
    replace: [IS_APPLE ? mod('h', { shift: true }) : mod('h')],
    bar: [key('F6')],
    note: [mod('m', { shift: true })],
  },
  module: {
    edit: [key('Enter')],
    tools: [key('F10', { shift: true }), key('ContextMenu')],
    up: [key('ArrowUp', { alt: true })],
    down: [key('ArrowDown', { alt: true })],
    duplicate: [mod('d')],
    remove: [key('Delete')],
  },
  several: {
    up: [key('ArrowUp', { shift: true })],
    down: [key('ArrowDown', { shift: true })],
    this: [key(' ', { shift: true })],
    all: [mod('a')],
    copy: [mod('c')],
    cut: [mod('x')],
    paste: [mod('v')],
    clear: [key('Escape')],
  },
  text: {
    bold: [mod('b')],
    italic: [mod('i')],
    link: [mod('k')],
    indent: [key('Tab')],
    outdent: [key('Tab', { shift: true })],
    leave: [key('Escape')],
  },
  table: {
    next: [key('Tab')],
    previous: [key('Tab', { shift: true })],
  },
  entry: {
    up: [key('ArrowUp', { alt: true })],
    down: [key('ArrowDown', { alt: true })],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly Combination[]>>>>;

/** What is typed at the start of a paragraph and becomes something else; words as above. */
export const TYPED = { list: '- ', numbered: '1. ', headline: '## ', library: '/' } as const;

export type ShortcutGroup = keyof typeof SHORTCUTS;
type ShortcutOf<Group extends ShortcutGroup> = keyof (typeof SHORTCUTS)[Group] & string;

/** What of an event says what was pressed; React's and the browser's have it. */
type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

function isPressed(event: Pressed, { key: name, mod: isMod, alt, shift }: Combination): boolean {
  const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const command = IS_APPLE ? event.metaKey : event.ctrlKey;
  return (
    pressed === name &&
    command === !!isMod &&
    event.altKey === !!alt &&
    (shift === 'any' || event.shiftKey === !!shift)
  );
}

/** Which shortcut of a group was pressed; null: none of them. */
export function shortcutOf<Group extends ShortcutGroup>(
  event: Pressed,
  group: Group,
): ShortcutOf<Group> | null {
  const shortcuts: Readonly<Record<string, readonly Combination[]>> = SHORTCUTS[group];
  const name = Object.keys(shortcuts).find((one) =>
    shortcuts[one]?.some((combination) => isPressed(event, combination)),
  );
  return (name ?? null) as ShortcutOf<Group> | null;
}

/** The shortcuts of a group as assistive technology is told of them. */
export const ariaShortcuts = (group: ShortcutGroup): string =>
  Object.values<readonly Combination[]>(SHORTCUTS[group])
    .flat()
    .map(({ key: name, mod: isMod, alt, shift }) => {
      const command = isMod ? COMMAND : '';
      return `${command}${alt ? 'Alt+' : ''}${shift === true ? 'Shift+' : ''}${name}`;
    })
    .join(' ');
