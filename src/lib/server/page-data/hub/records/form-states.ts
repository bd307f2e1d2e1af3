import type { Fields } from '../../../../../content/records/define.ts';
import { records, type Kind } from '../../../../../content/records/kinds.ts';
import { LOCALES, type Locale } from '../../../../constants.ts';
import { versionsOf } from '../../../repositories/versions.ts';
import type { PageContext } from '../../page/page-context.ts';

type Texts = Partial<Readonly<Record<Locale, string>>>;
type Values = Readonly<Record<string, unknown>>;

const textsOf = (content: Values, name: string): Texts => content[name] ?? {};

/**
 * Which language of each text was not changed since the other one was: the translation that
 * has to be looked at. As far as the history goes; a text that never changed says nothing.
 */
export async function olderLanguages(
  { app }: Pick<PageContext, 'app'>,
  kind: Kind,
  id: number,
): Promise<ReadonlyMap<string, Locale>> {
  const states = (await versionsOf(app.database.db, kind, id)).filter(
    ({ state }) => state === 'published',
  );
  const older = new Map<string, Locale>();
  const [now, ...before] = states;
  if (now === undefined) return older;
  for (const [name, field] of Object.entries(records[kind].fields as Fields)) {
    if (field.keep !== 'translated') continue;
    const texts = textsOf(now.content, name);
    /** The newest state in which it read otherwise. */
    const changed = (locale: Locale): number => {
      const at = before.findIndex(
        ({ content }) => (textsOf(content, name)[locale] ?? '') !== (texts[locale] ?? ''),
      );
      return at === -1 ? Infinity : at;
    };
    const [first, second] = LOCALES;
    if (LOCALES.some((locale) => (texts[locale] ?? '') === '')) continue;
    const [one, other] = [changed(first), changed(second)];
    if (one !== other) older.set(name, one < other ? second : first);
  }
  return older;
}
