import { formatInTimeZone } from 'date-fns-tz';
import { describe, expect, it } from 'vitest';
import { plainText } from '../../../src/content/rich-text/plain.ts';
import type { RichText } from '../../../src/content/rich-text/schema.ts';
import { KEPT } from '../../support/content/media-files.ts';
import { buildDemo, type DemoContent } from '../../../demo/build.ts';
import type { Field } from '../../../src/content/fields/field.ts';
import { inputSchema } from '../../../src/content/records/define.ts';
import { EVENT_STATUSES } from '../../../src/content/records/event.ts';
import { records, type Kind } from '../../../src/content/records/kinds.ts';
import { LOCALES, TIME_ZONE } from '../../../src/lib/constants.ts';
import { matchRoute, ROUTES } from '../../../src/lib/routing/routes.ts';
import { slugOf } from '../../../src/lib/routing/slug.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const DAY = 86_400_000;
const days = ['2026-11-20', '2027-03-28', '2027-08-01', '2027-12-31', '2028-02-29'];
const kinds = Object.keys(records) as Kind[];
const demo = buildDemo(NOW);
const events = demo.event;
type DemoEvent = DemoContent['event'][number];

const start = (event: DemoEvent): number => Date.parse(event.date_start ?? '');
const end = (event: DemoEvent): number => Date.parse(event.date_end ?? '');
const local = (time: number, format: string): string =>
  formatInTimeZone(new Date(time), TIME_ZONE, format);
const isFestival = (event: DemoEvent): boolean =>
  (event.event_type_new ?? '1-single') !== '1-single';
const childrenOf = (type: string): DemoEvent[] => {
  const parents = events.filter((event) => event.event_type_new === type).map(({ id }) => id);
  return events.filter(({ parent }) => parent != null && parents.includes(parent));
};

/** What people read of a text: rich text without its form, HTML without its tags. */
const readOf = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll(/<[^>]*>/gu, '') : plainText(value as RichText);

/** Every text and every pair of texts anywhere in a value. */
function textsIn(value: unknown): { pairs: { de: string; en: string }[]; texts: string[] } {
  if (typeof value === 'string') return { pairs: [], texts: [value] };
  if (typeof value !== 'object' || value === null) return { pairs: [], texts: [] };
  const parts = Object.values(value).map(textsIn);
  const own =
    'de' in value && 'en' in value ? [{ de: readOf(value.de), en: readOf(value.en) }] : [];
  const pairs = [...own, ...parts.flatMap((part) => part.pairs)];
  return { pairs, texts: parts.flatMap((part) => part.texts) };
}

/** Pairs of events that hold the same resource at the same time. */
function clashes(list: readonly DemoEvent[], resources: (event: DemoEvent) => readonly unknown[]) {
  const timed = list.filter((event) => !event.all_day && !isFestival(event));
  const found: string[] = [];
  for (const [index, one] of timed.entries()) {
    for (const other of timed.slice(index + 1)) {
      if (start(one) >= end(other) || start(other) >= end(one)) continue;
      if (resources(one).some((resource) => resources(other).includes(resource)))
        found.push(`${one.id} ${other.id} ${one.date_start}`);
    }
  }
  return found;
}

