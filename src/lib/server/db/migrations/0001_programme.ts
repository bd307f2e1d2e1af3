import type { Kysely } from 'kysely';
import { createRecordTable, withRisingId } from './create-table.ts';

type Db = Kysely<Record<string, never>>;

async function createPlaces(db: Db) {
  await createRecordTable(db, 'venue', {
    text: [
      'name_de',
      'name_en',
      'intro_de',
      'intro_en',
      'description_de',
      'description_en',
      'coordinates',
      'directions_de',
      'directions_en',
      'access_de',
      'access_en',
    ],
    optionalText: ['street', 'postal_code', 'city', 'phone', 'image'],
  });
  await createRecordTable(db, 'room', {
    text: ['name_de', 'name_en', 'slug'],
    references: { venue: 'venue' },
    integer: ['seats'],
  });
}

async function createGroups(db: Db) {
  await createRecordTable(db, 'exhibition_type', { text: ['name_de', 'name_en', 'slug'] });
  await createRecordTable(db, 'tag', { text: ['name_de', 'name_en'], integer: ['show_in_filter'] });
  await createRecordTable(db, 'genre', { text: ['name_de', 'name_en'] });
  await createRecordTable(db, 'season', { text: ['name_de', 'name_en', 'first_day', 'last_day'] });
  await createRecordTable(db, 'series', {
    text: ['name_de', 'name_en', 'subtitle_de', 'subtitle_en', 'description_de', 'description_en'],
    integer: ['show_in_filter'],
    optionalReferences: { season: 'season' },
    optionalText: ['image'],
  });
  await createRecordTable(db, 'production', {
    text: [
      'title_de',
      'title_en',
      'subtitle_de',
      'subtitle_en',
      'description_de',
      'description_en',
    ],
    optionalReferences: { season: 'season', exhibition_type: 'exhibition_type' },
    optionalText: ['image'],
  });
  await createRecordTable(db, 'person', {
    text: ['name', 'role_de', 'role_en', 'biography_de', 'biography_en'],
    integer: ['in_team'],
    optionalText: ['image'],
  });
}

async function createEvents(db: Db) {
  await createRecordTable(db, 'event', {
    text: [
      'title_de',
      'title_en',
      'preline_de',
      'preline_en',
      'subtitle_de',
      'subtitle_en',
      'description_de',
      'description_en',
      'date_start',
      'event_type_new',
      'status',
      'moved_from_de',
      'moved_from_en',
      'programme',
      'performers',
      'prices',
      'seat_groups',
      'access',
      'access_note_de',
      'access_note_en',
    ],
    optionalText: [
      'date_end',
      'doors',
      'postponed_from',
      'ticket_url',
      'id_jet',
      'sale_start',
      'image',
    ],
    integer: ['all_day', 'is_free'],
    optionalReferences: {
      parent: 'event',
      exhibition_type: 'exhibition_type',
      season: 'season',
      production: 'production',
    },
    references: { room: 'room' },
    optionalInteger: ['duration', 'interval', 'age_from'],
    links: { tags: 'tag', genres: 'genre', series: 'series', persons: 'person' },
    indexes: [['date_start'], ['room'], ['exhibition_type'], ['production'], ['parent']],
  });
}

async function createNotices(db: Db) {
  await createRecordTable(db, 'teaser', {
    text: [
      'headline_de',
      'headline_en',
      'preline_de',
      'preline_en',
      'subline_de',
      'subline_en',
      'link_text_de',
      'link_text_en',
      'position',
    ],
    optionalText: ['link', 'online_from', 'online_to', 'image'],
    indexes: [['position']],
  });
  await createRecordTable(db, 'breaking_news', {
    text: ['title_de', 'title_en', 'text_de', 'text_en', 'link_title_de', 'link_title_en'],
    optionalText: ['link'],
    integer: ['position'],
  });
  await createRecordTable(db, 'opening_hours', {
    text: ['weekday', 'alternative_text_de', 'alternative_text_en'],
    optionalText: ['time_from', 'time_to', 'alternative_link_url'],
    integer: ['closed'],
  });
  await createRecordTable(db, 'opening_hours_exception', {
    text: ['day', 'alternative_text_de', 'alternative_text_en'],
    optionalText: ['time_from', 'time_to', 'alternative_link_url'],
    integer: ['closed'],
    indexes: [['day']],
  });
  await createRecordTable(db, 'legal_text', {
    text: ['key', 'title_de', 'title_en', 'body_de', 'body_en'],
  });
}

async function createSite(db: Db) {
  await createRecordTable(db, 'menu_item', {
    text: ['menu_name_de', 'menu_name_en', 'url_de', 'url_en', 'place'],
    optionalReferences: { parent: 'menu_item' },
    integer: ['position', 'has_tab_navigation'],
  });
  await createRecordTable(db, 'redirect', {
    text: ['old_path', 'new_path'],
    indexes: [['old_path']],
  });
  await createRecordTable(db, 'settings', {
    text: [
      'site_name_de',
      'site_name_en',
      'claim_de',
      'claim_en',
      'html_header',
      'html_footer_top',
      'html_footer_bottom',
      'html_footer_logos',
      'theme',
      'seasonal_banner_de',
      'seasonal_banner_en',
      'menu_style',
    ],
    integer: ['is_site_online', 'is_shop_online', 'snow'],
    optionalText: ['whistleblower_url', 'logo_link'],
  });
}

async function createChangeLog(db: Db) {
  await withRisingId(db, 'change')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('record', 'integer', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('tags', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute();
}

/** The programme and what stands around it. */
export async function up(db: Db): Promise<void> {
  await createPlaces(db);
  await createGroups(db);
  await createEvents(db);
  await createNotices(db);
  await createSite(db);
  await createChangeLog(db);
}
