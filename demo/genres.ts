import type { GenreInput } from '../src/content/records/groups.ts';
import { numbered } from './numbered.ts';
import { t } from './text.ts';

export const genres = numbered({
  orchester: { name: t('Orchester', 'Orchestra') },
  kammermusik: { name: t('Kammermusik', 'Chamber music') },
  klavier: { name: t('Klavier', 'Piano') },
  orgel: { name: t('Orgel', 'Organ') },
  chor: { name: t('Chor', 'Choral') },
  lied: { name: t('Lied & Stimme', 'Song & voice') },
  oper: { name: t('Oper', 'Opera') },
  alte: { name: t('Alte Musik', 'Early music') },
  neue: { name: t('Neue Musik', 'New music') },
  jazz: { name: t('Jazz', 'Jazz') },
  global: { name: t('Weltweit', 'Global sounds') },
  film: { name: t('Filmmusik', 'Film music') },
  familie: { name: t('Kinder & Familie', 'Children & family') },
} satisfies Record<string, GenreInput>);
export type GenreKey = Parameters<typeof genres.idOf>[0];
