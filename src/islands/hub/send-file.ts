import { csrfToken } from '../csrf-token.ts';

/** What became of a file that was sent; `message`: why it was not taken; `notice`: how it differs from what was sent. */
export type Answer =
  | { readonly state: 'done' | 'known'; readonly id: number; readonly notice: string }
  | { readonly state: 'signed-out' }
  | { readonly state: 'refused'; readonly message: string };

/** What is said where no words of the server come back. */
export interface FailureWords {
  /** Nobody answered. */
  readonly failed: string;
  /** The server failed, with `{{status}}`. */
  readonly server: string;
}

/** What the server says of a file; else by what kind of failure it is. */
export function answerOf(status: number, text: string, { failed, server }: FailureWords): Answer {
  if (status === 0) return { state: 'refused', message: failed };
  if (status === 401) return { state: 'signed-out' };
  const unsaid = { state: 'refused', message: server.replace('{{status}}', `${status}`) } as const;
  try {
    const body = JSON.parse(text) as {
      readonly id?: number;
      readonly message?: string;
      readonly notice?: string;
    };
    if (status < 300 && typeof body.id === 'number')
      return { state: status === 200 ? 'known' : 'done', id: body.id, notice: body.notice ?? '' };
    return body.message ? { state: 'refused', message: body.message } : unsaid;
  } catch {
    return unsaid;
  }
}

/** Where a file goes, and what is said where it does not arrive. */
export interface FileOrder {
  readonly call: string;
  readonly words: FailureWords;
  /** Told how much of it has gone, 0 to 100. */
  readonly onPercent: (percent: number) => void;
}

/** Sends a file to the library. The request can be broken off; `answer` never fails. */
export function sendFile(
  file: File,
  { call, words, onPercent }: FileOrder,
): { readonly request: XMLHttpRequest; readonly answer: Promise<Answer> } {
  const request = new XMLHttpRequest();
  const form = new FormData();
  form.append('file', file);
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onPercent(total === 0 ? 0 : Math.floor((loaded / total) * 100)),
  );
  const answer = new Promise<Answer>((resolve) => {
    request.addEventListener('loadend', () =>
      resolve(answerOf(request.status, request.responseText, words)),
    );
  });
  request.open('POST', call);
  request.setRequestHeader('x-csrftoken', csrfToken());
  request.send(form);
  return { request, answer };
}
