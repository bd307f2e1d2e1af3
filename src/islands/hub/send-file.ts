import { csrfToken } from '../csrf-token.ts';

/** What became of a file that was sent; `message`: why it was not taken; `notice`: how it differs from what was sent. */
export type Answer =
  | { readonly state: 'done' | 'known'; readonly id: number; readonly notice: string }
  | { readonly state: 'signed-out' }
  | { readonly state: 'refused'; readonly message: string };

/** What the server says of a file. A body that is no answer of ours is a connection that broke. */
function answerOf(status: number, text: string, failed: string): Answer {
  try {
    const body = JSON.parse(text) as {
      readonly id?: number;
      readonly message?: string;
      readonly notice?: string;
    };
    if (status === 401) return { state: 'signed-out' };
    if (status < 300 && typeof body.id === 'number')
      return { state: status === 200 ? 'known' : 'done', id: body.id, notice: body.notice ?? '' };
    return { state: 'refused', message: body.message || failed };
  } catch {
    return { state: 'refused', message: failed };
  }
}

/** Where a file goes, and what is said where nothing comes back. */
export interface FileOrder {
  readonly call: string;
  readonly failed: string;
  /** Told how much of it has gone, 0 to 100. */
  readonly onPercent: (percent: number) => void;
}

/** Sends a file to the library. The request can be broken off; `answer` never fails. */
export function sendFile(
  file: File,
  { call, failed, onPercent }: FileOrder,
): { readonly request: XMLHttpRequest; readonly answer: Promise<Answer> } {
  const request = new XMLHttpRequest();
  const form = new FormData();
  form.append('file', file);
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onPercent(total === 0 ? 0 : Math.floor((loaded / total) * 100)),
  );
  const answer = new Promise<Answer>((resolve) => {
    request.addEventListener('loadend', () =>
      resolve(answerOf(request.status, request.responseText, failed)),
    );
  });
  request.open('POST', call);
  request.setRequestHeader('x-csrftoken', csrfToken());
  request.send(form);
  return { request, answer };
}
