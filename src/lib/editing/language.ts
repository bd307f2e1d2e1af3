import type { ByLanguage, StoredModule, Written } from '../../content/fields/module-tree.ts';
import { LOCALES, type Locale } from '../constants.ts';
import { otherThan } from '../i18n/localized.ts';
import { allModules, isSame, type Content } from './content.ts';

/*
 * Which part of a value belongs to which language shows in its form, as it does for
 * `inLanguage` of the API: what holds `de` and `en` and nothing else is one text in
 * both of them. Everything else is shared.
 */

type Values = Readonly<Record<string, unknown>>;
type Both = Readonly<Partial<Record<Locale, unknown>>>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Also with one language only: drafts may leave the other one out. */
function isBoth(value: unknown): value is Both {
  if (!isObject(value)) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => (LOCALES as readonly string[]).includes(key));
}

/** Every text of a value in a language, in the order in which it holds them. */
export function textsIn(value: unknown, locale: Locale): readonly unknown[] {
  if (isBoth(value)) return [value[locale]];
  if (Array.isArray(value)) return value.flatMap((part) => textsIn(part, locale));
  if (!isObject(value)) return [];
  return Object.values(value).flatMap((part) => textsIn(part, locale));
}

export const isFilled = (text: unknown): boolean =>
  text !== undefined && text !== '' && !(Array.isArray(text) && text.length === 0);

/** Whether anything of a value is said in a language. */
export const hasTexts = (value: unknown, locale: Locale): boolean =>
  textsIn(value, locale).some(isFilled);

/** A text before anybody wrote it, of the same type. */
const emptyText = (text: unknown): unknown => (Array.isArray(text) ? [] : '');

const textsKey = (value: unknown, locale: Locale): string | null =>
  hasTexts(value, locale) ? JSON.stringify(textsIn(value, locale)) : null;

const idOf = (value: unknown): string | null => {
  const id = isObject(value) ? value['id'] : undefined;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
};

/**
 * Which entry of a list each of the new ones was: by what they have in common, the
 * surest first. Those that come from nowhere are new.
 */
function matchEntries(
  before: readonly unknown[],
  after: readonly unknown[],
  language: Locale,
): readonly unknown[] {
  const indexes = new Map<number, number>();
  const usedIndexes = new Set<number>();
  const match = (isPair: (now: number, was: number) => boolean) => {
    for (const now of after.keys()) {
      if (indexes.has(now)) continue;
      const was = [...before.keys()].find((at) => !usedIndexes.has(at) && isPair(now, at));
      if (was === undefined) continue;
      indexes.set(now, was);
      usedIndexes.add(was);
    }
  };
  const alike = (key: (value: unknown) => string | null) => (now: number, was: number) => {
    const name = key(after[now]);
    return name !== null && name === key(before[was]);
  };
  match(alike(idOf));
  match((now, was) => now === was && isSame(after[now], before[was]));
  match((now, was) => isSame(after[now], before[was]));
  match(alike((value) => textsKey(value, otherThan(language))));
  match(alike((value) => textsKey(value, language)));
  // As many as before: they were rewritten where they stand.
  if (before.length === after.length) match((now, was) => now === was);
  return [...after.keys()].map((now) => {
    const was = indexes.get(now);
    return was === undefined ? undefined : before[was];
  });
}

/**
 * A value as it becomes public in one language: its form and everything that has no
 * language as in `after`, the texts of that language, too; the other language's texts
 * as they are in `before`, and none where there was nothing.
 */
export function mergeLanguage(before: unknown, after: unknown, language: Locale): unknown {
  if (isBoth(after)) {
    const other = otherThan(language);
    const publicText = isBoth(before) ? before[other] : undefined;
    return { ...after, [other]: publicText ?? emptyText(after[other] ?? after[language]) };
  }
  if (Array.isArray(after)) {
    const was = matchEntries(Array.isArray(before) ? before : [], after, language);
    return after.map((part, index) => mergeLanguage(was[index], part, language));
  }
  if (!isObject(after)) return after;
  const was: Values = isObject(before) ? before : {};
  return Object.fromEntries(
    Object.entries(after).map(([key, part]) => [key, mergeLanguage(was[key], part, language)]),
  );
}

/** What is noted of the texts: of the language that is published as in the draft. */
function notesOf(before: StoredModule | undefined, after: StoredModule, language: Locale): Written {
  const other = otherThan(language);
  const choose = (was: ByLanguage | undefined, is: ByLanguage | undefined) => ({
    ...(was?.[other] !== undefined && { [other]: was[other] }),
    ...(is?.[language] !== undefined && { [language]: is[language] }),
  });
  const of = choose(before?.written?.of, after.written?.of);
  return {
    ...choose(before?.written, after.written),
    ...(Object.keys(of).length > 0 && { of }),
  };
}

/**
 * The content that becomes public when one language of a draft is published.
 * @param before what is public; null: nothing is
 */
export function publishLanguage(before: Content | null, draft: Content, language: Locale): Content {
  const publicModules = new Map(
    allModules(before?.modules ?? []).map((module) => [module.id, module] as const),
  );
  const publish = (module: StoredModule): StoredModule => {
    const publicModule = publicModules.get(module.id);
    // Another kind under the same id is another module.
    const was = publicModule?.kind === module.kind ? publicModule : undefined;
    const written = notesOf(was, module, language);
    const { written: _, ...rest } = module;
    return {
      ...rest,
      data: mergeLanguage(was?.data, module.data, language) as StoredModule['data'],
      columns: module.columns.map((column) => column.map(publish)),
      ...(Object.keys(written).length > 0 && { written }),
    };
  };
  const { modules, ...fields } = draft;
  return {
    ...(mergeLanguage(before ?? {}, fields, language) as Values),
    modules: modules.map(publish),
  };
}
