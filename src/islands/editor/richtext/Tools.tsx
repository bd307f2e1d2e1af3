import type { KeyboardEvent, ReactNode } from 'react';
import { useSlate } from 'slate-react';
import { redo, undo } from '../stores/document.ts';
import { Icon } from '../ui/Icon.tsx';
import { word } from '../words.ts';
import { selected, setLanguage, toggleList, toggleMark } from './commands.ts';

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
  readonly isOn?: boolean;
  readonly isFirst?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const Tool = ({ label, isOn, isFirst = false, onPress, children }: ToolProps) => (
  <button
    type="button"
    title={label}
    aria-label={label}
    aria-pressed={isOn}
    tabIndex={isFirst ? undefined : -1}
    // The cursor stays in the text.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    {children}
  </button>
);

interface Props {
  readonly label: string;
  readonly onLink: () => void;
}

/** What can be done to the selected words. */
export function Tools({ label, onLink }: Props) {
  const editor = useSlate();
  const { bold, italic, lang, href, list } = selected(editor);
  const other = lang !== '' && !LANGUAGES.some((one) => one === lang) ? [lang] : [];
  return (
    <div
      className="ed-rich-tools"
      role="toolbar"
      aria-label={word('text.tools', { label })}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <Tool
        isFirst
        label={word('text.bold')}
        isOn={bold}
        onPress={() => toggleMark(editor, 'bold')}
      >
        <b>B</b>
      </Tool>
      <Tool label={word('text.italic')} isOn={italic} onPress={() => toggleMark(editor, 'italic')}>
        <i>I</i>
      </Tool>
      <Tool label={word('text.link')} isOn={href !== null} onPress={onLink}>
        <Icon name="link" />
      </Tool>
      <Tool
        label={word('text.bulleted')}
        isOn={list === 'bulleted'}
        onPress={() => toggleList(editor, 'bulleted')}
      >
        <Icon name="bulleted" />
      </Tool>
      <Tool
        label={word('text.numbered')}
        isOn={list === 'numbered'}
        onPress={() => toggleList(editor, 'numbered')}
      >
        <Icon name="numbered" />
      </Tool>
      <select
        aria-label={word('text.language')}
        title={word('text.language')}
        tabIndex={-1}
        value={lang}
        onChange={({ target }) => setLanguage(editor, target.value)}
      >
        <option value="">{word('text.languageNone')}</option>
        {[...LANGUAGES, ...other].map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
      <Tool label={word('text.undo')} onPress={undo}>
        <Icon name="undo" />
      </Tool>
      <Tool label={word('text.redo')} onPress={redo}>
        <Icon name="redo" />
      </Tool>
    </div>
  );
}
