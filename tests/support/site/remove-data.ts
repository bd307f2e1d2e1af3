import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SERVER = process.env['E2E_DATA'] ?? path.join(tmpdir(), 'foyer-e2e');
/** Where the products have their data that tests open in their own process. */
export const PRODUCTS = `${SERVER}-products`;

/** After all tests: the data of the site that they ran against, and of their own products. */
export default function removeData(): void {
  for (const folder of [SERVER, PRODUCTS])
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
