import type { Entity } from '../../../../content/records/kinds.ts';
import { inLanguage, localText } from '../../../i18n/localized.ts';
import type { WrittenView } from '../../../views/magazine-view.ts';
import { languageFacts } from '../page/language-facts.ts';
import { socialImage, type PageFacts } from '../page/page.ts';
import type { PageContext } from '../page/page-context.ts';
import { showModules } from '../modules/show.ts';

type CmsPage = Entity<'page'>;

/** What such records have in common: pages of the route table, sections and topics of the media library. */
type Written = Pick<CmsPage, 'intro' | 'meta_title' | 'meta_description' | 'modules'> &
  Partial<Pick<CmsPage, 'headline'>>;

/** What the product says itself where editors wrote nothing. */
interface OwnWords {
  readonly headline: WrittenView['headline'];
  readonly lead: string;
  /** Title of the document; without it the headline. */
  readonly title?: string;
}

type Facts = Pick<PageFacts, 'title' | 'description' | 'frames' | 'stickyLinks'>;

/** A page whose address the route table gives: its head, its introduction and its modules, each by whoever wrote it. */
export async function editorialContent(
  context: PageContext,
  record: Written | null,
  own: OwnWords,
): Promise<{ readonly view: WrittenView; readonly facts: Facts }> {
  const { locale } = context;
  const ownLead = { text: own.lead, lang: undefined };
  if (record === null)
    return {
      view: { headline: own.headline, lead: ownLead, modules: [] },
      facts: { title: own.title ?? own.headline.text, description: own.lead },
    };
  const shown = await showModules(context, record.modules);
  const headline = record.headline === undefined ? null : localText(record.headline, locale);
  const intro = localText(record.intro, locale);
  const view = {
    headline: headline === null || headline.text === '' ? own.headline : headline,
    lead: intro.text === '' ? ownLead : intro,
    modules: shown.modules,
  };
  return {
    view,
    facts: {
      title:
        inLanguage(record.meta_title[locale], own.title ?? '', view.headline) || own.headline.text,
      description: inLanguage(record.meta_description[locale], view.lead, own.lead),
      frames: shown.frames,
      stickyLinks: shown.stickyLinks,
    },
  };
}

/**
 * What else the record of such a page says in the head of its document.
 * @param isWhole false: a choice of what the page lists, which is in no page in easy language
 */
export function pageFacts(
  context: PageContext,
  record: CmsPage | null,
  isWhole = true,
): Pick<PageFacts, 'languages' | 'alternates' | 'image' | 'socialTitle' | 'socialDescription'> {
  if (record === null) return {};
  const { languages, alternates } = languageFacts(context, record);
  const title = record.og_title[context.locale];
  const description = record.og_description[context.locale];
  return {
    languages,
    ...(isWhole && { alternates }),
    ...(record.og_image && {
      image: socialImage(context, { kind: 'page', id: record.id, image: record.og_image }),
    }),
    ...(title !== '' && { socialTitle: title }),
    ...(description !== '' && { socialDescription: description }),
  };
}
