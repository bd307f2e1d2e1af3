import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createPage, type Page } from '../page-store/page.ts';
import { assetHeaders, sharedAssetHeaders } from './response/headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
const UNKNOWN_TYPE = 'application/octet-stream';

/** Names under here hold a hash of their content. */
const HASHED = '/_astro/';
const FOREVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/** The files of the build, by their exact address and in no other way: no path is ever joined. */
export class Assets {
  readonly #folder: string;
  readonly #complete: typeof assetHeaders;
  readonly #pages = new Map<string, Promise<Page>>();
  #files: Map<string, string> | null = null;

  /**
   * @param folder `dist/client`; listed on first use, files read on first request
   * @param isShared pages on other hosts may be made of them, too
   */
  constructor(folder: string, isShared = false) {
    this.#folder = folder;
    this.#complete = isShared ? sharedAssetHeaders : assetHeaders;
  }

  /** The addresses of all files. */
  addresses(): Iterable<string> {
    this.#files ??= list(this.#folder);
    return this.#files.keys();
  }

  /** The file at a canonical path (percent-encoded, no query); null when there is none. */
  find(address: string): Promise<Page> | null {
    this.#files ??= list(this.#folder);
    const file = this.#files.get(address);
    if (file === undefined) return null;
    let page = this.#pages.get(address);
    if (!page) {
      page = read(this.#folder, file, address, this.#complete);
      this.#pages.set(address, page);
      page.catch(() => this.#pages.delete(address));
    }
    return page;
  }
}

async function read(
  folder: string,
  file: string,
  address: string,
  complete: typeof assetHeaders,
): Promise<Page> {
  const body = await readFile(path.join(folder, file));
  const type = TYPES[path.extname(file).toLowerCase()] ?? UNKNOWN_TYPE;
  const control = address.startsWith(HASHED) ? FOREVER : AN_HOUR;
  const headers = [['content-type', type] as const, ['cache-control', control] as const];
  return createPage({ status: 200, headers, body }, complete);
}

function list(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.relative(folder, path.join(entry.parentPath, entry.name));
    const address = `/${file.split(path.sep).map(encodeURIComponent).join('/')}`;
    files.set(address, file);
    // A prerendered page answers under its address, not only under its file name.
    if (address.endsWith('/index.html'))
      files.set(address.slice(0, -'/index.html'.length) || '/', file);
    else if (address.endsWith('.html')) files.set(address.slice(0, -'.html'.length), file);
  }
  return files;
}
