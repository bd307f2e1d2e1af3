import type { Fields } from '../../../../../content/records/define.ts';
import { records, type Entity } from '../../../../../content/records/kinds.ts';
import { LOCALES, type Locale } from '../../../../constants.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { FirstText } from '../../../../views/hub/launch-view.ts';
import type { PageContext } from '../../page/page-context.ts';

/** Texts of the start page that the product has none of its own for, where nobody wrote them. */
const OF_PAGE = ['headline', 'intro', 'meta_description'] as const;

const missingIn = (text: Readonly<Record<Locale, string>>): readonly Locale[] =>
  LOCALES.filter((locale) => text[locale].trim() === '');

/** The texts that every visitor reads first, each with the languages that it is missing in. */
export function firstTexts(
  { data, locale, t }: PageContext,
  { site_name, claim }: Entity<'settings'>,
): readonly FirstText[] {
  const home = [...data.page.values()].find((page) => page.content_type === 'home');
  const fields: Fields = records.page.fields;
  const nowhere = { de: '', en: '' };
  const edit = `${pathTo('home', locale)}?edit`;
  const texts = [
    { label: t('fields:label.site_name'), text: site_name, href: '#site_name.de' },
    { label: t('fields:label.claim'), text: claim, href: '#claim.de' },
    ...OF_PAGE.filter((name) => name in fields).map((name) => ({
      label: t('house:ofHome', { text: t(`fields:label.${name}`) }),
      text: home?.[name] ?? nowhere,
      href: edit,
    })),
  ];
  return texts.map(({ label, text, href }) => {
    const missing = missingIn(text).map((each) => t(`layout:language.${each}`));
    return {
      label,
      href,
      state:
        missing.length === 0
          ? t('house:inBoth')
          : t('house:missingIn', { languages: missing.join(', ') }),
      isDone: missing.length === 0,
    };
  });
}
