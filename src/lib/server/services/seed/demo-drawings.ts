import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { demoPictures } from '../../../../../demo/pictures/index.ts';
import type { DrawnPicture } from '../media/picture.ts';
import type { PictureProcess } from '../media/picture-process.ts';

/** Beside the builds: drawing takes seconds, and what is drawn only changes with the demo. */
const FOLDER = path.resolve(import.meta.dirname, '../../../../../builds/demo-pictures');
/** One per core of a small machine. */
const AT_ONCE = 2;
const NAME = /^([\da-f]{64})-(\d{1,5})x(\d{1,5})\.jpg$/u;

type Draw = Pick<PictureProcess, 'draw'>;

const hashOf = (svg: string): string => createHash('sha256').update(svg).digest('hex');

/** A drawing that was made before; null: none was. */
async function drawnBefore(hash: string): Promise<DrawnPicture | null> {
  const names = await readdir(FOLDER).catch(() => []);
  const [name, , width, height] =
    names.map((each) => NAME.exec(each)).find((match) => match?.[1] === hash) ?? [];
  const content =
    name === undefined ? null : await readFile(path.join(FOLDER, name)).catch(() => null);
  return content && { content, width: Number(width), height: Number(height) };
}

/** Keeps a drawing for the next filling; a folder that is only read keeps none. */
async function keep(hash: string, { content, width, height }: DrawnPicture): Promise<void> {
  const name = `${hash}-${String(width)}x${String(height)}.jpg`;
  const part = path.join(FOLDER, `${randomUUID()}.part`);
  try {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(part, content);
    await rename(part, path.join(FOLDER, name));
  } catch {
    // It is drawn again then.
  }
}

/** A picture of the demo: as it was drawn before, else it is drawn. */
export async function demoDrawing(svg: string, pictures: Draw): Promise<DrawnPicture> {
  const hash = hashOf(svg);
  const before = await drawnBefore(hash);
  if (before !== null) return before;
  const drawn = await pictures.draw(svg, 'jpg');
  await keep(hash, drawn);
  return drawn;
}

/** Draws all of them ahead. @returns how many there are */
export async function drawDemo(pictures: Draw): Promise<number> {
  const queue = [...demoPictures];
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift())
      await demoDrawing(next.svg(), pictures);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return demoPictures.length;
}
