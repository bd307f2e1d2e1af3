import type { StoredModule } from '../../../content/fields/module-tree.ts';
import { allModules, isSame, type Content } from '../../../lib/editing/content.ts';
import { t } from '../i18n/t.ts';
import { alerts } from '../stores/alerts.ts';
import { $content } from '../stores/content.ts';
import { elementOf, modulesContainer, topModules } from './dom.ts';
import { modulesIn, requestRendering } from './render-modules.ts';

/** Rendering waits for a pause so long, in milliseconds. */
const RENDER_DELAY_MS = 120;
/** And for so many times what it takes to put a rendering into the page, which is more on long pages. */
const DELAY_PER_COST = 6;
/** Nobody waits longer than this to see what was changed, in milliseconds. */
const MAX_DELAY_MS = 600;
/** Without an answer it is requested again after so long. */
const RETRY_DELAY_MS = 4000;

/** Told whether other elements are on the page now: what is typed is there before. */
type RenderedListener = (isOther: boolean) => void;
type Modules = Content['modules'];
type Elements = ReadonlyMap<string, HTMLElement>;

const withoutWritten = ({ written: _, ...module }: StoredModule): unknown => ({
  ...module,
  columns: module.columns.map((column) => column.map(withoutWritten)),
});

/** A selector of what has the focus on the page, to find it again when its module was replaced. */
function focusSelector(): string {
  for (const name of ['data-field', 'data-module']) {
    const key = document.activeElement?.getAttribute(name);
    if (key) return `[${name}="${CSS.escape(key)}"]`;
  }
  return '';
}

/** What had the focus has it again; in a line of words the caret stands where it stood. */
function focusAgain(selector: string, caret: number): void {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus({ preventScroll: true });
  const words = element?.isContentEditable === true ? element.firstChild : null;
  if (words instanceof Text) getSelection()?.collapse(words, Math.min(caret, words.length));
}

/**
 * An element becomes what another one is. It stays where it is, because browsers style all that
 * stand beside it anew for each that comes or goes.
 */
function takeOver(current: HTMLElement, other: HTMLElement): void {
  for (const { name } of [...current.attributes])
    if (!other.hasAttribute(name)) current.removeAttribute(name);
  for (const { name, value } of other.attributes)
    if (current.getAttribute(name) !== value) current.setAttribute(name, value);
  current.replaceChildren(...other.childNodes);
}

/** Brings the modules at the top of the page into this order; others are removed. */
function arrange(modules: Modules): void {
  const { parent, before } = modulesContainer();
  const ids = new Set(modules.map(({ id }) => id));
  const elements = new Map<string, HTMLElement>();
  for (const element of topModules()) {
    const id = element.dataset['module'] ?? '';
    if (!ids.has(id)) element.remove();
    else if (!elements.has(id)) elements.set(id, element);
  }
  let next = before?.parentNode === parent ? before : null;
  for (const { id } of modules.toReversed()) {
    const element = elements.get(id);
    if (element === undefined) continue;
    if (element.nextSibling !== next || element.parentElement !== parent)
      parent.insertBefore(element, next);
    next = element;
  }
}

/**
 * Shows the content on the page: what changed is rendered again by its own view on the
 * server, module by module, and replaces what was there. Editors see what visitors will get.
 *
 * Idle → scheduled by `schedule` → rendering, until the page shows the newest content;
 * a rendering without an answer is scheduled again.
 */
class CanvasRenderer {
  /** What each module at the top of the page showed when it was last rendered. */
  readonly #rendered = new Map<string, StoredModule>();
  /** Their ids, in the order in which they stood. */
  #order: readonly string[] = [];
  /** How many modules there were, those in columns too. */
  #count = 0;
  /** Modules that are typed into: they show what is typed anyway. */
  readonly #typing = new Set<string>();
  readonly #listeners = new Set<RenderedListener>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the timer is for a module that came or went. */
  #isUrgent = false;
  #isRendering = false;
  /** What it took to put the last rendering into the page, in milliseconds. */
  #costMs = 0;
  #hasFailed = false;
  #isFollowing = false;
  /** Whether the page has a header of its own, or its first module stands for it. */
  #header: string | undefined;
  #isHeaderStale = false;

