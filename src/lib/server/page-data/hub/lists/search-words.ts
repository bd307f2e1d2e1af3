import { SEARCH_WORD_ASKERS } from '../../../../constants.ts';
import { formatDay } from '../../../../dates/dates.ts';
import { countSearched, mostSearched } from '../../../repositories/visitors/search-words.ts';
import { HUB_PAGE_SIZE, type HubList } from './hub-list.ts';

const searchWords = (key: string, isMissed: boolean): HubList => ({
  key,
  group: 'operations',
  right: { subject: 'search_word', action: 'read' },
  columns: ['word', 'language', 'askers', 'last_day_asked'],
  async rows({ app, locale }, { text, page }) {
    const { db } = app.database;
    await app.searchWords.write();
    const choice = { askers: SEARCH_WORD_ASKERS, isMissed };
    const part = { text, limit: HUB_PAGE_SIZE, offset: (page - 1) * HUB_PAGE_SIZE };
    const words = await mostSearched(db, choice, part);
    const rows = words.map(({ word, locale: language, askers, day }) => ({
      id: `${language} ${word}`,
      href: null,
      cells: [word, language, String(askers), formatDay(day, locale, 'numeric')],
    }));
    return { rows, total: await countSearched(db, choice, text) };
  },
});

/** What visitors look for, the most wanted first. */
export const SEARCH_WORDS = searchWords('search_words', false);
/** What they look for and do not find. */
export const MISSED_WORDS = searchWords('missed_words', true);
