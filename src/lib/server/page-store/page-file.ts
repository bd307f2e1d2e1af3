import { readFile, writeFile } from 'node:fs/promises';
import { adopt, createPage, encoded, ENCODINGS, hashOf, type Page } from './page.ts';
import type { HeaderList } from './rendered.ts';

/**
 * One kept page in one file: the length of the description (4 bytes), the
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
    ? await Promise.all(ENCODINGS.map((encoding) => encoded(page, encoding)))
    : [page.forms.identity];
  const description: Description = {
    key,
    hash: page.hash,
    headers: page.own,
    lengths: forms.map((form) => form.body.byteLength),
  };
  const json = Buffer.from(JSON.stringify(description));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.byteLength);
  const whole = Buffer.concat([length, json, ...forms.map((form) => form.body)]);
  await writeFile(file, whole);
  return whole.byteLength;
}

/** Reads a page back; null when the file is gone, torn, or another page's. */
export async function readPageFile(
  file: string,
  key: string,
  complete: (headers: HeaderList) => HeaderList,
): Promise<Page | null> {
  try {
    const whole = await readFile(file);
    const bodiesAt = 4 + whole.readUInt32LE(0);
    const description = JSON.parse(whole.toString('utf8', 4, bodiesAt)) as Description;
    const bodies: Buffer[] = [];
    let end = bodiesAt;
    for (const length of description.lengths) {
      bodies.push(whole.subarray(end, end + length));
      end += length;
    }
    const [identity] = bodies;
    if (!identity || end !== whole.byteLength || description.key !== key) return null;
    if (hashOf(identity) !== description.hash) return null;

    const rendered = { status: 200, headers: description.headers, body: identity };
    const page = createPage(rendered, complete, description.hash);
    for (const [place, encoding] of ENCODINGS.entries()) {
      const body = bodies[place];
      if (body && encoding !== 'identity') adopt(page, encoding, body);
    }
    return page;
  } catch {
    return null;
  }
}
