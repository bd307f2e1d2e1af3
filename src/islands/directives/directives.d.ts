import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first touch of the island, and not before. */
    'client:touch'?: boolean;
  }
}
