/** What headlines use of `hyphen`, which comes without types. */
declare module 'hyphen' {
  export type Hyphenate = (text: string) => string;
  export interface HyphenOptions {
    readonly html: boolean;
    readonly minWordLength: number;
  }
  export default function createHyphenator(patterns: unknown, options: HyphenOptions): Hyphenate;
}

declare module 'hyphen/patterns/de-1996.js' {
  const patterns: unknown;
  export default patterns;
}
