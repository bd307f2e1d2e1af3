import type { EventEntity } from '../../../../content/records/event.ts';
import { localText, textIn } from '../../../i18n/localized.ts';
import { detailPath } from '../../../routing/record-routes.ts';
import type {
  ComposerView,
  OriginalTitle,
  PerformerView,
  ProgrammeEntryView,
} from '../../../views/event-detail-view.ts';
import {
  namedPeople,
  namedWorks,
  type NamedComposer,
  type NamedWork,
} from '../../repositories/names/named-works.ts';
import { recordTag } from '../../services/cache-tags/tags.ts';
import type { PageContext } from '../page/page-context.ts';

/** The page of somebody; null while there is none. */
function personHref(id: number, context: PageContext): string | null {
  // Noted also while there is nothing to link: the person may come online.
  context.shows(recordTag('person', id));
  const person = context.data.person.get(id);
  return person === undefined ? null : detailPath('person', person, context.locale);
}

function composerView({ id, name, person }: NamedComposer, context: PageContext): ComposerView {
  context.shows(recordTag('composer', id));
  const href = person === null ? null : personHref(person, context);
  return { id, name: textIn(name, context.locale), href };
}

/** The title in its own language, where that is another one than the page's. */
function originalOf(
  { title, original_title: text, original_language: lang }: NamedWork,
  { locale }: PageContext,
): OriginalTitle | null {
  if (text === null || lang?.split('-', 1)[0]?.toLowerCase() === locale) return null;
  return text === textIn(title, locale) ? null : { text, lang: lang ?? undefined };
}

/** What is played; works are one query, where there are any. */
export async function programmeOf(
  event: EventEntity,
  context: PageContext,
): Promise<readonly ProgrammeEntryView[]> {
  const { app, locale, t } = context;
  const ids = [...new Set(event.programme.flatMap(({ work }) => work ?? []))];
  for (const id of ids) context.shows(recordTag('work', id));
  const works = await namedWorks(app.database.db, ids);
  return event.programme.flatMap(({ work: id, text, note: notes }, at): ProgrammeEntryView[] => {
    const note = localText(notes, locale);
    const work = id === null ? undefined : works.get(id);
    if (work === undefined) {
      const title = localText(text, locale);
      const plain = { at, work: null, composers: [], original: null };
      // An entry of a draft that nobody has filled in yet.
      return title.text === '' && note.text === '' ? [] : [{ ...plain, title, note }];
    }
    const { catalogue_number: number } = work;
    const { text: title, lang } = localText(work.title, locale);
    return [
      {
        at,
        work: work.id,
        composers: work.composers.map((composer) => composerView(composer, context)),
        title: { text: number === null ? title : t('event:work', { title, number }), lang },
        original: originalOf(work, context),
        note,
      },
    ];
  });
}

/** Who performs, by the name of the evening or their own, with a link where they have a page. */
export async function performersOf(
  event: EventEntity,
  context: PageContext,
): Promise<readonly PerformerView[]> {
  const { app, data, locale } = context;
  const offline = event.performers.flatMap(({ person: id }) => (data.person.has(id) ? [] : [id]));
  const others = await namedPeople(app.database.db, offline);
  return event.performers.flatMap(({ person: id, role, credited_as: credit }, at) => {
    const href = personHref(id, context);
    const person = data.person.get(id) ?? others.get(id);
    if (person === undefined) return [];
    return [
      {
        at,
        person: id,
        name: credit ?? person.name,
        role: localText(role, locale),
        href,
        isEnsemble: person.is_ensemble,
      },
    ];
  });
}
