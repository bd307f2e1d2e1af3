import type { StoredModule } from '../../../content/fields/module-tree.ts';
import { isSame, type Content } from '../../../lib/editing/content.ts';
import { editing, element } from '../host.ts';
import { $content } from '../stores/content.ts';
import { elementOf, modulesHome, tops } from './dom.ts';
import { fetchDocument } from './fetch-document.ts';

/*
 * What changed is rendered again by its own view on the server, module by module,
 * and takes the place of what was there: editors see what visitors will get.
 */

const PAUSE_MS = 120;
/** Without an answer it is asked again after so long. */
const RETRY_MS = 4000;

/** What each module at the top of the page showed when it was last rendered. */
const shown = new Map<string, StoredModule>();
/** Their ids, in the order in which they stood. */
let standing: readonly string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let isRunning = false;
const listeners = new Set<() => void>();
/** Modules that are typed into: they show what is typed anyway. */
const busy = new Set<string>();

/** Told after each rendering; answers with what ends that. */
export function onRefreshed(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const bare = ({ written: _, ...module }: StoredModule): unknown => ({
  ...module,
  columns: module.columns.map((column) => column.map(bare)),
});

const render = (ids: readonly string[], modules: Content['modules']): Promise<Document | null> =>
  fetchDocument('POST', editing('render'), {
    modules,
    ids,
    at: element().dataset['at'] ?? null,
  });

const elementsIn = (found: Document | null): ReadonlyMap<string, HTMLElement> =>
  new Map(
    [...(found?.querySelectorAll<HTMLElement>('body > [data-module]') ?? [])].map((one) => [
      one.dataset['module'] ?? '',
      document.importNode(one, true),
    ]),
  );

/** What the editor finds a module of the page by, and its texts: there is one of each. */
const NAMES = ['data-module', 'data-field', 'data-column', 'id'];

/** Modules rendered as the server shows them, to be looked at; none of them is one of the page. */
export async function rendered(
  modules: Content['modules'],
  ids: readonly string[],
): Promise<ReadonlyMap<string, HTMLElement>> {
  const made = elementsIn(await render(ids, modules));
  for (const whole of made.values())
    for (const part of [whole, ...whole.querySelectorAll('*')])
      for (const name of NAMES) part.removeAttribute(name);
  return made;
}

/** Whether the page has a header of its own, or its first module stands for it. */
let header: string | undefined;
let isHeaderStale = false;

/** Whether the page around the modules has to be fetched anew; asked once. */
export function takesNewHeader(): boolean {
  const takes = isHeaderStale;
  isHeaderStale = false;
  return takes;
}

async function renderedAnew(
  modules: Content['modules'],
  ids: readonly string[],
): Promise<ReadonlyMap<string, HTMLElement> | null> {
  const found = await render(ids, modules);
  if (found === null) return null;
  const now = found.documentElement.dataset['header'];
  isHeaderStale ||= header !== undefined && now !== undefined && header !== now;
  header = now ?? header;
  return elementsIn(found);
}

function order(modules: Content['modules']): void {
  const { parent, before } = modulesHome();
  const wanted = new Set(modules.map(({ id }) => id));
  for (const one of tops()) if (!wanted.has(one.dataset['module'] ?? '')) one.remove();
  let next = before?.parentNode === parent ? before : null;
  for (const { id } of modules.toReversed()) {
    const one = elementOf(id);
    if (one === null) continue;
    if (one.nextSibling !== next || one.parentElement !== parent) parent.insertBefore(one, next);
    next = one;
  }
}

async function refresh(): Promise<void> {
  const { modules } = $content.get();
  const now = modules.map(({ id }) => id);
  // What stands above decides on the levels of headings below.
  const isMoved = !isSame(standing, now);
  const ids = modules
    .filter((module) => {
      const before = shown.get(module.id);
      if (busy.has(module.id)) return false;
      if (before === undefined || isMoved) return true;
      return !isSame(bare(before), bare(module));
    })
    .map(({ id }) => id);
  const made =
    ids.length > 0 || isMoved ? await renderedAnew(modules, ids) : new Map<string, HTMLElement>();
  // Without an answer everything stays to be rendered.
  if (made === null) setTimeout(refreshSoon, RETRY_MS);
  else standing = now;
  const { parent, before } = modulesHome();
  const focused = focusKey();
  for (const [id, one] of made ?? []) {
    if (busy.has(id)) continue;
    const there = elementOf(id);
    if (there) there.replaceWith(one);
    else parent.insertBefore(one, before?.parentNode === parent ? before : null);
  }
  order(modules);
  for (const module of modules)
    if (made?.has(module.id) && !busy.has(module.id)) shown.set(module.id, module);
  for (const listener of listeners) listener();
  if (focused !== '' && document.activeElement === document.body)
    document.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
}

/** What has the focus on the page, to be found again when its module was replaced. */
function focusKey(): string {
  for (const name of ['data-field', 'data-module']) {
    const key = document.activeElement?.getAttribute(name);
    if (key) return `[${name}="${CSS.escape(key)}"]`;
  }
  return '';
}

async function run(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  let done: Content | undefined;
  while (done !== $content.get()) {
    done = $content.get();
    await refresh();
  }
  isRunning = false;
}

/** Looks at the page again after a pause. */
export function refreshSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void run(), PAUSE_MS);
}

/** While a module at the top of the page is typed into, it is left as it is. */
export function setBusy(id: string, isBusy: boolean): void {
  if (isBusy) {
    busy.add(id);
    // What is typed is on the page without having been rendered.
    shown.delete(id);
  } else if (busy.delete(id)) refreshSoon();
}

export const isTypedInto = (): boolean => busy.size > 0;

let end: (() => void) | null = null;

/** The page shows the content as the server has it; from now on it follows. */
export function follow(asRendered: Content): void {
  shown.clear();
  for (const module of asRendered.modules) shown.set(module.id, module);
  standing = [...shown.keys()];
  end ??= $content.listen(refreshSoon);
  refreshSoon();
}
