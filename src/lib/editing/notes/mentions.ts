import type { NotePerson } from './note.ts';

/** What is being typed behind «@» before the caret; null: nothing. */
export function typedMention(text: string, caret: number): string | null {
  return /(?:^|\s)@([\p{L}\p{N}.'’ -]{0,40})$/u.exec(text.slice(0, caret))?.[1] ?? null;
}

/** Whom the beginning of a name can mean: each word of it begins a word of theirs. */
export function peopleNamed(people: readonly NotePerson[], typed: string): readonly NotePerson[] {
  const wordsOf = (text: string) => text.toLowerCase().split(/\s+/u).filter(Boolean);
  const begun = wordsOf(typed);
  return people.filter(({ name }) =>
    begun.every((part) => wordsOf(name).some((word) => word.startsWith(part))),
  );
}

/** Puts a name where one was being typed. @returns the text, and where the caret stands then */
export function withMention(
  text: string,
  caret: number,
  name: string,
): { readonly text: string; readonly caret: number } {
  const typed = typedMention(text, caret);
  const before = text.slice(0, typed === null ? caret : caret - typed.length - 1);
  const gap = before === '' || /\s$/u.test(before) ? '' : ' ';
  const put = `${before}${gap}@${name} `;
  return { text: put + text.slice(caret).replace(/^ /u, ''), caret: put.length };
}

const isNamed = (text: string, name: string): boolean =>
  text
    .split(`@${name}`)
    .slice(1)
    .some((rest) => !/^[\p{L}\p{N}]/u.test(rest));

/**
 * Who is meant by a text. Of two with one name, those who were chosen are.
 * @param chosen ids of people who were chosen while it was typed
 */
export function meantBy(
  text: string,
  people: readonly NotePerson[],
  chosen: ReadonlySet<string>,
): readonly NotePerson[] {
  const named = people.filter(({ name }) => isNamed(text, name));
  return named.filter(
    ({ id, name }) => chosen.has(id) || named.filter((other) => other.name === name).length === 1,
  );
}
