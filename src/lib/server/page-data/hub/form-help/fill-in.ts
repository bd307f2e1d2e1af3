import { records, type Kind } from '../../../../../content/records/kinds.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../../../constants.ts';
import { pathFromWords, slugFromWords, slugOf } from '../../../../routing/slug.ts';
import { amountFrom } from '../../../../../content/fields/amount-form.ts';

/*
 * What a machine needs and nobody has to think of: keys of addresses, names of fields, codes
 * of prices. Where a form leaves them empty they are made of what was typed beside them; keys and
 * addresses that were typed as words are made by rule of these, anything else stays as it is.
 */

type Values = Record<string, unknown>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A text in the first language that says something. */
function sayingOf(value: unknown): string {
  if (!isValues(value)) return textOf(value);
  return LOCALES.map((locale) => textOf(value[locale])).find((text) => text !== '') ?? '';
}

/** A name that no other one has: `saal`, `saal-2`. */
function unlike(name: string, taken: ReadonlySet<string>, between: string): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name}${between}${String(number)}`;
    if (!taken.has(candidate)) return candidate;
  }
}

/** Gives the entries of a list a name each where they have none, of what `wished` makes of them. */
function named(
  list: unknown,
  key: string,
  wished: (entry: Values, index: number) => string,
  between = '-',
): unknown {
  if (!Array.isArray(list)) return list;
  const entries = list as unknown[];
  const taken = new Set(entries.map((entry) => (isValues(entry) ? textOf(entry[key]) : '')));
  return entries.map((entry, index) => {
    if (!isValues(entry) || textOf(entry[key]) !== '') return entry;
    const wish = wished(entry, index);
    if (wish === '') return entry;
    const name = unlike(wish, taken, between);
    taken.add(name);
    return { ...entry, [key]: name };
  });
}

const each = (list: unknown, change: (entry: Values) => Values): unknown =>
  Array.isArray(list)
    ? list.map((entry: unknown) => (isValues(entry) ? change(entry) : entry))
    : list;

/** The name of a field of a form, as a program knows it: `e_mail_adresse`. */
function fieldName(said: string): string {
  if (said === '') return '';
  const name = slugOf(said).replaceAll('-', '_').slice(0, 50);
  return /^[a-z]/u.test(name) ? name : `f${name}`;
}

function form(values: Values): Values {
  const fields = each(values['fields'], (field) => ({
    ...field,
    slug: /[^a-z0-9_]/u.test(textOf(field['slug']))
      ? fieldName(textOf(field['slug']))
      : field['slug'],
    choices: named(field['choices'], 'value', ({ label }) => sayingOf(label).slice(0, 110), ' '),
  }));
  return {
    ...values,
    fields: named(fields, 'slug', ({ label }) => fieldName(sayingOf(label)), '_'),
  };
}

/** The price that is always there. */
const FULL_PRICE = 'Vollpreis';

/** Prices with codes, an amount as it is stored, and the words that only the full price may lack. */
function prices(list: unknown, typeOf: (text: string) => string): unknown {
  const said = each(list, (price) => ({
    ...price,
    text: textOf(price['text']) || FULL_PRICE,
    price: amountFrom(textOf(price['price'])) ?? price['price'],
  }));
  const typed = each(said, (price) =>
    textOf(price['sale_type_id']) === ''
      ? { ...price, sale_type_id: typeOf(textOf(price['text'])) }
      : price,
  );
  return named(typed, 'id', (_, index) => `p${String(index + 1)}`);
}

/** Every price of an event, beside its seat groups and in them. */
function allPrices({ prices: own, seat_groups: groups }: Values): readonly Values[] {
  const inGroups = Array.isArray(groups)
    ? (groups as unknown[]).flatMap((group) => (isValues(group) ? group['prices'] : []))
    : [];
  return [...(Array.isArray(own) ? (own as unknown[]) : []), ...inGroups].filter(isValues);
}

/** The sale type of each kind of price: that of another price of the same words, else the next number. */
function saleTypes(values: Values): (text: string) => string {
  const known = new Map(
    allPrices(values).map(({ text, sale_type_id: type }) => [
      textOf(text) || FULL_PRICE,
      textOf(type),
    ]),
  );
  const taken = new Set(known.values());
  return (text) => {
    const type = known.get(text) || unlike('1', taken, '');
    known.set(text, type);
    taken.add(type);
    return type;
  };
}

const withSeconds = (time: unknown): unknown =>
  /^\d\d:\d\d$/u.test(textOf(time)) ? `${textOf(time)}:00` : time;

function event(values: Values): Values {
  const typeOf = saleTypes(values);
  const groups = each(
    named(values['seat_groups'], 'id', (_, index) => `g${String(index + 1)}`),
    (group) => ({
      ...group,
      seat_group: textOf(group['seat_group']) || group['id'],
      status: textOf(group['status']) || '1',
      prices: prices(group['prices'], typeOf),
      timeslots: each(
        named(group['timeslots'], 'id', (_, index) => `t${String(index + 1)}`),
        (slot) => ({
          ...slot,
          time_start: withSeconds(slot['time_start']),
          status: textOf(slot['status']) || '1',
        }),
      ),
    }),
  );
  return { ...values, seat_groups: groups, prices: prices(values['prices'], typeOf) };
}

/** An address that was copied from the browser, as a path of this site. */
const pathOf = (value: unknown, origin: string): unknown =>
  textOf(value).startsWith(`${origin}/`) ? textOf(value).slice(origin.length) : value;

const redirect = (values: Values, origin: string): Values => ({
  ...values,
  old_path: pathOf(values['old_path'], origin),
  new_path: pathOf(values['new_path'], origin),
});

function menuItem(values: Values, origin: string): Values {
  const { url } = values;
  if (!isValues(url)) return values;
  const paths = Object.entries(url).map(([locale, path]) => [locale, pathOf(path, origin)]);
  return { ...values, url: Object.fromEntries(paths) as Values };
}

/** The address of a page as it was typed; where nobody typed one, made of its title in each language. */
function page(values: Values): Values {
  const { title, urls, content_type: type } = values;
  const hasOwn = type === undefined || type === 'page';
  if (hasOwn && isValues(urls) && sayingOf(urls) !== '') {
    const typed = LOCALES.map((locale) => [locale, pathFromWords(textOf(urls[locale]), locale)]);
    return { ...values, urls: Object.fromEntries(typed) as Values };
  }
  if (!hasOwn || !isValues(title)) return values;
  const paths = LOCALES.map((locale) => {
    // A title is one part of an address, whatever stands in it.
    return [locale, pathFromWords(textOf(title[locale]).replaceAll('/', ' '), locale)];
  });
  return { ...values, urls: Object.fromEntries(paths) as Values };
}

const BY_KIND: Partial<Record<Kind, (values: Values, origin: string) => Values>> = {
  event,
  form,
  page,
  redirect,
  menu_item: menuItem,
};

/** A key of addresses, of the words that were typed; where nobody typed any, of the record's name. */
function withSlug(kind: Kind, values: Values): Values {
  const { fields, title } = records[kind];
  if (!('slug' in fields)) return values;
  const typed = slugFromWords(textOf(values['slug']), DEFAULT_LOCALE);
  if (typed !== '') return { ...values, slug: typed };
  const slug = slugOf(sayingOf(values[title]));
  return slug === '-' ? values : { ...values, slug };
}

/**
 * What a form says of a record, with what nobody has to think of filled in.
 * @param origin where the site is: `https://venue.example`
 */
export function filledIn(kind: Kind, values: Readonly<Values>, origin: string): Values {
  const typed = { ...values };
  return withSlug(kind, BY_KIND[kind]?.(typed, origin) ?? typed);
}
