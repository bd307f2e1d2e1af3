import { allModules, moduleById } from '../../../lib/editing/content.ts';
import { t } from '../i18n/t.ts';
import { $content } from './content.ts';
import { moduleNameById } from './module-names.ts';
import { $others, nameOf } from './presence.ts';
import { ask } from './question.ts';

/** Asks before modules are deleted that somebody else is at, or at one in them. */
export async function isRemovalMeant(ids: readonly string[]): Promise<boolean> {
  const { modules } = $content.get();
  const there = ids.flatMap((id) => {
    const module = moduleById(modules, id);
    const inside = new Set<string | null>(module && allModules([module]).map((one) => one.id));
    const others = $others.get().filter((other) => inside.has(other.module));
    return others.map((other) => ({ id, person: nameOf(other) }));
  });
  if (there.length === 0) return true;
  const listed = (values: readonly string[]): string => [...new Set(values)].join(', ');
  const isKept = await ask({
    title: t('structure.inUse'),
    why: t('structure.inUseWhy', {
      names: listed(there.map(({ person }) => person)),
      name: listed(there.map(({ id }) => moduleNameById(id))),
    }),
    yes: t('structure.keep'),
    no: t('structure.removeAnyway'),
  });
  return !isKept;
}
