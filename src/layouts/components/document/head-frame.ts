import { TEXT_SLOT, type Fill } from '../../../lib/programme/template.ts';
import type { Head, Page } from '../../../lib/views/page.ts';

const FEED_SLOTS = [TEXT_SLOT.newsFeed, TEXT_SLOT.calendarFeed];

/** A page's head with slots for what its choice makes of it. */
export interface HeadFrame {
  readonly head: Head;
  /** All that the frame depends on beside the frame of the site. */
  readonly key: string;
  readonly fill: Fill;
}

/** Pages of one path share their head, but for titles and addresses. */
export function headFrame({ head, search, chrome }: Page): HeadFrame {
  const feedFill = head.feeds.flatMap(({ href }, index): [string, string][] => {
    const slot = FEED_SLOTS[index];
    return slot === undefined ? [] : [[slot, href]];
  });
  const bare = (href: string) =>
    search !== '' && href.endsWith(search)
      ? `${href.slice(0, -search.length)}${TEXT_SLOT.query}`
      : href;
  const framed: Head = {
    ...head,
    title: TEXT_SLOT.title,
    canonical: bare(head.canonical),
    alternates: head.alternates.map((alternate) => ({ ...alternate, href: bare(alternate.href) })),
    social: { ...head.social, title: TEXT_SLOT.socialTitle },
    feeds: head.feeds.map((feed, index) => ({ ...feed, href: FEED_SLOTS[index] ?? feed.href })),
    jsonLd: [],
  };
  return {
    head: framed,
    key: `head ${JSON.stringify(framed)}`,
    fill: {
      [TEXT_SLOT.title]:
        head.title === chrome.siteName ? head.title : `${head.title} – ${chrome.siteName}`,
      [TEXT_SLOT.socialTitle]: head.social.title,
      [TEXT_SLOT.query]: search,
      ...Object.fromEntries(feedFill),
    },
  };
}
