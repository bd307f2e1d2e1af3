import { MAX_ROWS } from '../../../content/rich-text/limits.ts';
import { moduleById } from '../../../lib/editing/content.ts';
import { locale } from '../api/record.ts';
import type { InlineRichTextField } from '../canvas/inline-editing.ts';
import { typeAhead } from '../canvas/typing/type-ahead.ts';
import { t } from '../i18n/t.ts';
import { shortcutOf } from '../keys/shortcuts.ts';
import { setField } from '../stores/commands.ts';
import { $content } from '../stores/content.ts';
import { writingOf } from './kinds.ts';
import { NO_TEXT } from './pieces.ts';
import { focusText } from './write-into.ts';

type Rows = readonly Readonly<Record<string, readonly unknown[]>>[];

/** A row more at the end of a table; writing goes on in its first cell. @returns whether there is one */
function addRow(id: string): boolean {
  const module = moduleById($content.get().modules, id);
  const writing = writingOf(module);
  if (module === null || writing?.as !== 'rows') return false;
  const { field, cells, text } = writing;
  const rows = module.data[field] as Rows;
  if (rows.length >= MAX_ROWS) return false;
  const width = Math.max(...rows.map((row) => row[cells]?.length ?? 0));
  const row = { [cells]: Array.from({ length: width }, () => ({ [text]: NO_TEXT })) };
  setField(id, [field], [...rows, row]);
  typeAhead({
    module: id,
    path: [field, rows.length, cells, 0, text, locale],
    label: t('text.writing'),
    isRich: true,
    focus: (element) => focusText(element, 'end'),
  });
  return true;
}

/**
 * Tab and Shift+Tab go from cell to cell; in the last one, once something was written in it, Tab
 * adds a row. Where there is no other cell, behind Escape, and by F6 the keys lead on as anywhere.
 */
export function followCellKeys(box: HTMLElement, target: InlineRichTextField): void {
  const table = target.element.closest('table');
  if (table === null) return;
  const field = target.element.dataset['field'];
  let isUsed = target.pointer !== null && target.caret === null;
  const onKey = (event: KeyboardEvent): void => {
    const { key } = event;
    const name = shortcutOf(event, 'table');
    if (key !== 'Tab' && key !== 'Shift') isUsed = key !== 'Escape';
    const isInText = event.target instanceof Element && event.target.matches('.ed-rich-text');
    if (name === null || !isInText) return;
    const cells = [...table.querySelectorAll<HTMLElement>('[data-field][data-ready]')];
    // A module that came anew from the server has other elements with the same names.
    const here = cells.findIndex(({ dataset }) => dataset['field'] === field);
    const next = here === -1 ? undefined : cells[here + (name === 'previous' ? -1 : 1)];
    if (next !== undefined) focusText(next, 'end');
    else if (name === 'previous' || !isUsed || !addRow(target.module)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Before the text itself, where Tab moves entries of lists.
  box.addEventListener('keydown', onKey, true);
}
