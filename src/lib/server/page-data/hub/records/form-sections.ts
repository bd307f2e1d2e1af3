import { MOVES } from '../form-help/moves-dates.ts';
import type { Kind } from '../../../../../content/records/kinds.ts';
import type { Translate } from '../../../../i18n/translator.ts';
import type { HubField } from '../../../../views/hub/hub-view.ts';
import type { RecordSectionView } from '../../../../views/hub/record-form-view.ts';

/** A part of a long form. */
interface Section {
  /** Its words are `hub_sections:part.<key>`. */
  readonly key: string;
  readonly fields: readonly string[];
  /** What is rarely filled in is closed, unless something in it is wrong or looked at. */
  readonly isRare?: boolean;
}

/** The parts of the forms that are too long to be read as one; a field of a kind stands in one of them. */
export const SECTIONS: Partial<Record<Kind, readonly Section[]>> = {
  event: [
    { key: 'what', fields: ['is_online', 'title', 'preline', 'subtitle', 'description'] },
    {
      key: 'when',
      fields: ['date_start', ...Object.values(MOVES), 'date_end', 'doors', 'all_day', 'room'],
    },
    {
      key: 'status',
      fields: ['status', 'postponed_from', 'moved_from', 'status_note', 'refund_note'],
    },
    {
      key: 'tickets',
      fields: [
        'is_free',
        'prices',
        'seat_groups',
        'sale_start',
        'ticket_url',
        'id_jet',
        'most_per_order',
      ],
    },
    { key: 'people', fields: ['performers', 'programme', 'duration', 'interval'] },
    { key: 'access', fields: ['access', 'access_note', 'age_from', 'sign_films'] },
    { key: 'picture', fields: ['image'] },
    { key: 'lists', fields: ['production', 'series', 'genres', 'tags', 'parent'] },
    { key: 'rare', fields: ['season', 'event_type_new', 'exhibition_type'], isRare: true },
  ],
  venue: [
    { key: 'what', fields: ['is_online', 'name', 'intro', 'description', 'image'] },
    { key: 'place', fields: ['street', 'postal_code', 'city', 'coordinates', 'phone'] },
    { key: 'way', fields: ['directions', 'stops', 'access'] },
  ],
  page: [
    { key: 'what', fields: ['is_online', 'title', 'headline', 'intro'] },
    {
      key: 'address',
      fields: ['urls', 'parent', 'position', 'in_menu', 'in_footer', 'has_tab_navigation'],
    },
    {
      key: 'easy',
      fields: ['is_easy_language', 'easy_language_of', 'easy_language_of_text', 'sign_films'],
    },
    {
      key: 'sharing',
      fields: [
        'meta_title',
        'meta_description',
        'og_title',
        'og_description',
        'og_image',
        'og_type',
      ],
    },
    { key: 'rare', fields: ['content_type', 'is_clickable', 'is_landing_page'], isRare: true },
  ],
  article: [
    { key: 'what', fields: ['is_online', 'title', 'preline', 'teaser', 'image'] },
    { key: 'lists', fields: ['category', 'tags', 'author', 'published_at'] },
    { key: 'sharing', fields: ['meta_title', 'meta_description'] },
  ],
  form: [
    { key: 'what', fields: ['is_online', 'title', 'intro', 'fields', 'step_titles'] },
    { key: 'send', fields: ['submit_text', 'consent_text', 'after_text', 'after_page'] },
    {
      key: 'mail',
      fields: ['recipients', 'sends_confirmation', 'confirmation_subject', 'confirmation_text'],
    },
    { key: 'keep', fields: ['keep_days', 'action'] },
  ],
  settings: [
    {
      key: 'site',
      fields: [
        'is_online',
        'site_name',
        'claim',
        'is_site_online',
        'synonyms',
        'calendar_domain',
        'checks_outside_links',
      ],
    },
    { key: 'tickets', fields: ['is_shop_online', 'ticketing', 'quick_buy', 'account_url'] },
    {
      key: 'look',
      fields: [
        'logo',
        'logo_dark',
        'logo_link',
        'icon',
        'theme',
        'own_accent',
        'own_second',
        'own_paper',
        'fonts',
        'menu_style',
        'seasonal_banner',
        'snow',
      ],
    },
    {
      key: 'frame',
      fields: [
        'html_header',
        'html_footer_top',
        'html_footer_bottom',
        'html_footer_logos',
        'whistleblower_url',
        'barrier_form',
      ],
    },
  ],
};

/** Fields that only apply while another one says so; style sheets hide them by this word. */
const CONDITIONS: Partial<Record<Kind, Readonly<Record<string, string>>>> = {
  event: {
    postponed_from: 'postponed',
    moved_from: 'moved',
    status_note: 'changed',
    refund_note: 'changed',
    prices: 'sold',
  },
};

export const conditionOf = (kind: Kind, { name }: HubField): string | undefined =>
  CONDITIONS[kind]?.[name];

const isWrong = (field: HubField): boolean => field.error !== '' || field.fields.some(isWrong);

/** A form's fields in its parts; one part without a heading where the form is short. */
export function sectionsOf(
  kind: Kind,
  fields: readonly HubField[],
  { place, t }: { readonly place: string; readonly t: Translate },
): readonly RecordSectionView[] {
  const sections = SECTIONS[kind] ?? [{ key: '', fields: fields.map(({ name }) => name) }];
  return sections.flatMap(({ key, fields: names, isRare = false }) => {
    const own = names.flatMap((name) => fields.find((field) => field.name === name) ?? []);
    const isLookedAt = own.some(({ name }) => place === name || place.startsWith(`${name}.`));
    return own.length === 0
      ? []
      : [
          {
            id: key === '' ? '' : `section-${key}`,
            title: key === '' ? '' : t(`hub_sections:part.${key}`),
            fields: own.map((field) => ({ field, condition: conditionOf(kind, field) })),
            isRare,
            isOpen: isLookedAt || own.some(isWrong),
          },
        ];
  });
}
