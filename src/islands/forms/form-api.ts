import type { Problem } from '../../lib/forms/check-field.ts';
import type { FormInfo } from '../../lib/forms/form-info.ts';
import { csrfToken } from '../csrf-token.ts';

/** A form with what is said of wrong answers. */
export interface FormDescription extends FormInfo {
  readonly messages: Readonly<Record<Problem, string>>;
}

const base = (): string => `/${document.documentElement.lang}/api`;

/** The form that a page shows, with the cookies that it is sent with; null: nobody answers. */
export async function fetchForm(id: string): Promise<FormDescription | null> {
  try {
    const response = await fetch(`${base()}/forms/${id}/`);
    return response.ok ? ((await response.json()) as FormDescription) : null;
  } catch {
    return null;
  }
}

/** A file that was uploaded, or why it was not, in words; empty: nobody answers. */
export type Uploaded =
  | { readonly ok: true; readonly id: string; readonly name: string }
  | { readonly ok: false; readonly message: string };

/** Uploads one file. @param onProgress told the part that was sent, from 0 to 1 */
export function uploadFile(file: File, onProgress: (part: number) => void): Promise<Uploaded> {
  return new Promise((resolve) => {
    // The one way to see how much was sent.
    const request = new XMLHttpRequest();
    request.open('POST', `${base()}/temp-files/`);
    request.setRequestHeader('x-csrftoken', csrfToken());
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('error', () => {
      resolve({ ok: false, message: '' });
    });
    request.addEventListener('load', () => {
      const { files, message } = (request.response ?? {}) as {
        readonly files?: readonly { readonly id: string; readonly name: string }[];
        readonly message?: string;
      };
      const [taken] = files ?? [];
      resolve(taken ? { ok: true, ...taken } : { ok: false, message: message ?? '' });
    });
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
}

/** The page that a sent form led to. */
export interface SentPage {
  /** Null where the answer is no page. */
  readonly page: Document | null;
  readonly status: number;
  readonly url: string;
}

/**
 * Sends a form as a browser does, and follows where it leads.
 * XMLHttpRequest, because it parses without a Trusted Types sink.
 * @throws {Error} when nobody answers
 */
export function sendPlainForm(action: string, body: URLSearchParams): Promise<SentPage> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.addEventListener('load', () => {
      const { responseXML: page, status, responseURL: url } = request;
      resolve({ page, status, url });
    });
    request.addEventListener('error', () => {
      reject(new Error(action));
    });
    request.open('POST', action);
    request.send(body);
  });
}
