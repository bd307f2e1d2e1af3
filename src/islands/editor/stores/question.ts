import { atom } from 'nanostores';

/** What is asked, with what both answers are called. */
interface Words {
  readonly title: string;
  readonly why: string;
  readonly yes: string;
  readonly no: string;
}

interface Question extends Words {
  /** A line that is asked for besides. */
  readonly line?: { readonly label: string; readonly value: string };
  readonly answer: (isYes: boolean, line: string) => void;
}

/** What somebody is to decide before anything goes on; null: nothing. */
export const $question = atom<Question | null>(null);

/** Asks, and answers whether it was the first of both. */
export const ask = (words: Words): Promise<boolean> =>
  new Promise((resolve) => {
    $question.set({
      ...words,
      answer(isYes) {
        $question.set(null);
        resolve(isYes);
      },
    });
  });
