import { withoutBlanks } from '../../../text/blanks.ts';
import { z } from 'zod';
import { records } from '../../../../content/records/kinds.ts';
import { apiShape, pageShape } from '../../../../content/records/answer-shape.ts';
import { apiRecord } from '../../../../content/records/shape.ts';
import { apiPath } from '../../../routing/api-routes.ts';
import { failure, success } from '../../../result.ts';
import { articleCount, articlePage, type ListedArticle } from '../../repositories/articles.ts';
import { recordById } from '../../repositories/records.ts';
import { notesList } from '../../page-data/articles/articles.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';
import { productionsOf } from '../../page-data/records/productions.ts';
import { showModules } from '../../page-data/modules/show.ts';
import { findEvents } from '../../services/programme/programme-index.ts';
import { detailPath } from '../../../routing/record-routes.ts';
import { safeHtml } from '../../services/site/safe-html.ts';
import { kindTag, recordTag } from '../../services/cache-tags/tags.ts';
import { dayForAddress } from '../../../dates/dates.ts';
import { endpoint } from '../core/endpoint.ts';
import { date, id, key, number, paged, pagedShape, paging } from '../core/paging.ts';

const withLink = { link: z.string() };

const articleShape = apiShape(records.article, true).extend(withLink);
const listed = (context: PageContext, article: ListedArticle) => ({
  ...apiRecord(records.article, article, context.locale, true),
  link: detailPath('article', article, context.locale),
});

export const articles = endpoint({
  summary: 'Articles of the media library, newest first',
  query: z.object({ category: number, tag: number, ...paging }),
  answer: pagedShape(articleShape),
  missing: 'There is no such page of the list',
  async load(context, { category, tag, page, page_size: size }) {
    const { app, now, locale } = context;
    const choice = {
      categories: category === undefined ? [] : [category],
      tag: tag ?? null,
    };
    await notesList(context, choice);
    const count = await articleCount(app.database.db, now, choice);
    if (page > Math.max(1, Math.ceil(count / size)))
      return failure('not_found', context.t('api:noListPage'));
    const matches = await articlePage(app.database.db, now, choice, { page, size });
    const path = apiPath('articles', locale);
    return success(
      paged(
        { path, query: { category, tag }, page, size },
        count,
        matches.map((article) => listed(context, article)),
      ),
    );
  },
});

/** How many articles stand on the start of the media library. */
const TEASERS_SHOWN = 6;

export const articlesTeaser = endpoint({
  summary: 'The newest articles',
  query: z.object({}),
  answer: z.array(articleShape),
  async load(context) {
    await notesList(context, {});
    const { db } = context.app.database;
    const matches = await articlePage(db, context.now, {}, { page: 1, size: TEASERS_SHOWN });
    return success(matches.map((article) => listed(context, article)));
  },
});

export const articleOfId = endpoint({
  summary: 'One article with its modules, as the page in this language shows them',
  query: z.object({ id }),
  answer: pageShape(records.article).extend(withLink),
  missing: 'There is no such article',
  async load(context, { id: asked }) {
    const { app, now, locale } = context;
    const article = await recordById(app.database.db, 'article', asked);
    if (article === null || !article.is_online || Date.parse(article.published_at) > now.getTime())
      return failure('not_found', context.t('api:noArticle'));
    context.shows(recordTag('article', asked));
    const { modules } = await showModules(context, article.modules);
    return success({
      ...apiRecord(records.article, article, locale, false),
      modules,
      link: detailPath('article', article, locale),
    });
  },
});

