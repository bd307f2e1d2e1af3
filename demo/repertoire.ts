import { numbered } from './numbered.ts';
import { works } from './works.ts';

/** Everyone who wrote what is played, by the name in German. */
export const composers = numbered(
  Object.fromEntries(Object.values(works).map(({ composer, name }) => [composer, { name }])),
);

/** The works as records; programmes name them by their ids. */
export const repertoire = numbered(
  Object.fromEntries(
    Object.entries(works).map(([key, { composer, name: _, note: __, ...work }]) => [
      key,
      { ...work, composers: [composers.idOf(composer)] },
    ]),
  ),
);
