/// <reference types="astro/client" />

/** The address of a script that is bundled by itself (config/islands.mjs). */
declare module '*?island' {
  const address: string;
  export default address;
}

declare namespace App {
  interface Locals {
    /** Everything behind the pages, handed in by the serving process (in dev: by the middleware). */
    app: import('./lib/server/app/app-context.ts').AppContext;
    /** The row of the address: looked up by the serving process, else by the middleware. */
    route: import('./lib/routing/resolve-route.ts').ResolvedRoute | undefined;
    /** The path that was asked for. */
    path: string | undefined;
    /** How the page is shown to an editor who asks for it; null for everybody else. */
    edited: import('./lib/server/services/editing/edited.ts').Edited | null;
    /** The preview of a design that is not saved; null: the page has that of the venue. */
    designPreview: import('./lib/server/services/design/design-preview.ts').DesignPreview | null;
    /** The release that the page is shown with before it is published; null: none. */
    releasePreview: import('./lib/server/app/app-context.ts').ReleasePreview['release'] | null;
    /** The address of the page that is shown in the place of the one that was asked for; null: none. */
    instead: string | null;
    /** Why the database could not answer; null: it did. */
    trouble: import('./lib/result.ts').Failure | null;
    /** Who asks; found out at the first call, once for a request. */
    caller: () => Promise<import('./lib/server/services/accounts/user.ts').Caller>;
  }
}
