/** Outlines on a 24-unit square, drawn with a line of two units and square ends. */
export const ICONS = {
  cart: 'M3 4h3l2.5 11.5H18L20.5 8H7M9.5 20h.01M17 20h.01',
  chevron: 'm6 9 6 6 6-6',
  account:
    'M12 3.5a4.25 4.25 0 1 1 0 8.5 4.25 4.25 0 0 1 0-8.5zM4 20.5c.4-3.8 3.6-5.5 8-5.5s7.6 1.7 8 5.5',
  close: 'm5 5 14 14M19 5 5 19',
  external: 'M8 5h11v11M19 5 5 19',
  heart:
    'M12 20 3.8 11.8a4.9 4.9 0 0 1 0-7 4.9 4.9 0 0 1 7 0L12 6l1.2-1.2a4.9 4.9 0 0 1 7 0 4.9 4.9 0 0 1 0 7z',
  menu: 'M3 7h18M3 12h18M3 17h18',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5l5 5',
  up: 'M12 20V5M5 12l7-7 7 7',
  right: 'M4 12h15M12 5l7 7-7 7',
  left: 'M20 12H5M12 5l-7 7 7 7',
  ticket: 'M3 7h18v3.5a1.5 1.5 0 0 0 0 3V17H3v-3.5a1.5 1.5 0 0 0 0-3zM14 7v10',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3v5M16 3v5',
  share: 'M12 15V4M7 8l5-5 5 5M5 13v7h14v-7',
  check: 'm4 12.5 5.5 5.5L20 6.5',
  info: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 11v6M12 7.5h.01',
  place: 'M12 21s-7-6.5-7-11.5a7 7 0 0 1 14 0C19 14.5 12 21 12 21zM12 9.5h.01',
  /** Somebody with an open book: easy language. */
  easy: 'M12 2.5a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2zM12 12.8c-2.2-1.7-5-2.3-8.5-2.3v8.7c3.5 0 6.3.6 8.5 2.3 2.2-1.7 5-2.3 8.5-2.3v-8.7c-3.5 0-6.3.6-8.5 2.3zM12 12.8v8.7',
  /** A hand that moves: sign language. */
  sign: 'M8.5 12V5.5M11.5 10.5v-7M14.5 10.5v-6M17.5 13V7M8.5 12l-3-2.5c.5 3 1.5 5 3 7 .8 1 1 2.5 1 4.5M17.5 13c0 3-1.5 4-1.5 8M20.5 3c1 1.2 1.5 2.6 1.5 4M4.5 2.5C3.2 3.5 2.3 4.8 2 6.5',
  text: 'M4 6h16M4 12h16M4 18h10',
} as const;
export type IconName = keyof typeof ICONS;

/** Icons that a page can show many times: their shape is in the document once (Symbols.astro). */
export const SYMBOLS = [
  'chevron',
  'close',
  'external',
  'heart',
  'ticket',
] as const satisfies readonly IconName[];

/** The id of an icon's symbol; null: the icon stands where it is shown. */
export const symbolId = (name: IconName): string | null =>
  (SYMBOLS as readonly IconName[]).includes(name) ? `icon-${name}` : null;
