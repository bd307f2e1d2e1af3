import { KINDS, records, type Kind } from '../../../../../content/records/kinds.ts';
import type { Failure } from '../../../../result.ts';
import { MEDIA_BIN_DAYS } from '../../../../constants.ts';
import { titleOf } from '../../../../i18n/record-name.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { DemoView } from '../../../../views/hub/demo-view.ts';
import { recordById } from '../../../repositories/records.ts';
import { backupNamed } from '../../../services/demo/back-up-first.ts';
import { planRemoval, type DemoPlan, type KeptRecord } from '../../../services/demo/plan.ts';
import { planMark } from '../../../services/demo/remove.ts';
import type { PageContext } from '../../page/page-context.ts';

/** What stays is listed up to here; more are counted. */
const MAX_LISTED = 100;

export const goesIn = ({ goes }: DemoPlan): number => [...goes.values()].flat().length;

/** What a record is called, with its kind. */
async function calledIn(
  { app, locale }: PageContext,
  { kind, id }: Pick<KeptRecord, 'kind' | 'id'>,
): Promise<string> {
  const record = await recordById(app.database.db, kind, id);
  const name = record === null ? String(id) : titleOf(kind, record, locale);
  return `${records[kind].label[locale]} „${name}“`;
}

/** A record that stays, with the reason in words. */
async function keptView(
  context: PageContext,
  { kind, id, reason, by }: KeptRecord,
): Promise<DemoView['stays'][number]> {
  const { locale, t } = context;
  const name = by === null ? '' : await calledIn(context, by);
  return {
    label: await calledIn(context, { kind, id }),
    href: pathTo('hub-record', locale, { list: kind, id }),
    reason: t(`demo:reason.${reason}`, { name }),
  };
}

function kindsOf({ goes, stays }: DemoPlan, { t }: PageContext): DemoView['kinds'] {
  const staying = (kind: Kind) => stays.filter((each) => each.kind === kind).length;
  return KINDS.map((kind) => ({
    label: t(kind === 'media' ? 'media_library:title' : `hub:list.${kind}`),
    goes: goes.get(kind)?.length ?? 0,
    stays: staying(kind),
  })).filter((row) => row.goes + row.stays > 0);
}

/** What was done just now, and where the copy of before is. */
async function doneView({ app, t }: PageContext, done: string | null) {
  const file = await backupNamed(app.env.dataDir, done ?? '');
  if (file === null) return { notice: '', restore: '' };
  return { notice: t('demo:done'), restore: t('demo:restore', { file, days: MEDIA_BIN_DAYS }) };
}

/** What would go and what would stay, or what became of it. */
export async function demoView(
  context: PageContext,
  refused: Failure | null,
  done: string | null,
): Promise<DemoView> {
  const { app, locale, t } = context;
  const plan = await planRemoval(app.database.db, app.modules);
  const listed = plan.stays.slice(0, MAX_LISTED);
  const stays: DemoView['stays'][number][] = [];
  for (const kept of listed) stays.push(await keptView(context, kept));
  const more = plan.stays.length - listed.length;
  const goes = goesIn(plan);
  return {
    title: t('demo:title'),
    action: pathTo('hub-demo', locale),
    launch: { label: t('launch:title'), href: pathTo('hub-launch', locale) },
    kinds: kindsOf(plan, context),
    summary: t('demo:summary', { goes, stays: plan.stays.length, own: plan.own }),
    stays,
    more: more > 0 ? t('demo:more', { count: more }) : '',
    mark: planMark(plan),
    canRemove: goes > 0,
    message: refused?.message ?? '',
    error: refused?.fields?.['agreed'] ?? '',
    ...(await doneView(context, refused === null ? done : null)),
  };
}
