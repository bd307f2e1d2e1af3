import type { Page } from '../../../views/page.ts';
import type { PageContext } from '../page/page-context.ts';
import { makePage, translationsOf } from '../page/page.ts';

/** The page that stands in for one that is not there. */
export function notFoundPage(context: PageContext): {
  readonly page: Page;
  readonly title: string;
  readonly text: string;
  readonly advice: string;
} {
  const { t } = context;
  const title = t('system:notFound.title');
  const text = t('system:notFound.text');
  const page = makePage(context, {
    route: 'not-found',
    title: `404 ${title}`,
    description: text,
    translations: translationsOf('home'),
  });
  return { page, title, text, advice: t('system:notFound.advice') };
}
