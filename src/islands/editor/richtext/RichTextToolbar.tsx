import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useSlate } from 'slate-react';
import { redo, undo } from '../stores/history.ts';
import { beginNote } from '../canvas/notes/text-selection.ts';
import { Icon, type IconName } from '../components/Icon.tsx';
import { t } from '../i18n/t.ts';
import { FORMS, selectionState, setForm, setLanguage, toggleMark } from './commands.ts';
import { toggleList } from './lists.ts';

/** Languages that words of a text are often in. */
const LANGUAGES = ['de', 'en', 'fr', 'it'] as const;

/** The arrow keys lead from tool to tool; Tab leads past all of them. */
function onKeyDown({ key, currentTarget, target }: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step === undefined) return;
  const tools = [...currentTarget.querySelectorAll<HTMLElement>('button,select')];
  const next = tools.at((tools.indexOf(target as HTMLElement) + step) % tools.length);
  for (const tool of tools) tool.tabIndex = tool === next ? 0 : -1;
  next?.focus();
}

interface ToolProps {
  readonly label: string;
  readonly isActive?: boolean;
  readonly isFirst?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const ToolButton = ({
  label,
  isActive: isActive,
  isFirst = false,
  onPress,
  children,
}: ToolProps) => (
  <button
    type="button"
    title={label}
    aria-label={label}
    aria-pressed={isActive}
    tabIndex={isFirst ? undefined : -1}
    // The cursor stays in the text.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    {children}
  </button>
);

/** A tool that is called as its drawing is. */
const SimpleTool = ({
  icon,
  onPress,
}: Pick<ToolProps, 'onPress'> & { readonly icon: IconName }) => (
  <ToolButton label={t(`text.${icon}`)} onPress={onPress}>
    <Icon name={icon} />
  </ToolButton>
);

interface LanguageSelectProps {
  /** Of the selected words; empty: that of the text. */
  readonly lang: string;
  readonly onChange: (lang: string) => void;
}

function LanguageSelect({ lang, onChange }: LanguageSelectProps) {
  const other = lang !== '' && !LANGUAGES.some((one) => one === lang) ? [lang] : [];
  return (
    <select
      aria-label={t('text.language')}
      title={t('text.language')}
      tabIndex={-1}
      value={lang}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{t('text.languageNone')}</option>
      {[...LANGUAGES, ...other].map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </select>
  );
}

interface FormSelectProps {
  readonly form: string;
  readonly onChange: (form: string) => void;
}

const FormSelect = ({ form, onChange }: FormSelectProps) => (
  <select
    aria-label={t('text.form')}
    title={t('text.form')}
    tabIndex={-1}
    value={form}
    onChange={({ target }) => onChange(target.value)}
  >
    {['', ...FORMS].map((one) => (
      <option key={one} value={one}>
        {t(one === '' ? 'text.formNone' : `text.${one}`)}
      </option>
    ))}
  </select>
);

/**
 * The tools of a text of the page stand above everything that could clip them, and stay where they
 * are in the order of the page, for the keyboard.
 */
function usePlace(isOnPage: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tools = ref.current;
    const text = tools?.parentElement;
    if (!isOnPage || !tools || !text) return undefined;
    tools.popover = 'manual';
    let end: (() => void) | undefined;
    void import('./tools-place.ts').then(({ followText }) => {
      if (tools.isConnected) end = followText(tools, text);
    });
    return () => end?.();
  }, [isOnPage]);
  return ref;
}

interface Props {
  readonly label: string;
  readonly onLink: () => void;
  /** It belongs to a text of the page, which has the focus. */
  readonly isOnPage: boolean;
  /** Moves the module that the text is. */
  readonly onDrag?: ((event: PointerEvent) => void) | undefined;
}

const Handle = ({ onDrag }: Required<Pick<Props, 'onDrag'>>) => (
  <span
    className="ed-handle"
    aria-hidden="true"
    title={t('module.drag')}
    // The cursor stays in the text.
    onMouseDown={(event) => event.preventDefault()}
    onPointerDown={({ nativeEvent }) => onDrag?.(nativeEvent)}
  >
    <Icon name="drag" />
  </span>
);

/** The toolbar of a rich text: marks, links, lists, language, history. */
export function RichTextToolbar({ label, onLink, isOnPage, onDrag }: Props) {
  const editor = useSlate();
  const { bold, italic, form, lang, href, list } = selectionState(editor);
  return (
    <div
      ref={usePlace(isOnPage)}
      className="ed-rich-tools"
      role="toolbar"
      aria-label={t('text.tools', { label })}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {onDrag && <Handle onDrag={onDrag} />}
      <ToolButton
        isFirst
        label={t('text.bold')}
        isActive={bold}
        onPress={() => toggleMark(editor, 'bold')}
      >
        <b>B</b>
      </ToolButton>
      <ToolButton
        label={t('text.italic')}
        isActive={italic}
        onPress={() => toggleMark(editor, 'italic')}
      >
        <i>I</i>
      </ToolButton>
      <ToolButton label={t('text.link')} isActive={href !== null} onPress={onLink}>
        <Icon name="link" />
      </ToolButton>
      <ToolButton
        label={t('text.bulleted')}
        isActive={list === 'bulleted'}
        onPress={() => toggleList(editor, 'bulleted')}
      >
        <Icon name="bulleted" />
      </ToolButton>
      <ToolButton
        label={t('text.numbered')}
        isActive={list === 'numbered'}
        onPress={() => toggleList(editor, 'numbered')}
      >
        <Icon name="numbered" />
      </ToolButton>
      <FormSelect form={form} onChange={(next) => setForm(editor, next)} />
      <LanguageSelect lang={lang} onChange={(next) => setLanguage(editor, next)} />
      {isOnPage && <SimpleTool icon="note" onPress={beginNote} />}
      <SimpleTool icon="undo" onPress={undo} />
      <SimpleTool icon="redo" onPress={redo} />
    </div>
  );
}
