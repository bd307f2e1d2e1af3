import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';

/** The address in a module that `?island` makes. */
const ADDRESS = /export default "([^"]+)"/u;

/** The scripts that say which islands there are. */
const LOADERS = [
  '/src/scripts/islands.ts',
  '/src/scripts/hub.ts',
  '/src/scripts/editor.ts',
  '/src/islands/slider/load-slider.ts',
];

test('every island is served while developing, those in React with their hot reload @full', async () => {
  const server = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'dev', '--port=0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let origin: string | undefined;
    for await (const line of createInterface({ input: server.stdout })) {
      origin = /http:\/\/localhost:\d+/u.exec(line)?.[0];
      if (origin !== undefined) break;
    }
    const text = async (path: string) => {
      const answer = await fetch(`${origin}${path}`);
      expect(answer.status, path).toBe(200);
      return answer.text();
    };
    const sources = await Promise.all(LOADERS.map(text));
    const imports = new Set(
      sources.flatMap((code) => [...code.matchAll(/"([^"]+\?island)"/gu)].map(([, path]) => path)),
    );
    expect(imports.size).toBeGreaterThan(10);
    for (const path of imports) {
      const address = ADDRESS.exec(await text(path ?? ''))?.[1] ?? '';
      const code = await text(address);
      const isReact = path?.includes('.tsx') ?? false;
      expect(code, address).toMatch(isReact ? /preamble[\s\S]*export \* from/u : /\bmount\b/u);
    }
  } finally {
    server.kill();
    await once(server, 'exit');
  }
});
