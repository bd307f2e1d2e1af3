import { isKind } from '../../../../../content/records/kinds.ts';
import { readRevision, revisionText } from '../../../../editing/revision.ts';
import type { Passage } from '../../../../replacements/passages.ts';
import type { RecordPassages } from '../../../services/replacements/find-on-site.ts';
import type { ChosenRecord } from '../../../services/replacements/replace-on-site.ts';

/** A record in a state, and a place of it: `page:12 3-41 m1|content.de|0`. */
const CHOSEN = /^([a-z_]{1,40}):([1-9]\d{0,8}) (\d{1,9}-\d{1,9}) ([\w|.-]{1,200})$/u;

/** A place as the form sends it. */
export const placeValue = ({ kind, record, revision }: RecordPassages, { key }: Passage): string =>
  `${kind}:${String(record.id)} ${revisionText(revision)} ${key}`;

/** The chosen places by their records; what is none is left out. */
export function chosenRecords(values: readonly string[]): readonly ChosenRecord[] {
  const chosen = new Map<string, ChosenRecord & { readonly places: Set<string> }>();
  for (const value of values) {
    const [, kind = '', id = '', state = '', key = ''] = CHOSEN.exec(value) ?? [];
    const revision = readRevision(state);
    if (!isKind(kind) || revision === null) continue;
    const name = `${kind}:${id} ${state}`;
    const record = chosen.get(name) ?? { kind, id: Number(id), revision, places: new Set() };
    record.places.add(key);
    chosen.set(name, record);
  }
  return [...chosen.values()];
}
