import { Template } from './template.ts';

/** Of what is made of one object; enough for every language, state and path that pages share. */
const MAX_BYTES = 12_000_000;

interface Fragments {
  readonly byKey: Map<string, Template | Promise<Template>>;
  bytes: number;
}

/** Kept with what they are made of: a new object (after a change) begins anew. */
const fragments = new WeakMap<object, Fragments>();

function fragmentsOf(of: object): Fragments {
  const cached = fragments.get(of) ?? { byKey: new Map(), bytes: 0 };
  fragments.set(of, cached);
  return cached;
}

/** A part that was rendered earlier; null when it was not. */
export function cachedFragment(of: object, by: string): Template | null {
  const template = fragments.get(of)?.byKey.get(by);
  return template instanceof Template ? template : null;
}

/**
 * A part of a page that many pages share, rendered once.
 * @param of what the part is made of
 * @param by what else it depends on
 */
export function fragment(
  of: object,
  by: string,
  render: () => Promise<string>,
): Template | Promise<Template> {
  const all = fragmentsOf(of);
  const cached = all.byKey.get(by);
  if (cached !== undefined) return cached;
  const rendering = render().then(
    (html) => {
      const template = new Template(html);
      if (all.bytes > MAX_BYTES) {
        all.byKey.clear();
        all.bytes = 0;
      }
      all.byKey.set(by, template);
      all.bytes += template.bytes + by.length;
      return template;
    },
    (error: unknown) => {
      all.byKey.delete(by);
      throw error;
    },
  );
  all.byKey.set(by, rendering);
  return rendering;
}
