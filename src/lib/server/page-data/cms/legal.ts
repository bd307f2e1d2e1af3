import { withoutBlanks } from '../../../text/blanks.ts';
import { keepTogether } from '../../../text/keep-together.ts';
import { inLanguage, localText, paragraphsOf, textIn } from '../../../i18n/localized.ts';
import type { PrivacyView } from '../../../views/consent-view.ts';
import type { Page } from '../../../views/page.ts';
import type { TextPart } from '../../../views/record-view.ts';
import type { RouteName } from '../../../routing/routes.ts';
import type { ShownModules } from '../../../views/module-view.ts';
import type { ReferenceData } from '../../services/records/reference-data.ts';
import { kindTag, recordTag } from '../../services/cache-tags/tags.ts';
import type { PageContext } from '../page/page-context.ts';
import { showModules } from '../modules/show.ts';
import { privacyView } from './privacy-facts.ts';
import { everydayFacts } from '../page/language-facts.ts';
import { makePage, translationsOf } from '../page/page.ts';
import { LEGAL_ROUTES, legalKeyOf } from '../../../routing/record-routes.ts';

const recordOf = (data: ReferenceData, route: RouteName) =>
  [...data.legal_text.values()].find((text) => text.key === legalKeyOf(route));

/** The legal pages that the venue has written. */
export const legalRoutes = (data: ReferenceData): readonly RouteName[] =>
  LEGAL_ROUTES.filter((route) => recordOf(data, route) !== undefined);

const HEADING = /^##\s+/u;

/** A text whose `## ` lines are headings, as parts under these headings. */
export function textParts(text: string, lang: TextPart['lang']): readonly TextPart[] {
  const parts: { heading: string | null; lang: TextPart['lang']; paragraphs: string[] }[] = [];
  for (const paragraph of paragraphsOf(keepTogether(text))) {
    const [first = '', ...rest] = paragraph.split('\n');
    if (HEADING.test(first)) {
      parts.push({
        heading: first.replace(HEADING, ''),
        lang,
        paragraphs: rest.length ? [rest.join('\n')] : [],
      });
    } else {
      if (parts.length === 0) parts.push({ heading: null, lang, paragraphs: [] });
      parts.at(-1)?.paragraphs.push(paragraph);
    }
  }
  return parts;
}

/** What visitors read of a text: nothing that is still to be filled in, and that it is so. */
function publicText<T extends { readonly text: string }>(body: T, { t }: PageContext): T {
  const text = withoutBlanks(body.text);
  return text === body.text ? body : { ...body, text: `${text}\n\n${t('layout:textUnfinished')}` };
}

/** A legal page; null where the venue has not written that text. */
export async function legalPage(
  context: PageContext,
  route: RouteName,
): Promise<{
  readonly page: Page;
  readonly parts: readonly TextPart[];
  readonly modules: ShownModules['modules'];
  /** On the privacy page: what is really configured. */
  readonly privacy: PrivacyView | null;
} | null> {
  const record = recordOf(context.data, route);
  if (record === undefined) return null;
  context.shows(recordTag('legal_text', record.id), kindTag('legal_text'));
  const written = localText(record.body, context.locale);
  const body = context.edited === null ? publicText(written, context) : written;
  const title = textIn(record.title, context.locale);
  const rendering = await showModules(context, record.modules);
  const page = makePage(context, {
    route,
    frames: rendering.frames,
    stickyLinks: rendering.stickyLinks,
    title,
    description: inLanguage(body).replace(HEADING, '') || title,
    ...everydayFacts(context, { kind: 'legal_text', id: record.id }, translationsOf(route)),
  });
  const privacy = record.key === 'datenschutz' ? privacyView(context) : null;
  return { page, parts: textParts(body.text, body.lang), modules: rendering.modules, privacy };
}
