import { MAX_REPEATED } from './limits.ts';
import type { SvgReferences } from './vector/svg-css.ts';

/** An element of a drawing, as far as it counts how much is drawn. */
export interface DrawnElement {
  readonly tag: string;
  readonly id: string | null;
  readonly classes: readonly string[];
  readonly children: DrawnElement[];
  /** Places at which markers can stand. */
  readonly points: number;
  /** What it refers to by its own attributes. */
  readonly once: readonly string[];
  readonly inherited: readonly string[];
}

/** Elements by which nothing more is drawn: they say how something looks. */
const UNDRAWN = new Set(['linearGradient', 'radialGradient', 'filter', 'style', 'title', 'desc']);
/** References to references; a drawing that somebody made has a few. */
const MAX_STEPS = 200;

/** A chain of references that has no end that is worth looking for. */
class TooManySteps extends Error {}

/** Counts what is drawn where parts of a drawing are repeated: each element once, however often. */
class Count {
  readonly #byId = new Map<string, DrawnElement>();
  readonly #sheet = new Map<string, SvgReferences[]>();
  readonly #known = new Map<DrawnElement, number>();
  readonly #open = new Set<DrawnElement>();
  /** Elements as they stand in the file. */
  own = 0;

  constructor(root: DrawnElement, sheet: readonly (readonly [string, SvgReferences])[]) {
    for (const [token, references] of sheet)
      this.#sheet.set(token, [...(this.#sheet.get(token) ?? []), references]);
    this.#register(root);
  }

  /** @throws TooManySteps */
  drawnBy(element: DrawnElement): number {
    if (UNDRAWN.has(element.tag)) return 0;
    const known = this.#known.get(element);
    if (known !== undefined) return known;
    // What refers to itself is not drawn.
    if (this.#open.has(element)) return 0;
    if (this.#open.size >= MAX_STEPS) throw new TooManySteps();
    this.#open.add(element);
    const inside = element.children.reduce((sum, child) => sum + this.drawnBy(child), 0);
    const all = [element, ...this.#styles(element)];
    const once = this.#drawnOf(all.flatMap((one) => one.once));
    const repeated = this.#drawnOf(all.flatMap((one) => one.inherited));
    const drawn = 1 + inside + once + repeated * (1 + inside + element.points);
    this.#open.delete(element);
    this.#known.set(element, drawn);
    return drawn;
  }

  #drawnOf(ids: readonly string[]): number {
    return [...new Set(ids)].reduce((sum, id) => {
      const target = this.#byId.get(id);
      return target === undefined ? sum : sum + this.drawnBy(target);
    }, 0);
  }

  #styles({ tag, id, classes }: DrawnElement): readonly SvgReferences[] {
    if (this.#sheet.size === 0) return [];
    const tokens = ['*', tag, `#${id ?? ''}`, ...classes.map((name) => `.${name}`)];
    return tokens.flatMap((token) => this.#sheet.get(token) ?? []);
  }

  #register(element: DrawnElement): void {
    this.own += 1;
    if (element.id !== null && !this.#byId.has(element.id)) this.#byId.set(element.id, element);
    for (const child of element.children) this.#register(child);
  }
}

/** Whether a drawing repeats its parts so often that far more is drawn than stands in it. */
export function repeatsTooMuch(
  root: DrawnElement,
  sheet: readonly (readonly [string, SvgReferences])[],
): boolean {
  const count = new Count(root, sheet);
  try {
    return count.drawnBy(root) - count.own > MAX_REPEATED;
  } catch (error) {
    if (error instanceof TooManySteps) return true;
    throw error;
  }
}
