import { $content } from '../stores/content.ts';
import { $rich } from './in-place.ts';
import { follow, isTypedInto } from './refresh.ts';
import { fetchDocument } from './fetch-document.ts';

/**
 * What the page shows of the record's own fields – its title, its header – stands
 * around the modules: it is fetched as a whole, once it is saved.
 */
export async function reloadPage(): Promise<void> {
  const page = await fetchDocument('GET', location.href);
  const main = page?.querySelector('main');
  const there = document.querySelector('main');
  if (!main || !there || $rich.get() !== null || isTypedInto()) return;
  there.replaceWith(document.importNode(main, true));
  document.title = page?.title ?? document.title;
  follow($content.get());
}
