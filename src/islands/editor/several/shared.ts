import { LOCALES, type Locale } from '../../../lib/constants.ts';
import type { StoredModule } from '../../../content/fields/module-tree.ts';
import type { EditingState } from '../../../lib/editing/calls.ts';
import { allModules, moduleById, placeOf } from '../../../lib/editing/content.ts';
import type { Operation } from '../../../lib/editing/operation.ts';
import { copies } from '../../../lib/editing/several/copied.ts';
import { insert, remove } from '../../../lib/editing/several/operations.ts';
import { withoutAll } from '../../../lib/editing/several/section-words.ts';
import { outermost } from '../../../lib/editing/several/selection.ts';
import { $library, moduleOffer } from '../api/library.ts';
import { locale } from '../api/record.ts';
import { request, type ApiResult } from '../api/request.ts';
import { moduleFocus } from '../canvas/module-focus.ts';
import { t } from '../i18n/t.ts';
import { alerts } from '../stores/alerts.ts';
import { $content } from '../stores/content.ts';
import { commit } from '../stores/history.ts';
import { saveInSection, tellWords } from '../stores/merge.ts';
import { moduleName } from '../stores/module-names.ts';
import { completeModule, newId } from '../stores/new-module.ts';
import { $question } from '../stores/question.ts';
import { $serverState, ifMatch } from '../stores/server-state.ts';
import { $selected } from '../stores/selection.ts';
import { endChoice } from './choice.ts';

const CALLS = `/${locale}/pageeditor-api`;
const EDITING = `${CALLS}/editing/shared_section`;

/** The first words of some modules in a language; those of a kind that says nothing are not looked at. */
const wordsOf = (modules: readonly StoredModule[], language: Locale): string =>
  allModules(modules)
    .map((module) => ({
      name: moduleName(module, language),
      label: moduleOffer(module.kind)?.label ?? module.kind,
    }))
    .find(({ name, label }) => name !== label && name.startsWith(`${label}: `))
    ?.name.replace(/^.*?: /u, '')
    // A word that a long name ends in is left out as a whole.
    .replace(/(?<=\s)\S* …$/u, '…') ?? '';

/** What the section is to be called, in the language of the page; null: it is not to be made. */
const askForName = (count: number, value: string): Promise<string | null> =>
  new Promise((resolve) => {
    $question.set({
      title: t(count > 1 ? 'shared.title' : 'shared.titleOne', { count }),
      why: t('shared.why'),
      line: { label: t('shared.name'), value },
      yes: t('shared.make'),
      no: t('shared.keep'),
      answer(isYes, line) {
        $question.set(null);
        resolve(isYes ? line : null);
      },
    });
  });

/** Does all of it as one step, and goes to what it came to. */
function put(operations: readonly Operation[], id: string | null, name: string): boolean {
  if (!commit(operations, false, name)) return false;
  endChoice();
  $selected.set(id);
  if (id !== null) moduleFocus.request(id);
  return true;
}

/** A shared section of these modules, public as far as it can be. @returns its number */
async function create(
  modules: readonly StoredModule[],
  own: string,
): Promise<ApiResult<EditingState>> {
  // What was named anew has no other name in the other language yet.
  const isOwn = own !== wordsOf(modules, locale);
  const name = Object.fromEntries(
    LOCALES.map((one) => [one, (one !== locale && !isOwn && wordsOf(modules, one)) || own]),
  );
  const made = await request<EditingState>('POST', EDITING, { name, modules });
  if (!made.ok) return made;
  const { id, revision } = made.value;
  const published = await request<EditingState>(
    'POST',
    `${EDITING}/${id}/publish`,
    {},
    ifMatch(revision),
  );
  if (!published.ok) alerts.showResult(published, '');
  return published.ok ? published : made;
}

/** Makes a shared section of modules, which stands in their place; one step of undo. */
export async function share(ids: readonly string[]): Promise<void> {
  const chosen = outermost($content.get().modules, ids);
  const offer = $library.get()?.modules.find(({ section }) => section !== null);
  if (chosen.length === 0 || !offer?.section) return;
  const name = await askForName(chosen.length, wordsOf(chosen, locale));
  if (name === null) return;
  // Others may have written in them while it was asked, and may go on.
  const base = $content.get();
  const made = await create(outermost(base.modules, ids), name);
  if (!made.ok) {
    alerts.showResult(made, '');
    return;
  }
  const { id, isPublic } = made.value;
  const words = await saveInSection(id, {
    base,
    writer: () => $content.get(),
    sharer: () => withoutAll($content.get(), chosen),
  }).catch(() => null);
  const content = $content.get();
  const [first] = outermost(content.modules, ids);
  const place = first && placeOf(content.modules, first.id);
  // The connection broke, or somebody deleted the modules.
  if (words === null || !place) {
    alerts.show('error', t('shared.notPlaced', { name }));
    return;
  }
  const module = completeModule({
    id: offer.kind,
    kind: offer.kind,
    data: { [offer.section]: id },
  });
  const operations = [...remove(content, ids), { type: 'insert', module, place } as const];
  if (!put(operations, module.id, t('shared.made'))) return;
  if (isPublic) alerts.show('save', t('shared.done'));
  tellWords('shared.wordsOfOthers', words, $serverState.get()?.saved?.by);
}

/** What visitors see of a section; of one that was never public what is worked on. */
async function modulesOf(id: unknown): Promise<ApiResult<readonly StoredModule[]>> {
  const state = await request<EditingState>('GET', `${EDITING}/${String(id)}`);
  if (!state.ok) return state;
  if (!state.value.isPublic) return { ok: true, value: state.value.content.modules };
  const record = await request<{ readonly modules: readonly StoredModule[] }>(
    'GET',
    `${CALLS}/records/shared_section/${String(id)}`,
  );
  return record.ok ? { ok: true, value: record.value.modules } : record;
}

/** What of the module itself counts for each module that comes in its place. */
const WINDOW = ['is_hidden', 'online_from', 'online_to'];

/** Puts copies of a shared section's modules in its place, which this page alone has; one step of undo. */
export async function detach(id: string): Promise<void> {
  const module = moduleById($content.get().modules, id);
  const field = module && moduleOffer(module.kind)?.section;
  if (!module || !field) return;
  const found = await modulesOf(module.data[field]);
  if (!found.ok) {
    alerts.showResult(found, '');
    return;
  }
  const content = $content.get();
  const place = placeOf(content.modules, id);
  if (place === null) return;
  const own = Object.fromEntries(
    WINDOW.flatMap((key) => (module.data[key] ? [[key, module.data[key]]] : [])),
  );
  const added = copies(found.value, content.modules, newId).map((one) => ({
    ...one,
    data: { ...one.data, ...own },
  }));
  const operations = [...remove(content, [id]), ...insert(added, place)];
  if (put(operations, added[0]?.id ?? null, t('shared.detached')))
    alerts.show('save', t('shared.detachedDone'));
}