export const productions = endpoint({
  summary: 'Productions by title; with a date only those that are on that day',
  query: z.object({ season: number, exhibition_type: number, tag: number, date, ...paging }),
  answer: pagedShape(apiShape(records.production, true).extend(withLink)),
  missing: 'There is no such page of the list',
  async load(context, { date: day, page, page_size: size, ...choice }) {
    const { app, locale, today } = context;
    context.shows(kindTag('production'));
    let matches = productionsOf(context, choice);
    if (day !== undefined) {
      context.shows(kindTag('event'));
      const index = await app.programme.read();
      const { events } = findEvents(index, { day, from: day < today ? day : today }, 1, 1000);
      const ids = new Set(events.map(({ production }) => production));
      matches = matches.filter((production) => ids.has(production.id));
    }
    if (page > Math.max(1, Math.ceil(matches.length / size)))
      return failure('not_found', context.t('api:noListPage'));
    const request = {
      path: apiPath('productions', locale),
      query: { ...choice, date: day && dayForAddress(day) },
      page,
      size,
    };
    const answers = matches.slice((page - 1) * size, page * size).map((production) => ({
      ...apiRecord(records.production, production, locale, true),
      link: detailPath('production', production, locale),
    }));
    return success(paged(request, matches.length, answers));
  },
});

export const persons = endpoint({
  summary: 'Artists and the people of the venue, by name',
  query: z.object({ category: number, ...paging }),
  answer: pagedShape(apiShape(records.person, true).extend(withLink)),
  missing: 'There is no such page of the list',
  load(context, { category, page, page_size: size }) {
    const { data, locale } = context;
    context.shows(kindTag('person'));
    const matches = [...data.person.values()]
      .filter((person) => category === undefined || person.categories.includes(category))
      .sort((left, right) => left.name.localeCompare(right.name, locale));
    if (page > Math.max(1, Math.ceil(matches.length / size)))
      return Promise.resolve(failure('not_found', context.t('api:noListPage')));
    const request = { path: apiPath('persons', locale), query: { category }, page, size };
    const answers = matches.slice((page - 1) * size, page * size).map((person) => ({
      ...apiRecord(records.person, person, locale, true),
      link: detailPath('person', person, locale),
    }));
    return Promise.resolve(success(paged(request, matches.length, answers)));
  },
});

const snippetShape = z.object({ key: z.string(), code: z.string() });

export const snippets = endpoint({
  summary: 'Pieces of HTML, made safe',
  query: z.object({}),
  answer: z.array(snippetShape),
  async load(context) {
    context.shows(kindTag('html_snippet'));
    const { html_snippet: all } = context.data;
    return Promise.resolve(
      success(
        [...all.values()].map((snippet) => ({
          key: snippet.key,
          code: safeHtml(snippet.code[context.locale]),
        })),
      ),
    );
  },
});

export const snippetOfKey = endpoint({
  summary: 'One piece of HTML by its key, made safe',
  query: z.object({ key }),
  answer: snippetShape,
  missing: 'There is no such piece',
  load(context, { key: asked }) {
    context.shows(kindTag('html_snippet'));
    const matches = [...context.data.html_snippet.values()].find((one) => one.key === asked);
    return Promise.resolve(
      matches === undefined
        ? failure('not_found', context.t('api:noSnippet'))
        : success({ key: asked, code: safeHtml(matches.code[context.locale]) }),
    );
  },
});

/** The names by which the specification calls the legal texts. */
const LEGAL_NAMES: Readonly<Record<string, string>> = {
  imprint: 'impressum',
  'privacy-policy': 'datenschutz',
  accessibility: 'barrierefreiheit',
};

export const legalTextOfKey = endpoint({
  summary: 'A legal text: agb, imprint, privacy-policy or accessibility',
  query: z.object({ key }),
  answer: pageShape(records.legal_text),
  missing: 'There is no such text',
  async load(context, { key: asked }) {
    context.shows(kindTag('legal_text'));
    const name = LEGAL_NAMES[asked] ?? asked;
    const text = [...context.data.legal_text.values()].find((one) => one.key === name);
    if (text === undefined) return failure('not_found', context.t('api:noText'));
    const { modules } = await showModules(context, text.modules);
    const body = { de: withoutBlanks(text.body.de), en: withoutBlanks(text.body.en) };
    return success({
      ...apiRecord(records.legal_text, { ...text, body }, context.locale, false),
      modules,
    });
  },
});
