/** How many fields the summary of a form names: it takes three lines at most. */
export const MAX_NAMED = 3;
/** Characters of a name there. */
const MAX_NAME = 24;

/** The name of a field as a summary has it: the first words of a long label. */
export function shortName(label: string): string {
  const name = label.trim().replace(/[.:?]$/u, '');
  if (name.length <= MAX_NAME) return name;
  const end = name.lastIndexOf(' ', MAX_NAME);
  return `${name.slice(0, end === -1 ? MAX_NAME : end)} …`;
}
