/*
 * The fixed numbers of the specification (section 9) that descriptions of modules hold;
 * everything else reads them from `lib/constants.ts`.
 */

export const BLOG_ITEMS_MIN = 1;
export const MAX_BLOG_ITEMS = 8;
export const FULL_TEASER_MAX_CHARACTERS = 3000;
export const EVENT_LIST_FILTERS = ['next_3_days', 'weekend'] as const;
export type EventListFilter = (typeof EVENT_LIST_FILTERS)[number];