describe.each(days)('the demo venue on %s', (day) => {
  const content = buildDemo(new Date(`${day}T10:00:00Z`), { kept: KEPT });

  it.each(kinds)('API-03 every %s is a valid record', (kind) => {
    const schema = inputSchema(records[kind]);
    const problems = content[kind].flatMap(({ id, ...input }) => {
      const parsed = schema.safeParse(input);
      return parsed.success ? [] : [{ id, issues: parsed.error.issues }];
    });
    expect(problems).toEqual([]);
    expect(content[kind].length).toBeGreaterThan(0);
    expect(new Set(content[kind].map(({ id }) => id)).size).toBe(content[kind].length);
  });

  it.each(kinds)('API-03 every reference of a %s leads to a record', (kind) => {
    for (const [key, field] of Object.entries<Field>(records[kind].fields)) {
      if (field.target === undefined || field.derive !== undefined) continue;
      const known = new Set(content[field.target as Kind].map(({ id }) => id));
      const missing = content[kind]
        .flatMap((record) => (record as Record<string, unknown>)[key] ?? [])
        .filter((id) => !known.has(id as number));
      expect(missing, key).toEqual([]);
    }
  });

  it('EV-01 no room and no artist is in two places at once', () => {
    expect(clashes(content.event, (event) => [event.room])).toEqual([]);
    const artists = (event: DemoEvent) => (event.performers ?? []).map(({ person }) => person);
    expect(clashes(content.event, artists)).toEqual([]);
  });

  it('EV-01 there is a programme ahead, every week', () => {
    for (let week = 0; week < 52; week += 1) {
      const from = Date.parse(`${day}T10:00:00Z`) + week * 7 * DAY;
      const inWeek = content.event.filter((e) => start(e) >= from && start(e) < from + 7 * DAY);
      expect(inWeek.length, `week ${week}`).toBeGreaterThan(0);
    }
  });

  it('EV-08 festivals hold children of types 2, 3 and 4 within their time', () => {
    for (const parent of content.event.filter(isFestival)) {
      const children = content.event.filter((event) => event.parent === parent.id);
      expect(children.length).toBeGreaterThanOrEqual(5);
      for (const child of children) {
        expect(start(child)).toBeGreaterThanOrEqual(start(parent));
        expect(end(child)).toBeLessThanOrEqual(end(parent));
      }
    }
  });
});

