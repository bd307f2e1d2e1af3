/** What `png-of-heic.ts` uses of `libheif-js`, which comes without types of this part. */
declare module 'libheif-js/wasm-bundle.js' {
  interface Pixels {
    readonly data: Uint8ClampedArray;
    readonly width: number;
    readonly height: number;
  }
  interface HeifImage {
    readonly get_width: () => number;
    readonly get_height: () => number;
    readonly is_primary: () => boolean;
    /** Decodes into the pixels that are handed in; null: it could not. */
    readonly display: (into: Pixels, onEnd: (pixels: Pixels | null) => void) => void;
    readonly free: () => void;
  }
  const libheif: {
    readonly HeifDecoder: new () => { readonly decode: (file: Uint8Array) => HeifImage[] };
  };
  export default libheif;
}
