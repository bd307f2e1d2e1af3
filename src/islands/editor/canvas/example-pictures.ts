import type { StoredModule } from '../../../content/fields/module-tree.ts';
import type { ModuleOffer } from '../../../lib/editing/library.ts';
import { completeModule } from '../stores/new-module.ts';
import { renderPreview } from './render-modules.ts';

/** What comes into sight within so long is asked for at once, in milliseconds. */
const COLLECT_MS = 50;
/** As wide as a picture in the library can be, for the choice of its file. */
const SIZES = '220px';

type Picture = HTMLElement | null;

/** The examples of kinds as their views show them: each is rendered once, several by one call. */
class ExamplePictures {
  readonly #pictures = new Map<string, Promise<Picture>>();
  #batch: Promise<ReadonlyMap<string, Picture>> | null = null;
  #modules: StoredModule[] = [];

  /** Null: the kind has no example, or the server does not answer. */
  request(offer: ModuleOffer): Promise<Picture> {
    const known = this.#pictures.get(offer.kind);
    if (known !== undefined) return known;
    const picture = this.#render(offer);
    this.#pictures.set(offer.kind, picture);
    return picture;
  }

  async #render({ kind, examples: [example] }: ModuleOffer): Promise<Picture> {
    if (example === undefined) return null;
    const { data, columns } = example;
    const module = completeModule({ id: kind, kind, data, columns });
    this.#modules.push(module);
    this.#batch ??= this.#send();
    const picture = (await this.#batch).get(module.id) ?? null;
    // What did not come is asked for again when it is seen again.
    if (picture === null) this.#pictures.delete(kind);
    return picture;
  }

  async #send(): Promise<ReadonlyMap<string, Picture>> {
    await new Promise((resolve) => setTimeout(resolve, COLLECT_MS));
    const modules = this.#modules;
    this.#modules = [];
    this.#batch = null;
    const pictures = await renderPreview(
      modules,
      modules.map(({ id }) => id),
    );
    for (const picture of pictures.values())
      for (const image of picture.querySelectorAll('img,source'))
        image.setAttribute('sizes', SIZES);
    return pictures;
  }
}

const examplePictures = new ExamplePictures();

export const requestExample = (offer: ModuleOffer): Promise<Picture> =>
  examplePictures.request(offer);
