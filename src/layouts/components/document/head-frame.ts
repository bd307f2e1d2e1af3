import { TEXT_HERE, type Fill } from '../../../lib/programme/template.ts';
import type { Head, Page } from '../../../lib/views/page.ts';

const FEEDS_HERE = [TEXT_HERE.newsFeed, TEXT_HERE.calendarFeed];

/** A page's head with places for what its choice makes of it. */
export interface HeadFrame {
  readonly head: Head;
  /** All that the frame depends on beside the frame of the site. */
  readonly key: string;
  readonly fill: Fill;
}

/** Pages of one path share their head, but for titles and addresses. */
export function headFrame({ head, search, chrome }: Page): HeadFrame {
  const feedFill = head.feeds.flatMap(({ href }, index): [string, string][] => {
    const place = FEEDS_HERE[index];
    return place === undefined ? [] : [[place, href]];
  });
  const bare = (href: string) =>
    search !== '' && href.endsWith(search)
      ? `${href.slice(0, -search.length)}${TEXT_HERE.query}`
      : href;
  const framed: Head = {
    ...head,
    title: TEXT_HERE.title,
    canonical: bare(head.canonical),
    alternates: head.alternates.map((alternate) => ({ ...alternate, href: bare(alternate.href) })),
    social: { ...head.social, title: TEXT_HERE.socialTitle },
    feeds: head.feeds.map((feed, index) => ({ ...feed, href: FEEDS_HERE[index] ?? feed.href })),
    jsonLd: [],
  };
  return {
    head: framed,
    key: `head ${JSON.stringify(framed)}`,
    fill: {
      [TEXT_HERE.title]:
        head.title === chrome.siteName ? head.title : `${head.title} – ${chrome.siteName}`,
      [TEXT_HERE.socialTitle]: head.social.title,
      [TEXT_HERE.query]: search,
      ...Object.fromEntries(feedFill),
    },
  };
}
