import { whenIdle } from '../../islands/when-idle.ts';
import worker from '../../islands/offline/worker.ts?worker&url';

/** After everything else, and where the browser has one. In development there is none. */
const register = () => {
  // The server hands the file out as /sw.js, for the whole site; its own name, by which the build
  // keeps it, is no part of the address.
  const path = `/sw.js#${worker}`;
  const { trustedTypes } = globalThis as unknown as {
    trustedTypes?: { createPolicy(name: string, rules: object): typeof policy };
  };
  const policy: { createScriptURL(text: string): string } | undefined = trustedTypes?.createPolicy(
    'sw',
    { createScriptURL: () => path },
  );
  // Without it, as on an address that is not encrypted, the site is what it was.
  (navigator as Partial<Navigator>).serviceWorker
    ?.register(policy?.createScriptURL('') ?? path, { updateViaCache: 'none' })
    .catch(() => undefined);
};

/** A browser that is never idle registers it after so long, in milliseconds. */
const LATEST_MS = 5000;

if (import.meta.env.PROD) addEventListener('load', () => whenIdle(register, LATEST_MS));