  /** Calls back after each rendering; returns what ends that. */
  onRendered(listener: RenderedListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** The page shows this content as the server has it; from now on it follows the store. */
  start({ modules }: Content): void {
    this.#rendered.clear();
    for (const module of modules) this.#rendered.set(module.id, module);
    this.#order = [...this.#rendered.keys()];
    this.#count = allModules(modules).length;
    // What the editor starts on is prepared by its start; another page at once, before the next key.
    if (this.#isFollowing) for (const listener of this.#listeners) listener(true);
    else $content.listen(() => this.schedule());
    this.#isFollowing = true;
    if ($content.get().modules !== modules) this.schedule();
  }

  /**
   * Renders what changed after a pause; at once where a module came or went. Whoever has made it
   * writes on without a pause, and has to see what.
   */
  schedule(): void {
    if (this.#isUrgent) return;
    clearTimeout(this.#timer);
    // What the server did not answer is not asked for again with each key.
    this.#isUrgent = !this.#hasFailed && allModules($content.get().modules).length !== this.#count;
    const delay = Math.max(RENDER_DELAY_MS, this.#costMs * DELAY_PER_COST);
    this.#timer = setTimeout(
      () => void this.#run(),
      this.#isUrgent ? 0 : Math.min(delay, MAX_DELAY_MS),
    );
  }

  /** What a module at the top of the page shows of others is something else now. */
  renew(id: string): void {
    this.#rendered.delete(id);
    this.schedule();
  }

  /** While somebody stands in a text of a module at the top of the page, it is left as it is. */
  hold(id: string): void {
    this.#typing.add(id);
  }

  /** The same from the first key on, until the text is left. */
  setTyping(id: string, isTyping: boolean): void {
    if (isTyping) {
      this.hold(id);
      // What is typed is on the page without having been rendered.
      this.#rendered.delete(id);
    } else if (this.#typing.delete(id)) this.schedule();
  }

  isTyping(): boolean {
    return this.#typing.size > 0;
  }

  /** Whether the page around the modules has to be fetched anew; true once for each change. */
  takeStaleHeader(): boolean {
    const isStale = this.#isHeaderStale;
    this.#isHeaderStale = false;
    return isStale;
  }

  async #run(): Promise<void> {
    this.#isUrgent = false;
    if (this.#isRendering) return;
    this.#isRendering = true;
    let content: Content | undefined;
    while (content !== $content.get()) {
      content = $content.get();
      await this.#render(content.modules);
    }
    this.#isRendering = false;
  }

  async #render(modules: Modules): Promise<void> {
    const order = modules.map(({ id }) => id);
    // The modules above decide on the levels of headings below.
    const isReordered = !isSame(this.#order, order);
    const ids = this.#changed(modules, isReordered);
    const elements: Elements | null =
      ids.length > 0 || isReordered ? await this.#request(modules, ids) : new Map();
    // Without an answer everything stays to be rendered.
    if (elements === null) this.#retry();
    else {
      this.#order = order;
      this.#count = allModules(modules).length;
      this.#hasFailed = false;
    }
    const began = performance.now();
    const focused = focusSelector();
    const caret = getSelection()?.focusOffset ?? 0;
    const isOther = isReordered || (elements?.size ?? 0) > 0;
    if (isOther) {
      this.#replace(elements ?? new Map());
      arrange(modules);
    }
    for (const module of modules)
      if (elements?.has(module.id) && !this.#typing.has(module.id))
        this.#rendered.set(module.id, module);
    for (const listener of this.#listeners) listener(isOther);
    if (focused !== '' && document.activeElement === document.body) focusAgain(focused, caret);
    this.#costMs = performance.now() - began;
  }

  /** What is shown is older than what was written: told once, until it is shown again. */
  #retry(): void {
    setTimeout(() => this.schedule(), RETRY_DELAY_MS);
    if (!this.#hasFailed) alerts.show('error', t('load.render'));
    this.#hasFailed = true;
  }

  #changed(modules: Modules, isReordered: boolean): readonly string[] {
    return modules
      .filter((module) => {
        const before = this.#rendered.get(module.id);
        if (this.#typing.has(module.id)) return false;
        if (before === undefined || isReordered) return true;
        return !isSame(withoutWritten(before), withoutWritten(module));
      })
      .map(({ id }) => id);
  }

  async #request(modules: Modules, ids: readonly string[]): Promise<Elements | null> {
    const rendering = await requestRendering(ids, modules);
    if (rendering === null) return null;
    const { header } = rendering.documentElement.dataset;
    this.#isHeaderStale ||=
      this.#header !== undefined && header !== undefined && this.#header !== header;
    this.#header = header ?? this.#header;
    return modulesIn(rendering);
  }

  #replace(elements: Elements): void {
    const { parent, before } = modulesContainer();
    for (const [id, element] of elements) {
      if (this.#typing.has(id)) continue;
      const current = elementOf(id);
      if (current?.tagName === element.tagName) takeOver(current, element);
      else if (current) current.replaceWith(element);
      else parent.insertBefore(element, before?.parentNode === parent ? before : null);
    }
  }
}

export const canvasRenderer = new CanvasRenderer();
