import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PriorityQueue } from '../../../src/lib/server/concurrency/priority-queue.ts';
import { TempFiles } from '../../../src/lib/server/adapters/media/temp-files.ts';
import { openMedia } from '../../../src/lib/server/services/media/library.ts';
import { writeFileSync } from 'node:fs';
import { kept, photo, testLibrary } from './media-kit.ts';

const hashOf = (src: string): string => src.split('/')[2] ?? '';

async function withPicture(width = 700, height = 400) {
  const test = testLibrary();
  const { facts } = kept(await test.add(await photo(width, height, 'jpeg'), 'saal.jpg'));
  return { ...test, facts, hash: hashOf(facts.src) };
}

describe('CM-06 renditions', () => {
  it('are made when they are asked for, in the format that their name says', async () => {
    const { library, hash, bytesAt, files } = await withPicture();
    const magic = { avif: 'ftypavif', webp: 'WEBP', jpg: '\u00ff\u00d8\u00ff' };
    for (const [format, start] of Object.entries(magic)) {
      expect(await library.renditions.make(hash, `320.${format}`)).toBe('created');
      const bytes = bytesAt(`/media/${hash}/320.${format}`);
      expect(bytes.subarray(0, 16).toString('latin1')).toContain(start);
      if (format !== 'avif')
        expect(await sharp(bytes).metadata()).toMatchObject({ width: 320, height: 183 });
    }
    expect(files()).toHaveLength(4);
  });

  it('are there in the fixed widths below the picture, in its own, and in no other', async () => {
    const { library, hash, files } = await withPicture();
    const asked = ['321.webp', '960.webp', '0.webp', '0320.webp', '320.png', '320.gif', '320.svg'];
    for (const name of [...asked, '-320.webp', '320', '99999.webp', 'original.png', '1e3.webp'])
      expect(await library.renditions.make(hash, name), name).toBe('none');
    expect(await library.renditions.make('0'.repeat(32), '320.webp')).toBe('none');
    expect(files()).toEqual(['original.jpg']);
    expect(await library.renditions.make(hash, '700.webp')).toBe('created');
  });

  it('of one name are made once, however many ask at once', async () => {
    const { library, hash } = await withPicture();
    let runs = 0;
    const { run } = library.queue;
    library.queue.run = (work) => {
      runs += 1;
      return run.call(library.queue, work) as ReturnType<typeof run<never>>;
    };
    const all = Array.from({ length: 20 }, () => library.renditions.make(hash, '480.webp'));
    expect(new Set(await Promise.all(all))).toEqual(new Set(['created']));
    expect(runs).toBe(1);
  });

  it('of an upload are all made ahead when there is time', async () => {
    const { library, hash, files } = await withPicture();
    const errors: unknown[] = [];
    library.renditions.makeAllLater(hash, (error) => errors.push(error));
    const names = ['320', '480', '640', '700'].flatMap((width) =>
      ['avif', 'webp', 'jpg'].map((format) => `${width}.${format}`),
    );
    await expect
      .poll(() => [...files()].sort(), { timeout: 15_000 })
      .toEqual([...names, 'original.jpg'].sort());
    expect(errors).toEqual([]);
  });

  it('go with their original', async () => {
    const { library, hash, files } = await withPicture();
    await library.renditions.make(hash, '320.webp');
    await library.remove(hash);
    expect(files()).toEqual([]);
    expect(await library.renditions.make(hash, '320.webp')).toBe('none');
  });
});

describe('a priority queue', () => {
  const gate = () => Promise.withResolvers<undefined>();

  it('does so many at once, turns away too many, and goes on after a failure', async () => {
    const queue = new PriorityQueue(2, 3);
    const gates = Array.from({ length: 5 }, gate);
    let running = 0;
    let most = 0;
    const all = gates.map((each) =>
      queue.run(async () => {
        running += 1;
        most = Math.max(most, running);
        await each.promise;
        running -= 1;
      }),
    );
    expect(queue.run(() => Promise.resolve())).toBeNull();
    gates[0]?.reject(new Error('broken'));
    await expect(all[0]).rejects.toThrow('broken');
    for (const each of gates.slice(1)) each.resolve(undefined);
    for (const one of all.slice(1)) await one;
    expect(most).toBeLessThanOrEqual(3);
    expect(await queue.run(() => Promise.resolve(7))).toBe(7);
  });

  it('does what can wait one by one, after what somebody waits for', async () => {
    const queue = new PriorityQueue(2, 10);
    const order: string[] = [];
    const first = gate();
    const busy = queue.run(() => first.promise);
    for (const name of ['later 1', 'later 2'])
      queue.later(async () => {
        order.push(name);
        await pause(5);
        order.push(`${name} done`);
      });
    const urgent = queue.run(() => {
      order.push('urgent');
      return Promise.resolve();
    });
    await urgent;
    first.resolve(undefined);
    await busy;
    await expect.poll(() => order.length).toBe(5);
    expect(order).toEqual(['urgent', 'later 1', 'later 1 done', 'later 2', 'later 2 done']);
  });
});

describe('unfinished files', () => {
  it('of processes that are gone are swept, those of running ones stay', async () => {
    const { folder, library, files } = testLibrary();
    const mine = await library.tempFiles.newFile();
    const scratch = mine.slice(0, mine.lastIndexOf('/'));
    writeFileSync(mine, 'half');
    for (const name of ['999999999-dead', `${process.pid}-earlier`, '1-alive'])
      writeFileSync(`${scratch}/${name}`, 'half');
    expect(await new TempFiles(scratch).sweep()).toBe(2);
    expect([...files()].sort()).toEqual(['1-alive', mine.slice(mine.lastIndexOf('/') + 1)].sort());
    expect(await openMedia(`${folder}/none`).tempFiles.sweep()).toBe(0);
  });
});

/** The processes for pictures that this one started. */
const workers = (): readonly number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='])
    .toString()
    .split('\n')
    .filter((line) => line.includes('picture-worker'))
    .map((line) => line.trim().split(/\s+/u).map(Number))
    .flatMap(([pid, parent]) => (pid !== undefined && parent === process.pid ? [pid] : []));

describe('the process for pictures', () => {
  it('that ends in the middle fails what it was asked, and the next one is asked again', async () => {
    const others = workers();
    const { library, hash, bytesAt, facts } = await withPicture(3000, 2000);
    const asked = library.pictures.rendition(bytesAt(facts.src), 2560, 'avif');
    const mine = workers().filter((pid) => !others.includes(pid));
    expect(mine).toHaveLength(1);
    for (const pid of mine) process.kill(pid, 'SIGKILL');
    await expect(asked).rejects.toThrow('ended');
    expect(await library.renditions.make(hash, '320.webp')).toBe('created');
  });
});
