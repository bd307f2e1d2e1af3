import { afterEach, describe, expect, it, vi } from 'vitest';
import de from '../../../src/content/i18n/de/editor.json' with { type: 'json' };
import en from '../../../src/content/i18n/en/editor.json' with { type: 'json' };

const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

/** The table as a machine has it. */
async function tableOn(userAgent: string) {
  vi.resetModules();
  vi.stubGlobal('navigator', { userAgent });
  return import('../../../src/islands/editor/keys/shortcuts.ts');
}
afterEach(() => {
  vi.unstubAllGlobals();
});

const pressed = (
  key: string,
  more: Partial<Record<'ctrl' | 'meta' | 'alt' | 'shift', true>> = {},
) => ({
  key,
  ctrlKey: more.ctrl === true,
  metaKey: more.meta === true,
  altKey: more.alt === true,
  shiftKey: more.shift === true,
});

describe('ED-01 the shortcuts of the editor', () => {
  it('ED-01 are told apart by their other keys, whatever the case of the letter', async () => {
    const { shortcutOf } = await tableOn(LINUX);
    expect(shortcutOf(pressed('z', { ctrl: true }), 'page')).toBe('undo');
    expect(shortcutOf(pressed('Z', { ctrl: true, shift: true }), 'page')).toBe('redo');
    expect(shortcutOf(pressed('y', { ctrl: true }), 'page')).toBe('redo');
    expect(shortcutOf(pressed('?', { shift: true }), 'page')).toBe('help');
    expect(shortcutOf(pressed('?'), 'page')).toBe('help');
    expect(shortcutOf(pressed('F10', { shift: true }), 'module')).toBe('tools');
    expect(shortcutOf(pressed('Tab', { shift: true }), 'text')).toBe('outdent');
    expect(shortcutOf(pressed('ArrowUp', { alt: true }), 'entry')).toBe('up');
  });

  it('ED-01 control: keys alone, with others, and signs made with AltGr are none', async () => {
    const { shortcutOf } = await tableOn(LINUX);
    for (const event of [
      pressed('z'),
      pressed('s', { ctrl: true, alt: true }),
      pressed('z', { meta: true }),
    ])
      expect(shortcutOf(event, 'page')).toBeNull();
    expect(shortcutOf(pressed('ArrowUp'), 'module')).toBeNull();
    expect(shortcutOf(pressed('F10'), 'module')).toBeNull();
  });

  it('ED-01 are commands with ⌘ on a Mac, where Ctrl moves the cursor', async () => {
    const { ariaShortcuts, shortcutOf } = await tableOn(MAC);
    expect(shortcutOf(pressed('b', { meta: true }), 'text')).toBe('bold');
    expect(shortcutOf(pressed('b', { ctrl: true }), 'text')).toBeNull();
    expect(ariaShortcuts('module')).toContain('Meta+d');
    const linux = await tableOn(LINUX);
    expect(linux.ariaShortcuts('module')).toBe(
      'Enter Shift+F10 ContextMenu Alt+ArrowUp Alt+ArrowDown Control+d Delete',
    );
  });

  it('ED-01 have words in both languages, and no group has one combination twice', async () => {
    const { SHORTCUTS, TYPED } = await tableOn(LINUX);
    const expected = [
      ...Object.entries(SHORTCUTS).flatMap(([group, names]) =>
        ['title', ...Object.keys(names)].map((name) => `${group}_${name}`),
      ),
      ...Object.keys(TYPED).map((name) => `typed_${name}`),
    ].sort();
    for (const words of [de.shortcuts, en.shortcuts])
      expect(
        Object.keys(words)
          .filter((name) => name.includes('_'))
          .sort(),
      ).toEqual(expected);
    for (const names of Object.values(SHORTCUTS)) {
      const all = Object.values(names)
        .flat()
        .map((one) => JSON.stringify(one));
      expect(new Set(all).size).toBe(all.length);
    }
  });
});
