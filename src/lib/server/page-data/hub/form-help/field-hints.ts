import type { Kind } from '../../../../../content/records/kinds.ts';
import type { FieldForm } from '../../../../editing/library.ts';
import type { Translate } from '../../../../i18n/translator.ts';

/** Fields whose label alone does not say what to type; the words are `field_hints:at.kind_key`. */
const HINTED: Partial<Record<Kind, readonly string[]>> = {
  article_category: ['slug'],
  event: [
    'price',
    'prices',
    'id',
    'sale_type_id',
    'seat_group',
    'text',
    'status',
    'time_start',
    'parent',
  ],
  exhibition_type: ['slug'],
  form: ['slug', 'value', 'default', 'field', 'submit_text', 'consent_text'],
  legal_text: ['key', 'body'],
  menu_item: ['url', 'position'],
  redirect: ['old_path', 'new_path'],
  room: ['slug', 'seats'],
  settings: ['calendar_domain', 'checks_outside_links', 'synonyms'],
};

/** Within entries of lists only: outside of them the same name is another field. */
const IN_ENTRIES: Partial<Record<Kind, readonly string[]>> = {
  event: ['price', 'id', 'sale_type_id', 'seat_group', 'text', 'status', 'time_start'],
};

/** Outside of entries only. */
const OUTSIDE: Partial<Record<Kind, readonly string[]>> = { event: ['prices'] };

const hintAt = (place: string, t: Translate): string => t(`field_hints:at.${place}`);

/** Fields with what there is to be said of them, also within lists. */
export function withHints(
  kind: Kind,
  fields: readonly FieldForm[],
  t: Translate,
  isEntry = false,
): readonly FieldForm[] {
  const hinted = HINTED[kind] ?? [];
  const elsewhere = (isEntry ? OUTSIDE : IN_ENTRIES)[kind] ?? [];
  return fields.map((field) => {
    const isHinted = hinted.includes(field.key) && !elsewhere.includes(field.key);
    return {
      ...field,
      items: withHints(kind, field.items, t, true),
      help: field.help ?? (isHinted ? hintAt(`${kind}_${field.key}`, t) : null),
    };
  });
}
