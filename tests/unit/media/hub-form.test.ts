import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { HOST, ORIGIN } from '../http/http-kit.ts';
import { formOf, HEADERS, type Part, site } from './media-http-kit.ts';
import { photo } from './media-kit.ts';

const URL = '/de/cms-hub/media/upload';
const SENT = { ...HEADERS, host: HOST, origin: ORIGIN };

/** A form of the hub with pictures, and one among them that is none. */
const parts = async (): Promise<readonly Part[]> => [
  ['file', await photo(60, 40, 'jpeg'), 'eins.jpg'],
  ['file', Buffer.from('no picture'), 'keins.jpg'],
  ['file', await photo(80, 40, 'jpeg'), 'zwei.jpg'],
];

/** Without the widths that are made in the background; one that is being made has another name. */
const uploads = (files: readonly string[]) => files.filter((name) => !/^\d+\./u.test(name));

describe('CM-06 a form of the hub that breaks off', () => {
  it('says which of its files are in the library, and leaves nothing of the others', async () => {
    const stored = Promise.withResolvers<null>();
    let count = 0;
    const { port, files } = await site({
      recordOf: () => {
        count += 1;
        if (count === 2) stored.resolve(null);
        return Promise.resolve(null);
      },
    });
    const all = formOf([...(await parts()), ['file', await photo(90, 40, 'jpeg'), 'drei.jpg']]);
    const sending = request({ port, path: URL, method: 'POST', headers: SENT, agent: false });
    const answered = once(sending, 'response');
    sending.write(all.subarray(0, -200));
    // Control: those before the break are there by then.
    await stored.promise;
    sending.end('and no more of it');
    const [answer] = (await answered) as [IncomingMessage];
    expect(answer.statusCode).toBe(400);
    expect(await text(answer)).toContain('In der Mediathek sind davon schon: eins.jpg, zwei.jpg.');
    await expect.poll(() => uploads(files())).toEqual(['original.jpg', 'original.jpg']);
  });

  it('control: a whole one says of each file what became of it', async () => {
    const { send, files } = await site();
    const answer = await send(await parts(), URL, SENT);
    expect(answer.status).toBe(200);
    await expect.poll(() => uploads(files())).toEqual(['original.jpg', 'original.jpg']);
  });

  it('of which nothing was taken says no names', async () => {
    const { ask, files } = await site();
    const answer = await ask(URL, {
      method: 'POST',
      headers: SENT,
      body: formOf([]).subarray(0, 10),
    });
    expect(answer.status).toBe(400);
    expect(answer.text).not.toContain('Mediathek');
    expect(files()).toEqual([]);
  });
});
