import { rmSync } from 'node:fs';

/** After all tests: the data of the site that they ran against. */
export default function removeData(): void {
  const folder = process.env['E2E_DATA'];
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
