/** A subject is one line and no longer than this. */
const MAX_CHARACTERS = 180;

/** A text in one line. */
const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/**
 * A subject that says which venue writes: its name at the end, unless it stands there already.
 * The rest is cut where both together are too long.
 */
export function venueSubject(subject: string, venue: string): string {
  const [line, name] = [oneLine(subject), oneLine(venue)];
  if (name === '' || line.includes(name)) return line.slice(0, MAX_CHARACTERS);
  const end = ` – ${name}`;
  return line.slice(0, Math.max(0, MAX_CHARACTERS - end.length)) + end;
}
