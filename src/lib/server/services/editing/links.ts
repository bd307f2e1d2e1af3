import type { Kysely, Transaction } from 'kysely';
import type { z } from 'zod';
import { hintOf } from '../../../../content/fields/inner/hint.ts';
import { entryOf, fieldsOf } from '../../../../content/fields/inner/walk.ts';
import { modulesIn } from '../../../../content/fields/module-tree.ts';
import { KINDS, type Kind } from '../../../../content/records/kinds.ts';
import { LOCALES, type Locale } from '../../../constants.ts';
import type { LinkFrom } from '../../../editing/calls.ts';
import type { Database } from '../../db/schema.ts';
import { recordById } from '../../repositories/records.ts';
import { idsByReference, idsByText, recordsWithModules } from '../../repositories/references.ts';
import type { Entity } from '../../../../content/records/kinds.ts';
import type { ModuleLibrary } from '../modules/library.ts';
import { sectionPlaces } from '../modules/section-places.ts';
import { pathOfRecord } from '../../../routing/record-routes.ts';
import { titleOf } from '../../../i18n/record-name.ts';

type AnyDb = Kysely<Database> | Transaction<Database>;

/** More are not told: it is enough to think again. */
const MAX_TOLD = 100;

/** What leads to a record: `event:12`, its addresses, and its id in fields that name its kind. */
interface Target {
  readonly kind: Kind;
  readonly id: number;
  readonly names: readonly string[];
}

/** Whether a value names the target anywhere, as links and rich text do. */
function names(value: unknown, target: Target): boolean {
  if (typeof value === 'string') return target.names.includes(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((part) => names(part, target));
}

/** Whether a module's data leads to the target: links by name, references by id. */
function leads(schema: z.ZodType, data: unknown, target: Target): boolean {
  const values = data as Readonly<Record<string, unknown>>;
  return fieldsOf(schema).some(([key, field]) => {
    const hint = hintOf(field);
    const value = values[key];
    if (hint?.control === 'list')
      return Array.isArray(value) && value.some((item) => leads(entryOf(field), item, target));
    if (hint?.target === target.kind)
      return Array.isArray(value) ? value.includes(target.id) : value === target.id;
    return (hint?.control === 'link' || hint?.control === 'richtext') && names(value, target);
  });
}

interface Lead {
  readonly kind: Kind;
  readonly id: number;
  readonly isFirm: boolean;
}

/** Records whose fields name the target: firmly by its id, loosely by its address. */
async function byFields(db: AnyDb, kind: Kind, target: Target): Promise<readonly Lead[]> {
  const query = { kind, most: MAX_TOLD };
  const firm = await idsByReference(db, query, target);
  const loose = await idsByText(db, query, target.names);
  return [
    ...firm.map((id) => ({ kind, id, isFirm: true })),
    ...loose.map((id) => ({ kind, id, isFirm: false })),
  ];
}

/** Records whose modules lead to the target. */
async function byModules(
  db: AnyDb,
  kind: Kind,
  target: Target,
  library: ModuleLibrary,
): Promise<readonly Lead[]> {
  const rows = await recordsWithModules(db, kind);
  return rows
    .filter(({ modules }) =>
      modulesIn(modules).some(({ module }) => {
        const schema = library.get(module.kind)?.description.schema;
        return schema !== undefined && leads(schema, module.data, target);
      }),
    )
    .map(({ id }) => ({ kind, id, isFirm: false }));
}

/** Every record that leads to this one, each once, with a name to find it by. */
export async function linksTo(
  db: AnyDb,
  { kind, record }: { readonly kind: Kind; readonly record: Entity<Kind> },
  library: ModuleLibrary,
  locale: Locale,
): Promise<readonly LinkFrom[]> {
  const { id } = record;
  const paths = LOCALES.flatMap((language) => pathOfRecord(kind, record, language) ?? []);
  const target = { kind, id, names: [`${kind}:${id}`, ...paths] };
  const leadsByName = new Map<string, Lead>();
  // A page would be without it, in drafts, too.
  if (kind === 'shared_section')
    for (const place of await sectionPlaces(db, id, library))
      leadsByName.set(`${place.kind}:${place.id}`, { ...place, isFirm: true });
  for (const other of KINDS) {
    const leadsOfKind = [
      ...(await byFields(db, other, target)),
      ...(await byModules(db, other, target, library)),
    ];
    for (const lead of leadsOfKind) {
      const name = `${lead.kind}:${lead.id}`;
      // What a page says of itself goes with it.
      if (name === `${kind}:${id}`) continue;
      const isFirm = lead.isFirm || leadsByName.get(name)?.isFirm === true;
      leadsByName.set(name, { ...lead, isFirm });
    }
  }
  const links: LinkFrom[] = [];
  for (const [value, lead] of [...leadsByName].slice(0, MAX_TOLD)) {
    const from = await recordById(db, lead.kind, lead.id);
    if (from === null) continue;
    links.push({
      value,
      label: titleOf(lead.kind, from, locale),
      path: pathOfRecord(lead.kind, from, locale),
      isFirm: lead.isFirm,
    });
  }
  return links;
}
