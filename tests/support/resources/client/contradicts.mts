/* What a generated client has to refuse: each line is an error, or the compiler says so. */
import { listEvent, putEvent, putRoom } from './client/index.js';

const path = { locale: 'de', source: 'a', source_id: 'b' } as const;

export const wrong = [
  // @ts-expect-error there is no such field
  () => putEvent({ path, body: { titel: 'Abend' } }),
  // @ts-expect-error a number is no text
  () => putRoom({ path, body: { slug: 7 } }),
  // @ts-expect-error there is no such language
  () => putRoom({ path: { ...path, locale: 'fr' }, body: {} }),
  // @ts-expect-error there is no such filter
  () => listEvent({ path: { locale: 'de' }, query: { color: 'red' } }),
];
