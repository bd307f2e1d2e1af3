import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { notesBy, notesMeaning, notesNaming, setWords } from '../../repositories/notes/notes.ts';
import { userByEmail } from '../../repositories/users.ts';
import { nameOfUser } from '../accounts/user.ts';
import type { PersonalDataSource, PersonalRow } from './source.ts';

/** What stands where an address or a name was taken out of what somebody else wrote. */
const LEFT_OUT = '…';

/** What of a text is about a person: their address, and their name where somebody meant them. */
async function wordsFor(db: Kysely<Database>, email: string): Promise<readonly string[]> {
  const user = await userByEmail(db, email);
  return [email, ...(user === null ? [] : [`@${nameOfUser(user)}`])];
}

/** A text without a word, in any case of its letters. */
function withoutWord(text: string, word: string): string {
  const at = text.toLowerCase().indexOf(word.toLowerCase());
  if (at === -1) return text;
  return text.slice(0, at) + LEFT_OUT + withoutWord(text.slice(at + word.length), word);
}

const without = (text: string, words: readonly string[]): string => words.reduce(withoutWord, text);

/**
 * Notes of editors: what one has written is handed out, of what others wrote only when somebody was
 * meant or named. The notes stay, as nobody's (`deleteUser`), without the name and the address.
 */
export const notesSource: PersonalDataSource = {
  key: 'notes',
  find: async (db, email) => {
    const user = await userByEmail(db, email);
    const own = user === null ? [] : await notesBy(db, user.id);
    const meant = user === null ? new Set<number>() : await notesMeaning(db, user.id);
    const naming = await notesNaming(db, email);
    return [
      ...own.map(({ created_at: written_at, kind, record, body: note }): PersonalRow => ({
        written_at,
        kind,
        record,
        note,
      })),
      ...[...meant].map((note): PersonalRow => ({ meant_in_note: note })),
      ...naming
        .filter(({ created_by: by }) => by === null || by !== user?.id)
        .map(({ id }): PersonalRow => ({ named_in_note: id })),
    ];
  },
  erase: async (tx, email) => {
    const user = await userByEmail(tx, email);
    const words = await wordsFor(tx, email);
    const changed = new Set<number>();
    for (const word of words)
      for (const { id, body, quote } of await notesNaming(tx, word)) {
        changed.add(id);
        await setWords(tx, {
          id,
          body: without(body, words),
          quote: quote && without(quote, words),
        });
      }
    const own = user === null ? [] : await notesBy(tx, user.id);
    return { rows: new Set([...changed, ...own.map(({ id }) => id)]).size };
  },
};
