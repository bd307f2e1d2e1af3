/* What another system knows of a season: the source of imports in tests. Ids are its own. */

export interface SourceRoom {
  readonly id: string;
  readonly venue: string;
  readonly name: string;
  readonly slug: string;
  readonly seats: number;
}

export interface SourceWork {
  readonly id: string;
  readonly title: string;
  readonly composers: readonly string[];
}

export interface SourcePerson {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly isEnsemble: boolean;
}

export interface SourceConcert {
  readonly id: string;
  readonly title: string;
  readonly preline: string;
  /** In UTC. */
  readonly start: string;
  readonly room: string;
  /** Works by their ids with what else is said of them, or a text where it is no work. */
  readonly programme: readonly (
    { readonly work: string; readonly note: string } | { readonly text: string }
  )[];
  readonly performers: readonly { readonly person: string; readonly role: string }[];
}

export interface SeasonSource {
  /** The name of the other system. */
  readonly source: string;
  readonly season: {
    readonly id: string;
    readonly name: string;
    readonly first: string;
    readonly last: string;
  };
  readonly venues: readonly {
    readonly id: string;
    readonly name: string;
    readonly street: string;
    readonly city: string;
  }[];
  readonly rooms: readonly SourceRoom[];
  readonly composers: readonly { readonly id: string; readonly name: string }[];
  readonly works: readonly SourceWork[];
  readonly people: readonly SourcePerson[];
  readonly concerts: readonly SourceConcert[];
}
