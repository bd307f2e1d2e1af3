import { Joined, leftApart } from './joined.ts';
import {
  asText,
  folded,
  foldedTexts,
  NO_TEXTS,
  type NewEntry,
  type NewPerformer,
  type OldPerformer,
  type OldWork,
  type Texts,
} from './old-shapes.ts';

/** A person's record as it was before. */
export interface KnownPerson {
  readonly id: number;
  readonly name: string;
  readonly isInTeam: boolean;
}

/** A work by the key of its composer, which becomes a record, too. */
export interface PlannedWork {
  readonly composer: string;
  readonly composerName: Texts;
  readonly title: Texts;
}

/** Somebody who performed and had no record. */
interface PlannedPerson {
  readonly name: string;
  readonly role: Texts;
}

const NAMED_AT_MOST = 20;

const keyOf = ({ composer, title }: OldWork): string | null => {
  const [by, named] = [foldedTexts(composer), foldedTexts(title)];
  // Without a composer nobody can tell whether two «Sonatas», or two «Intervals», are the same.
  return by === '' || named === '' ? null : `${by}\n\n${named}`;
};

const trimmed = ({ de, en }: Texts): Texts => ({ de: de.trim(), en: en.trim() });
const foldedBoth = ({ de, en }: Texts): Texts => ({ de: folded(de), en: folded(en) });

/** What becomes of the texts of all events: which are the same work, composer or person. */
export class Plan {
  readonly works = new Joined<PlannedWork>();
  readonly composers = new Joined<Texts>();
  readonly people = new Joined<PlannedPerson>();
  readonly #names = new Map<number, string>();
  /** Artists by name; of those who share one nobody can be told by it. */
  readonly #artists = new Map<string, number | null>();
  #namesakes = new Set<string>();
  #found = 0;
  #plainEntries = 0;

  constructor(known: readonly KnownPerson[]) {
    const team = new Set(known.filter(({ isInTeam }) => isInTeam).map(({ name }) => folded(name)));
    for (const { id, name, isInTeam } of known) {
      const key = folded(name);
      this.#names.set(id, name);
      // Whoever works in the venue need not be who sings there.
      if (!isInTeam && !team.has(key)) this.#artists.set(key, this.#artists.has(key) ? null : id);
      else this.#artists.set(key, null);
    }
  }

  /** Takes the texts of one event, or of a state of one, into account. */
  add(works: readonly OldWork[], performers: readonly OldPerformer[], isPublic: boolean): void {
    for (const work of works) {
      const key = keyOf(work);
      if (key === null) this.#plainEntries += 1;
      else {
        const composerName = trimmed(work.composer);
        const composer = foldedTexts(work.composer);
        this.works.add(key, { composer, composerName, title: trimmed(work.title) }, isPublic);
        this.composers.add(composer, composerName, isPublic);
      }
    }
    for (const performer of performers) this.#addPerformer(performer, isPublic);
  }

  #addPerformer(performer: OldPerformer, isPublic: boolean): void {
    const key = folded(performer.name);
    if (key === '' || this.#known(performer) !== null) return;
    const artist = this.#artists.get(key);
    if (typeof artist === 'number') {
      this.#found += 1;
      return;
    }
    if (artist === null) this.#namesakes.add(performer.name.trim());
    const { name, role } = performer;
    this.people.add(key, { name: name.trim(), role: trimmed(role) }, isPublic);
  }

  /** The record that a performer named until now; null: none, or one that is gone. */
  #known({ person }: OldPerformer): number | null {
    return person !== null && this.#names.has(person) ? person : null;
  }

  entryOf(work: OldWork): NewEntry {
    const key = keyOf(work);
    const id = key === null ? null : this.works.idOf(key);
    return { work: id, text: id === null ? asText(work) : NO_TEXTS, note: work.note };
  }

  performerOf(performer: OldPerformer): NewPerformer {
    const key = folded(performer.name);
    const person =
      this.#known(performer) ?? this.#artists.get(key) ?? this.people.idOf(key) ?? null;
    const name = performer.name.trim();
    const own = person === null ? '' : this.#names.get(person);
    return {
      person,
      role: performer.role,
      credited_as: name === '' || name === own ? null : name,
    };
  }

  /** Numbers what was found, behind what there is. */
  number(first: Readonly<Record<'work' | 'composer' | 'person', number>>): void {
    this.works.number(first.work);
    this.composers.number(first.composer);
    this.people.number(first.person);
    for (const { id, value } of this.people.records()) this.#names.set(id, value.name);
  }

  /** What was joined, in numbers, and the names of what was left apart, some of them. */
  report(): Readonly<Record<string, unknown>> {
    const works = leftApart(this.works.records(), ({ composerName, title }) => {
      const [by, named] = [foldedBoth(composerName), foldedBoth(title)];
      const join = (locale: keyof Texts) =>
        by[locale] === '' || named[locale] === '' ? '' : `${by[locale]}\n${named[locale]}`;
      return { de: join('de'), en: join('en') };
    });
    const composers = leftApart(this.composers.records(), foldedBoth);
    const nameOf = ({ de, en }: Texts) => (de === en ? de : `${de} / ${en}`);
    return {
      workTexts: this.works.texts,
      works: this.works.size,
      composers: this.composers.size,
      entriesKeptAsText: this.#plainEntries,
      peopleTexts: this.people.texts + this.#found,
      people: this.people.size,
      performersOfKnownPeople: this.#found,
      worksLeftApart: works.length,
      composersLeftApart: composers.length,
      peopleLeftApart: this.#namesakes.size,
      leftApart: [
        ...works.map(({ value }) => `${nameOf(value.composerName)}: ${nameOf(value.title)}`),
        ...composers.map(({ value }) => nameOf(value)),
        ...this.#namesakes,
      ].slice(0, NAMED_AT_MOST),
    };
  }
}
