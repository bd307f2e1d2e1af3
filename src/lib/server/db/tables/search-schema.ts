import type { Generated } from 'kysely';

/** What the search knows of a record in one language; its words are in the engine's own index. */
interface SearchDocumentRow {
  id: Generated<number>;
  kind: string;
  record: number;
  locale: string;
  /** The version of the analyser that made its tokens. */
  analyser: number;
  /** 1: an event, which is listed by its days. */
  is_event: number;
  first_day: string | null;
  last_day: string | null;
  /** Not found before this instant. */
  visible_from: string | null;
  /** Its kind's place among others that match as well. */
  kind_rank: number;
  title_length: number;
  /** The folded words of the title, with a space between. */
  title_words: string;
  title: string;
  href: string;
}

/** What a document says beside its title. */
interface SearchTextRow {
  document: number;
  /** JSON: pairs of a field's name and a text of it. */
  texts: string;
}

/** A document that names another record. */
interface SearchReferenceRow {
  kind: string;
  record: number;
  target_kind: string;
  target: number;
}

interface SearchQueueRow {
  kind: string;
  record: number;
  /** From this instant on its documents have to be made anew. */
  due_at: string;
}

interface SearchWordRow {
  locale: string;
  word: string;
  /** As a text has it, with its umlauts and accents. */
  spelling: string;
  stem: string;
  reversed_stem: string;
}

interface SearchTrigramRow {
  locale: string;
  trigram: string;
  /** Of the word, in UTF-16 units. */
  length: number;
  word: string;
}

interface SearchStateRow {
  id: number;
  analyser: number;
}

export interface SearchTables {
  search_document: SearchDocumentRow;
  search_text: SearchTextRow;
  search_reference: SearchReferenceRow;
  search_queue: SearchQueueRow;
  search_word: SearchWordRow;
  search_trigram: SearchTrigramRow;
  search_state: SearchStateRow;
}
