import { allModules, moduleById } from '../../../lib/editing/content.ts';
import { t } from '../i18n/t.ts';
import { $content } from './content.ts';
import { moduleName } from './module-names.ts';
import { $others, nameOf } from './presence.ts';
import { ask } from './question.ts';

/** Asks before a module is deleted that somebody else is at, or at one in it. */
export async function isRemovalMeant(id: string): Promise<boolean> {
  const module = moduleById($content.get().modules, id);
  if (module === null) return false;
  const ids = new Set<string | null>(allModules([module]).map((one) => one.id));
  const there = $others.get().filter((other) => ids.has(other.module));
  if (there.length === 0) return true;
  const names = [...new Set(there.map(nameOf))].join(', ');
  const isKept = await ask({
    title: t('structure.inUse'),
    why: t('structure.inUseWhy', { names, name: moduleName(module) }),
    yes: t('structure.keep'),
    no: t('structure.removeAnyway'),
  });
  return !isKept;
}
