import type { Page } from '../../../views/page.ts';
import type { PageContext } from '../page/page-context.ts';
import { makePage, translationsOf } from '../page/page.ts';

/** The page that stands in for one that is not there. */
export function notFoundPage(context: PageContext): {
  readonly page: Page;
  readonly title: string;
  readonly text: string;
  readonly advice: string;
  readonly hint: string;
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
  return {
    page,
    title,
    text,
    advice: t('system:notFound.advice'),
    hint: t('system:notFound.hint'),
  };
}

/** What an address says in words may be what somebody looks for. */
const MAX_WORDS = 60;

/**
 * The words of an address that is not there, for the search beside the error: of its last part
 * that holds letters.
 * @returns empty where none does, or where the address cannot be read
 */
export function wordsOfAddress(path: string): string {
  let text: string;
  try {
    text = decodeURIComponent(path);
  } catch {
    return '';
  }
  const parts = text
    .split('/')
    .slice(2)
    .map((part) => part.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .filter((part) => /\p{L}/u.test(part));
  return (parts.at(-1) ?? '').slice(0, MAX_WORDS).trim();
}
