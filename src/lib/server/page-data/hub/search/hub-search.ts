import { pathTo } from '../../../../routing/routes.ts';
import type { Link } from '../../../../views/event-view.ts';
import type { HubSearchView } from '../../../../views/hub/search-view.ts';
import { hasRight } from '../../../services/accounts/access.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import { HUB_TOOLS } from '../hub-page.ts';
import { HUB_LISTS, PLAIN_LISTS } from '../lists.ts';
import { hubListLink } from '../lists/hub-link.ts';
import type { PageContext } from '../../page/page-context.ts';
import { matches } from '../lists/hub-list.ts';
import { searchRecords } from './search-records.ts';

const MAX_CHARACTERS = 200;

/** The screens and lists whose names have the words of a search in them. */
function placesOf({ context, caller }: Seeker, text: string): readonly Link[] {
  const { t, locale } = context;
  const tools = HUB_TOOLS.filter(({ right }) => hasRight(caller, right)).map(({ key, route }) => ({
    label: t(`hub_frame:tool.${key}`),
    href: pathTo(route, locale),
  }));
  const lists = HUB_LISTS.filter(({ right }) => hasRight(caller, right)).map(({ key }) =>
    hubListLink(key, context),
  );
  return [...tools, ...lists].filter(({ label }) => matches(label, text));
}

/** Searches of what is no record: people, letters, media. */
function elsewhereOf({ context, caller }: Seeker, text: string): readonly Link[] {
  const { t, locale } = context;
  const search = `?${new URLSearchParams({ q: text })}`;
  const media = HUB_TOOLS.filter(
    ({ route, right }) => route === 'hub-media' && hasRight(caller, right),
  ).map(({ key, route }) => ({
    label: t(`hub_frame:tool.${key}`),
    href: pathTo(route, locale) + search,
  }));
  const lists = PLAIN_LISTS.filter(({ right }) => hasRight(caller, right)).map(({ key }) => {
    const { label, href } = hubListLink(key, context);
    return { label, href: href + search };
  });
  return [...media, ...lists];
}

interface Seeker {
  readonly context: PageContext;
  readonly caller: Caller;
}

/** One search over everything in the hub. @param asked as the address says it; null: nothing */
export async function hubSearch(
  context: PageContext,
  caller: Caller,
  asked: string | null,
): Promise<HubSearchView> {
  const { t, locale } = context;
  const query = (asked ?? '').trim().slice(0, MAX_CHARACTERS);
  const seeker = { context, caller };
  const isAsked = query !== '';
  const { groups, failed } = isAsked
    ? await searchRecords(context, query, caller)
    : { groups: [], failed: [] };
  const places = isAsked ? placesOf(seeker, query) : [];
  const isNothing = groups.length === 0 && places.length === 0 && failed.length === 0;
  return {
    title: t('hub_search:title'),
    action: pathTo('hub-search', locale),
    query,
    summary: !isAsked ? '' : t(isNothing ? 'hub_search:nothing' : 'hub_search:found', { query }),
    places,
    groups,
    failed: failed.length === 0 ? '' : t('hub_search:failed', { lists: failed.join(', ') }),
    elsewhere: isAsked ? elsewhereOf(seeker, query) : [],
  };
}
