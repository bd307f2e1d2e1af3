import type { Content } from '../../../lib/editing/content.ts';
import { previewedAt, recordUrl } from '../api/record.ts';
import { fetchDocument } from './fetch-document.ts';

/** Modules of a content, by their ids, as the server renders them; null without an answer. */
export const requestRendering = (
  ids: readonly string[],
  modules: Content['modules'],
): Promise<Document | null> =>
  fetchDocument('POST', recordUrl('render'), {
    modules,
    ids,
    at: previewedAt,
  });

/** The modules of a rendering as elements of this document, by their ids. */
export const modulesIn = (rendering: Document | null): ReadonlyMap<string, HTMLElement> =>
  new Map(
    [...(rendering?.querySelectorAll<HTMLElement>('body > [data-module]') ?? [])].map((module) => [
      module.dataset['module'] ?? '',
      document.importNode(module, true),
    ]),
  );

/** What the editor recognizes a module of the page by, and its texts: there is one of each. */
const IDENTIFIERS = ['data-module', 'data-field', 'data-column', 'id'];

/** Modules rendered as the server shows them, to be looked at; none of them is one of the page. */
export async function renderPreview(
  modules: Content['modules'],
  ids: readonly string[],
): Promise<ReadonlyMap<string, HTMLElement>> {
  const previews = modulesIn(await requestRendering(ids, modules));
  for (const preview of previews.values())
    for (const element of [preview, ...preview.querySelectorAll('*')])
      for (const name of IDENTIFIERS) element.removeAttribute(name);
  return previews;
}
