import type { PastedPart } from '../../../content/rich-text/pasted.ts';
import type { StoredModule } from '../../../content/fields/module-tree.ts';
import { hasModules } from '../../../lib/editing/several/copied.ts';
import { elementOf, isMissingPicture } from '../canvas/dom.ts';
import { moduleFocus } from '../canvas/module-focus.ts';
import { modulesEnd, pictureTarget } from '../files/file-target.ts';
import { receiveFiles } from '../files/receive-files.ts';
import { t } from '../i18n/t.ts';
import { lostText, picturesElsewhere } from '../richtext/pasted-words.ts';
import type { Clipboard } from '../richtext/paste-place.ts';
import { linesOf, readHtml, tablePart } from '../richtext/paste-copied.ts';
import { alerts } from '../stores/alerts.ts';
import { commit } from '../stores/history.ts';
import { placeBelow } from '../stores/placement.ts';
import { selectModule } from '../stores/selection.ts';
import { modulesOfParts } from './paste-modules.ts';

interface Read {
  readonly parts: readonly PastedPart[];
  readonly pictures: ReadonlyMap<string, string>;
  /** Words of the source that are in no part. */
  readonly lost: readonly string[];
}

/** What a clipboard holds; where the server cannot say it, its plain words. */
async function read(copied: Clipboard): Promise<Read> {
  const { html, plainText } = copied;
  const found = html === '' ? null : await readHtml(copied);
  if (found !== null) {
    const { parts, words } = found.document;
    return { parts, pictures: found.pictures, lost: words.lost };
  }
  const table = html === '' ? tablePart(plainText) : null;
  const part = table ?? ({ type: 'paragraphs', content: linesOf(plainText) } as const);
  return { parts: [part], pictures: new Map(), lost: [] };
}

/** Whether the page can hold modules; it is said where it cannot. */
function hasPlace(): boolean {
  if (modulesEnd() !== null) return true;
  alerts.show('error', t('text.noModules'));
  return false;
}

/** Puts modules below each other, as one step of undo. */
function insertBelow(id: string | null, modules: readonly StoredModule[]): boolean {
  const place = placeBelow(id);
  return commit(
    modules.map((module, at) => ({
      type: 'insert',
      module,
      place: { ...place, index: place.index + at },
    })),
  );
}

/** Makes modules of what another program has copied, below another one, or at the end of the page. */
export async function pasteBelow(copied: Clipboard, id: string | null): Promise<void> {
  if (hasModules(copied.html)) {
    const { pasteHtml } = await import('../several/clipboard.ts');
    pasteHtml(copied.html, id);
    return;
  }
  if (!hasPlace()) return;
  const { parts, pictures, lost } = await read(copied);
  const modules = await modulesOfParts(parts, pictures);
  const missing = [lostText(lost), picturesElsewhere(parts, pictures)].filter(Boolean);
  const last = modules.at(-1);
  const isDone = last !== undefined && insertBelow(id, modules);
  if (isDone) {
    selectModule(last.id);
    moduleFocus.request(last.id);
  }
  const made = isDone ? [t('text.modulesMade', { count: modules.length })] : [];
  if (isDone || missing.length > 0)
    alerts.show(missing.length > 0 ? 'error' : 'save', [...made, ...missing].join(' '));
}

/** Uploads files into the picture that a module lacks, below it, or above all modules. */
export async function pasteFiles(
  files: readonly File[],
  id: string | null,
  isAbove: boolean,
): Promise<void> {
  if (!hasPlace()) return;
  const module = id === null || isAbove ? null : elementOf(id);
  const pictures = [...(module?.querySelectorAll<HTMLElement>('[data-picture]') ?? [])];
  const missing = pictures.find(isMissingPicture);
  const place = isAbove ? { parent: null, column: 0, index: 0 } : placeBelow(id);
  await receiveFiles(files, (missing && pictureTarget(missing)) || { place });
}
