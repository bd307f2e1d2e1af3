import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readEnv, type Env } from '../../../src/lib/server/config/env.ts';
import { createApp } from '../../../src/lib/server/app/open-app.ts';
import { PRODUCTS } from './remove-data.ts';

const DEMO = path.join(PRODUCTS, 'demo');

export function envOf(settings: Readonly<Record<string, string>>): Env {
  const read = readEnv(settings);
  if (!read.ok) throw new Error(read.fieldErrors.join('\n'));
  return read.env;
}

/** Fills the demo that all are copied from. Two workers may: the first that is ready is taken. */
async function fillDemo(): Promise<void> {
  const folder = await mkdtemp(path.join(PRODUCTS, 'fill-'));
  const app = await createApp(envOf({ DATA_DIR: folder }), { runsTasks: false });
  await app.searchIndex.makeAnew();
  await app.close();
  await rename(folder, DEMO).catch(() => rm(folder, { recursive: true }));
}

/** A data folder with nothing but the demo in it: filled once a run, and copied. */
export async function demoFolder(): Promise<string> {
  await mkdir(PRODUCTS, { recursive: true });
  if (!existsSync(DEMO)) await fillDemo();
  const folder = await mkdtemp(path.join(PRODUCTS, 'product-'));
  await cp(DEMO, folder, { recursive: true });
  return folder;
}