describe('the demo venue', () => {
  it('EV-01 is as large as a season: events, rooms, venues, series, productions, persons', () => {
    const near = events.filter((e) => Math.abs(start(e) - NOW.getTime()) < 400 * DAY);
    expect(near.length).toBeGreaterThanOrEqual(260);
    expect(demo.room).toHaveLength(5);
    expect(demo.venue).toHaveLength(3);
    expect(demo.series).toHaveLength(12);
    expect(demo.production).toHaveLength(14);
    expect(demo.person.length).toBeGreaterThanOrEqual(40);
    expect(demo.person.filter((person) => person.in_team)).toHaveLength(10);
    expect(new Set(events.map((event) => event.title?.de)).size).toBeGreaterThanOrEqual(70);
  });

  it('EV-02 every filter option that is shown leads to events', () => {
    const used = (key: 'tags' | 'series' | 'genres') =>
      new Set(events.flatMap((e) => e[key] ?? []));
    const shown = demo.tag.filter((tag) => tag.show_in_filter !== false);
    expect(shown.filter(({ id }) => !used('tags').has(id))).toEqual([]);
    expect(demo.tag.length).toBeGreaterThan(shown.length);
    expect(demo.series.filter(({ id }) => !used('series').has(id))).toEqual([]);
    expect(demo.genre.filter(({ id }) => !used('genres').has(id))).toEqual([]);
    const forms = new Set(events.map((event) => event.exhibition_type));
    expect(demo.exhibition_type.filter(({ id }) => !forms.has(id))).toEqual([]);
    const staged = new Set(events.map((event) => event.production));
    expect(demo.production.filter(({ id }) => !staged.has(id))).toEqual([]);
  });

  it('EV-12 every state of the sale occurs, with what belongs to it', () => {
    const upcoming = events.filter((event) => start(event) > NOW.getTime());
    for (const status of EVENT_STATUSES)
      expect(upcoming.filter((event) => event.status === status).length, status).toBeGreaterThan(0);
    for (const event of upcoming) {
      if (event.status === 'planned')
        expect(Date.parse(event.sale_start ?? '')).toBeGreaterThan(NOW.getTime());
      if (event.status === 'postponed') expect(event.postponed_from).toMatch(/^20/u);
      if (event.status === 'moved') expect(event.moved_from?.de).toBeTruthy();
    }
  });

  it('EV-12 children show tickets only where their kind allows it', () => {
    for (const child of childrenOf('4-child-list-noticket-detail'))
      expect(child.ticket_url).toBeNull();
    expect(childrenOf('3-child-list-ticket-nodetail').every((child) => child.ticket_url)).toBe(
      true,
    );
    expect(childrenOf('2-child-list-ticket-detail').some((child) => child.ticket_url)).toBe(true);
  });

  it('EV-12 late nights, the night of the clock change, matinees and long exhibitions occur', () => {
    const timed = events.filter((event) => !event.all_day);
    const overnight = timed.filter((e) => local(start(e), 'dd') !== local(end(e), 'dd'));
    expect(overnight.length).toBeGreaterThan(10);
    const clocks = timed.filter((e) => local(start(e), 'xxx') !== local(end(e), 'xxx'));
    expect(new Set(clocks.map((e) => local(start(e), 'xxx')))).toEqual(
      new Set(['+01:00', '+02:00']),
    );
    expect(timed.some((event) => local(start(event), 'HH:mm') === '11:00')).toBe(true);
    const long = events.filter((event) => event.all_day && end(event) - start(event) > 21 * DAY);
    expect(long.length).toBeGreaterThanOrEqual(3);
  });

  it('EV-01 a concert begins at the same wall-clock time in summer and winter', () => {
    const noon = events.filter((event) => event.title?.de === 'Orgelpunkt zwölf');
    expect(new Set(noon.map((event) => local(start(event), 'EEE HH:mm')))).toEqual(
      new Set(['Sat 12:00']),
    );
    expect(new Set(noon.map((event) => event.date_start?.slice(11, 13))).size).toBe(2);
  });

  it('BK-03 every ticketed seat group has one full price, and the price cases occur', () => {
    const groups = events.flatMap((event) => event.seat_groups ?? []);
    for (const group of groups)
      expect(group.prices?.filter(({ text }) => text === 'Vollpreis')).toHaveLength(1);
    const prices = events.flatMap((event) => event.prices ?? []);
    expect(prices.some(({ price }) => price === '0.00')).toBe(true);
    expect(prices.some(({ price }) => price.endsWith('.50'))).toBe(true);
    expect(events.some((event) => event.seat_groups?.length === 4)).toBe(true);
    expect(groups.some(({ timeslots }) => timeslots?.some(({ status }) => status === '0'))).toBe(
      true,
    );
    for (const event of events) expect(Boolean(event.id_jet)).toBe((event.prices ?? []).length > 0);
    expect(events.filter((event) => event.is_free).length).toBeGreaterThan(20);
  });

  it('EV-12 every access fact is offered by some event', () => {
    for (const fact of [
      'sign_language',
      'relaxed',
      'surtitles',
      'audio_description',
      'induction_loop',
    ] as const)
      expect(
        events.some((event) => event.access?.[fact]),
        fact,
      ).toBe(true);
    expect(events.some((event) => event.access?.step_free === false)).toBe(true);
  });

  it('EV-07 twelve teasers stand along the programme', () => {
    const ahead = demo.teaser.filter(({ position }) => Date.parse(position ?? '') > NOW.getTime());
    expect(demo.teaser).toHaveLength(12);
    expect(ahead.length).toBeGreaterThanOrEqual(10);
  });

  it('OH-01 opening hours know split days, holidays and one day with its own text', () => {
    expect(demo.opening_hours.filter(({ weekday }) => weekday === 'tu')).toHaveLength(2);
    const special = demo.opening_hours_exception.filter((one) => one.alternative_text);
    expect(special).toHaveLength(1);
    expect(demo.opening_hours_exception.some(({ closed }) => closed)).toBe(true);
    for (const { day } of demo.opening_hours_exception)
      expect((day ?? '') >= '2026-11-20').toBe(true);
  });

  it('RT-05 menus, teasers and redirects lead to pages that exist', () => {
    const links = [
      ...demo.menu_item.flatMap(({ url }) => LOCALES.map((locale) => url?.[locale] ?? '')),
      ...demo.teaser.map(({ link }) => link ?? ''),
      ...demo.redirect.map(({ new_path }) => new_path ?? ''),
    ];
    const lists = {
      'series-slug-id': demo.series.map(({ id, name }) => ({ id, title: name })),
      'productions-slug-id': demo.production.map(({ id, title }) => ({ id, title })),
      'venues-slug-id': demo.venue.map(({ id, name }) => ({ id, title: name })),
    };
    for (const link of links) {
      const match = matchRoute(new URL(link, 'https://morgenfeld.example').pathname);
      expect(match, link).not.toBeNull();
      if (match === null) continue;
      expect(ROUTES[match.name].page, link).not.toBeNull();
      if (!(match.name in lists)) continue;
      const list = lists[match.name as keyof typeof lists];
      const record = list.find(({ id }) => id === Number(match.params['id']));
      expect(match.params['slug'], link).toBe(slugOf(record?.title?.[match.locale] ?? ''));
    }
  });

  it('RT-07 no redirect leads to another redirect or hides a page', () => {
    const old = demo.redirect.map(({ old_path }) => old_path ?? '');
    expect(demo.redirect.filter(({ new_path }) => old.includes(new_path ?? ''))).toEqual([]);
    expect(old.filter((path) => matchRoute(path)?.name !== 'page')).toEqual([]);
  });

  it('RT-11 every text stands in both languages, with the quotation marks of each', () => {
    // Easy language is a language of its own: there is German, and nothing to translate.
    const page = demo.page.filter(({ is_easy_language: isEasy }) => isEasy !== true);
    const { pairs, texts } = textsIn({ ...demo, page });
    expect(pairs.length).toBeGreaterThan(3000);
    for (const { de, en } of pairs) {
      expect((de === '') === (en === ''), `${de} / ${en}`).toBe(true);
      expect(`${de}${en}`).not.toMatch(/["']/u);
      expect((de.match(/„/gu) ?? []).length, de).toBe((de.match(/“/gu) ?? []).length);
      expect(en).not.toMatch(/[„“]/u);
    }
    expect(texts.filter((text) => /lorem|ipsum|\btodo\b|\btbd\b/iu.test(text))).toEqual([]);
  });

  it('EV-12 every event and every person tells something', () => {
    for (const { description, id } of events)
      expect(description?.de?.length, `${id}`).toBeGreaterThan(30);
    for (const person of demo.person)
      expect(person.biography?.en?.length, person.name).toBeGreaterThan(60);
  });

  it('EV-01 the same day gives the same programme, another day another one', () => {
    expect(buildDemo(new Date('2026-11-20T22:30:00Z'))).toEqual(demo);
    expect(buildDemo(new Date('2026-11-20T23:30:00Z')).event).not.toEqual(demo.event);
  });

  it('EV-01 grows to any number of valid events for scale tests', () => {
    const large = buildDemo(NOW, { events: 20_000 }).event;
    expect(large).toHaveLength(20_000);
    expect(large.slice(0, events.length)).toEqual(events);
    expect(new Set(large.map(({ id }) => id)).size).toBe(20_000);
    const schema = inputSchema(records.event);
    const sample = large.filter((_, index) => index % 20 === 0);
    expect(sample.every(({ id: _, ...input }) => schema.safeParse(input).success)).toBe(true);
    const slots = new Set(
      large.slice(events.length).map((e) => `${String(e.room)} ${e.date_start}`),
    );
    expect(slots.size).toBe(20_000 - events.length);
    expect(buildDemo(NOW, { events: 500 }).event).toEqual(large.slice(0, 500));
  });
});
