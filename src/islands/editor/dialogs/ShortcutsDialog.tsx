import { Fragment, type ReactNode } from 'react';
import { Button } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { t } from '../i18n/t.ts';
import {
  IS_APPLE,
  SHORTCUTS,
  TYPED,
  type Combination,
  type ShortcutGroup,
} from '../keys/shortcuts.ts';
import { $showsShortcuts } from '../stores/selection.ts';

/** As Apple's keyboards and menus have them. */
const APPLE: Readonly<Record<string, string>> = {
  mod: '⌘',
  alt: '⌥',
  shift: '⇧',
  Enter: '↩',
  Delete: '⌦',
  Tab: '⇥',
  Escape: 'esc',
};
/** Keys that are called alike everywhere. */
const SIGNS: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓' };
/** Keys that a language has a name for. */
const NAMED = ['mod', 'alt', 'shift', 'Enter', 'Delete', 'Tab', 'Escape', 'ContextMenu'];

function keyName(name: string): string {
  if (IS_APPLE && APPLE[name] !== undefined) return APPLE[name];
  if (NAMED.includes(name)) return t(`shortcuts.key.${name}`);
  if (name === ' ') return t('shortcuts.key.space');
  return SIGNS[name] ?? (name.length === 1 ? name.toUpperCase() : name);
}

/** What is held, in the order in which each system's menus name it. */
const HELD = IS_APPLE ? (['alt', 'shift', 'mod'] as const) : (['mod', 'alt', 'shift'] as const);

const keysOf = (combination: Combination): readonly string[] => [
  ...HELD.filter((name) => combination[name] === true),
  combination.key,
];

/** What there is no key for on Apple's keyboards. */
const isThere = ({ key }: Combination): boolean => !(IS_APPLE && key === 'ContextMenu');

const Keys = ({ of }: { readonly of: Combination }) =>
  keysOf(of).map((name, at) => (
    <Fragment key={name}>
      {at > 0 && ' + '}
      <kbd>{keyName(name)}</kbd>
    </Fragment>
  ));

const Row = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** What a shortcut does, or a group is. */
const words = (part: string): string => t(`shortcuts.${part}`);

/** One part of the table, with what is typed where it is about text. */
function Group({ name }: { readonly name: ShortcutGroup }) {
  const rows = Object.entries<readonly Combination[]>(SHORTCUTS[name]);
  return (
    <section>
      <h3>{words(`${name}_title`)}</h3>
      <dl>
        {rows.map(([key, combinations]) => (
          <Row key={key} label={words(`${name}_${key}`)}>
            {combinations.filter(isThere).map((combination, at) => (
              <Fragment key={keysOf(combination).join('+')}>
                {at > 0 && ` ${t('shortcuts.or')} `}
                <Keys of={combination} />
              </Fragment>
            ))}
          </Row>
        ))}
        {name === 'text' &&
          Object.entries(TYPED).map(([key, typed]) => (
            <Row key={key} label={words(`typed_${key}`)}>
              <kbd>{typed.trim()}</kbd>
              {typed.endsWith(' ') && (
                <>
                  {' '}
                  <kbd>{t('shortcuts.key.space')}</kbd>
                </>
              )}
            </Row>
          ))}
      </dl>
    </section>
  );
}

/** Every shortcut of the editor, in groups, with the keys of this machine. */
export function ShortcutsDialog() {
  const close = (): void => {
    $showsShortcuts.set(false);
  };
  return (
    // It is read from its beginning; its button stands at its end.
    <Dialog title={t('shortcuts.title')} onClose={close} isUnasked>
      <div className="ed-shortcuts">
        {(Object.keys(SHORTCUTS) as ShortcutGroup[]).map((name) => (
          <Group key={name} name={name} />
        ))}
      </div>
      <p className="ed-row">
        <Button className="ed-main" onClick={close}>
          {t('shortcuts.close')}
        </Button>
      </p>
    </Dialog>
  );
}
