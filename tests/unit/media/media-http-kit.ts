import type { MediaEntity, MediaInput } from '../../../src/content/records/media.ts';
import type { MediaOptions } from '../../../src/lib/server/http/media/media-options.ts';
import { failure, success } from '../../../src/lib/result.ts';
import { type Answer, echo, serve } from '../http/http-kit.ts';
import { testLibrary } from './media-kit.ts';

const TOKEN = 'token';
const BOUNDARY = '----foyer';
export const UPLOAD = '/de/pageeditor-api/media';

export type Part = readonly [name: string, value: string | Buffer, fileName?: string];

export function formOf(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(([name, value, fileName]) => [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

export const HEADERS = {
  authorization: TOKEN,
  'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
};

/** A server with a library, whose records are only noted. */
export async function site(more: Partial<MediaOptions> = {}) {
  const test = testLibrary();
  const inputs: MediaInput[] = [];
  const media: MediaOptions = {
    library: test.library,
    accessFailure: ({ authorization }) =>
      Promise.resolve(
        authorization === TOKEN ? null : failure('unauthorized', 'Please sign in.').failure,
      ),
    mayAddFiles: ({ authorization }) => Promise.resolve(authorization === TOKEN),
    recordOf: () => Promise.resolve(null),
    ready: () => Promise.resolve(),
    createRecord: (input) => {
      inputs.push(input);
      const base = { id: 1, version: 1, is_online: true, updated_at: '2026-11-20T10:00:00Z' };
      return Promise.resolve(success({ ...base, ...input } as MediaEntity));
    },
    ...more,
  };
  const served = await serve(echo, { media });
  const send = (
    parts: readonly Part[],
    url = UPLOAD,
    headers: Record<string, string> = HEADERS,
  ) => {
    const body = formOf(parts);
    return served.ask(url, {
      method: 'POST',
      headers: { 'content-length': String(body.byteLength), ...headers },
      body,
    });
  };
  return { ...test, ...served, send, inputs };
}

export const jsonOf = (answer: Answer) => JSON.parse(answer.text) as Record<string, unknown>;
