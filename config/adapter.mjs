/**
 * Builds the site as one function that renders a request (`src/lib/server/http/astro/entry.ts`),
 * which our server and its workers call. Everything else of an adapter is theirs.
 */
export function foyerAdapter() {
  return {
    name: 'foyer-adapter',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        // Redirects are rules of the venue, which the middleware follows.
        updateConfig({ build: { redirects: false } });
      },
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'foyer',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('../src/lib/server/http/astro/entry.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server', middlewareMode: 'classic' },
          supportedAstroFeatures: {
            hybridOutput: 'stable',
            serverOutput: 'stable',
            staticOutput: 'stable',
            sharpImageService: 'stable',
          },
        });
      },
    },
  };
}
