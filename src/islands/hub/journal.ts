/** What was typed into a form and not saved, as the browser keeps it. */
export interface KeptForm {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Name and text of each field, in order. */
  readonly fields: readonly (readonly [name: string, text: string])[];
}

const PREFIX = 'hub-form:';
/** Version and key of the form that was sent last in this tab. */
const SENT = 'hub-form-sent';
/** So long something is offered again. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Browsers refuse storage where they are told to, or where it is full: then nothing is kept. */
function quietly<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}

function read(key: string): KeptForm | null {
  const text = quietly(() => localStorage.getItem(PREFIX + key));
  const kept = quietly(() => JSON.parse(text ?? 'null') as KeptForm | null);
  return kept && Array.isArray(kept.fields) && Date.now() - kept.at < KEPT_MS ? kept : null;
}

const drop = (key: string) => quietly(() => localStorage.removeItem(PREFIX + key));

/** The keys of all forms that are kept. */
const keys = (): readonly string[] =>
  (quietly(() => Object.keys(localStorage)) ?? [])
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => name.slice(PREFIX.length));

/** Forms that were not saved, each under whose it is and which record it is about. */
export const journal = {
  read,
  drop,
  keep: (key: string, fields: KeptForm['fields']) =>
    quietly(() => localStorage.setItem(PREFIX + key, JSON.stringify({ at: Date.now(), fields }))),
  /** A form is on its way: what came of it is known by the next page. */
  markSent: (key: string, version: string) =>
    quietly(() => sessionStorage.setItem(SENT, `${version} ${key}`)),
  /**
   * Forgets the form that was sent last where it was saved: the record, or the new one of its
   * kind, is another version now. The same version is the page from before, loaded again
   * because the form never arrived.
   */
  dropSaved(key: string, version: string) {
    const [before = '', sent = ''] = quietly(() => sessionStorage.getItem(SENT))?.split(' ') ?? [];
    const isOurs = sent === key || sent === key.replace(/:\d+$/u, ':new');
    if (!isOurs || before === version) return;
    drop(sent);
    quietly(() => sessionStorage.removeItem(SENT));
  },
  /** Forgets the forms of which something was made: it can be undone by the same name. */
  dropMade(made: string) {
    for (const key of keys())
      if (read(key)?.fields.some(([name, text]) => name === 'key' && text === made)) drop(key);
  },
  /** Takes away what is too old, or cannot be read. */
  deleteOld() {
    for (const key of keys()) if (read(key) === null) drop(key);
  },
  /** Whoever signs out leaves nothing behind for the next one at this computer. */
  clear() {
    for (const key of keys()) drop(key);
  },
};
