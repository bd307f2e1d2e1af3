import type { Example } from '../../../../content/modules/define.ts';
import { moduleTree } from '../../../../content/fields/module-tree.ts';
import { THEMES, type Theme } from '../../../../content/records/site.ts';
import type { Page } from '../../../views/page.ts';
import type { ShownModules } from '../../../views/module-view.ts';
import type { PageContext } from '../page/page-context.ts';
import { showModules } from '../modules/show.ts';
import { makePage, translationsOf } from '../page/page.ts';

type AnyExample = Example<never>;
/** The examples of every kind, by the kind's name. */
export type ExamplesByKind = Readonly<Record<string, Readonly<Record<string, AnyExample>>>>;

/** One example of a module, as the preview shows it. */
export interface PreviewEntry {
  readonly name: string;
  readonly modules: ShownModules['modules'];
}

/** An example as a page would keep it. Its name is its id. */
const storedExample = (kind: string, name: string, { data, columns = [] }: AnyExample) =>
  moduleTree().schema.parse([{ id: name.toLowerCase(), kind, data, columns }]);

const isTheme = (name: string | null): name is Theme =>
  (THEMES as readonly (string | null)[]).includes(name);

/** Stands for the first example of every kind, on one page. */
const EVERY = 'all';

const entriesOf = (kind: string, examples: ExamplesByKind[string] = {}) =>
  Object.entries(examples).map(([name, example]) => ({
    name,
    tree: storedExample(kind, name, example),
  }));

/** Named like their kinds, because what stands on one page has ids of its own. */
const defaults = (examples: ExamplesByKind) =>
  Object.entries(examples).flatMap(([kind, own]) =>
    Object.values(own)
      .slice(0, 1)
      .map((example) => ({ name: kind, tree: storedExample(kind, kind, example) })),
  );

/** Every example of one kind of module, for developers and for the contract test. */
export async function previewPage(
  context: PageContext,
  kind: string,
  examples: ExamplesByKind,
  theme: string | null,
): Promise<{
  readonly page: Page;
  readonly entries: readonly PreviewEntry[];
  readonly kinds: readonly string[];
}> {
  const own = kind === EVERY ? defaults(examples) : entriesOf(kind, examples[kind]);
  const renderings = await Promise.all(own.map(({ tree }) => showModules(context, tree)));
  const page = makePage(context, {
    route: 'not-found',
    title: kind,
    description: kind,
    translations: translationsOf('home'),
    frames: [...new Set(renderings.flatMap(({ frames }) => frames))],
  });
  return {
    page: isTheme(theme) ? { ...page, chrome: { ...page.chrome, theme } } : page,
    entries: own.map(({ name }, index) => ({ name, modules: renderings[index]?.modules ?? [] })),
    kinds: [EVERY, ...Object.keys(examples)],
  };
}
