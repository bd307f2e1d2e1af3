import { readFile, writeFile } from 'node:fs/promises';
import { addForm, createPage, encodePage, ENCODINGS, hashOf, type Page } from './page.ts';
import type { HeaderList } from './rendered-response.ts';

/**
 * One cached page in one file: the length of the description (4 bytes), the
 * description as JSON, then the bodies one after another.
 */
interface Description {
  readonly key: string;
  readonly hash: string;
  readonly headers: HeaderList;
  /** Lengths in the order of ENCODINGS; 0 for a form that does not exist. */
  readonly lengths: readonly number[];
}

/** Writes the page with all its forms. @returns the number of bytes written. */
export async function writePageFile(file: string, key: string, page: Page): Promise<number> {
  const forms = page.isCompressible
    ? await Promise.all(ENCODINGS.map((encoding) => encodePage(page, encoding)))
    : [page.forms.identity];
  const description: Description = {
    key,
    hash: page.hash,
    headers: page.ownHeaders,
    lengths: forms.map((form) => form.body.byteLength),
  };
  const json = Buffer.from(JSON.stringify(description));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.byteLength);
  const bytes = Buffer.concat([length, json, ...forms.map((form) => form.body)]);
  await writeFile(file, bytes);
  return bytes.byteLength;
}

/** Reads a page back; null when the file is gone, incomplete, or another page's. */
export async function readPageFile(
  file: string,
  key: string,
  complete: (headers: HeaderList) => HeaderList,
): Promise<Page | null> {
  try {
    const bytes = await readFile(file);
    const bodiesStart = 4 + bytes.readUInt32LE(0);
    const description = JSON.parse(bytes.toString('utf8', 4, bodiesStart)) as Description;
    const bodies: Buffer[] = [];
    let end = bodiesStart;
    for (const length of description.lengths) {
      bodies.push(bytes.subarray(end, end + length));
      end += length;
    }
    const [identity] = bodies;
    if (!identity || end !== bytes.byteLength || description.key !== key) return null;
    if (hashOf(identity) !== description.hash) return null;

    const rendered = { status: 200, headers: description.headers, body: identity };
    const page = createPage(rendered, complete, description.hash);
    for (const [index, encoding] of ENCODINGS.entries()) {
      const body = bodies[index];
      if (body && encoding !== 'identity') addForm(page, encoding, body);
    }
    return page;
  } catch {
    return null;
  }
}
