import { signFilmSchema, type SignFilm } from '../../../../content/records/sign-film.ts';
import type { Locale } from '../../../constants.ts';
import { textIn } from '../../../i18n/localized.ts';
import { imageView } from '../../../media/picture.ts';
import type { SignFilmView } from '../../../views/page.ts';

/** The films of a record as a page shows them; what an editor has not finished is left out. */
export const signFilms = (films: readonly SignFilm[], locale: Locale): readonly SignFilmView[] =>
  films.flatMap((stored) => {
    const parsed = signFilmSchema.safeParse(stored);
    if (!parsed.success) return [];
    const { title, image, transcript, ...film } = parsed.data;
    return [
      {
        ...film,
        title: textIn(title, locale),
        image: image && imageView(image, locale),
        transcript: textIn(transcript, locale),
      },
    ];
  });
