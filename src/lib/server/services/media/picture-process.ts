import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import type { PixelArea } from '../../../media/crop.ts';
import type { RenditionFormat } from '../../../media/picture.ts';
import type { Likeness } from './vector/compare-svg.ts';
import {
  IDLE_PICTURES_MS,
  MAX_COMPARISON_MS,
  MAX_DOCUMENT_MS,
  MAX_PICTURE_MS,
  MAX_VECTOR_MS,
} from './limits.ts';
import type { DrawnFormat, DrawnPicture, NormalizedPicture } from './picture.ts';
import type { SanitizedSvg } from './sanitize-svg.ts';
import { type UploadResult, uploadFailure } from './upload-failure.ts';

/** A job for the process; its response carries the same id. */
export interface PictureJob {
  readonly id: number;
  readonly call:
    | {
        readonly what: 'normalize';
        readonly file: string;
        readonly extension: string;
        readonly mostPixels: number | undefined;
      }
    | { readonly what: 'crop'; readonly original: Buffer; readonly area: PixelArea }
    | { readonly what: 'width'; readonly original: Buffer }
    | { readonly what: 'draw'; readonly svg: string; readonly format: DrawnFormat }
    | { readonly what: 'sanitize'; readonly svg: Buffer }
    | { readonly what: 'compare'; readonly before: string; readonly after: Buffer }
    | { readonly what: 'scan'; readonly pdf: Buffer }
    | {
        readonly what: 'rendition';
        readonly original: Buffer;
        readonly width: number;
        readonly format: RenditionFormat;
      };
}

interface WorkerResponse {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

interface PendingJob {
  readonly child: ChildProcess;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/**
 * The environment of the process: without the configuration, which holds secrets. With one
 * malloc arena per thread it takes twice the memory (measured).
 */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };
const PROGRAM = path.join(import.meta.dirname, 'picture-worker.ts');

/**
 * Decodes and encodes pictures, cleans drawings and looks through documents in a process of its own, which is started when needed and
 * ended soon after: it takes hundreds of megabytes that are only freed by its end
 * (measured), it must not slow down pages, and a crash of a decoder stays there.
 */
export class PictureProcess {
  readonly #pending = new Map<number, PendingJob>();
  #child: ChildProcess | null = null;
  #idleTimer: NodeJS.Timeout | undefined;
  #jobs = 0;

  /** See `normalizePicture`; a picture that crashes the decoder is rejected. */
  normalize(
    file: string,
    extension: string,
    mostPixels?: number,
  ): Promise<UploadResult<NormalizedPicture>> {
    return this.#send({ what: 'normalize', file, extension, mostPixels }).catch(() =>
      uploadFailure('picture'),
    ) as Promise<UploadResult<NormalizedPicture>>;
  }

  /** See `cropPicture`; an original that crashes the decoder is rejected. */
  crop(original: Buffer, area: PixelArea): Promise<UploadResult<NormalizedPicture>> {
    return this.#send({ what: 'crop', original, area }).catch(() =>
      uploadFailure('picture'),
    ) as Promise<UploadResult<NormalizedPicture>>;
  }

  /** @throws when the original cannot be read */
  widthOf(original: Buffer): Promise<number> {
    return this.#send({ what: 'width', original }) as Promise<number>;
  }

  /** One of our own SVGs in pixels. @throws when it cannot be drawn: a bug */
  draw(svg: string, format: DrawnFormat): Promise<DrawnPicture> {
    return this.#send({ what: 'draw', svg, format }) as Promise<DrawnPicture>;
  }

  /** @throws when the original cannot be read */
  rendition(original: Buffer, width: number, format: RenditionFormat): Promise<Buffer> {
    return this.#send({ what: 'rendition', original, width, format }) as Promise<Buffer>;
  }

  /** See `likeness`; of what takes too long nothing is known. */
  compare(before: string, after: Buffer): Promise<Likeness> {
    return this.#send({ what: 'compare', before, after }, MAX_COMPARISON_MS).catch(
      () => 'unknown',
    ) as Promise<Likeness>;
  }

  /** See `sanitizeWithPictures`; a drawing that takes too long or crashes the parser is rejected. */
  sanitize(svg: Buffer): Promise<UploadResult<SanitizedSvg>> {
    return this.#send({ what: 'sanitize', svg }, MAX_VECTOR_MS).catch(() =>
      uploadFailure('vector'),
    ) as Promise<UploadResult<SanitizedSvg>>;
  }

  /** See `isActivePdf`; what cannot be looked through in time counts as active. */
  isActivePdf(pdf: Buffer): Promise<boolean> {
    return this.#send({ what: 'scan', pdf }, MAX_DOCUMENT_MS).catch(() => true) as Promise<boolean>;
  }

  async #send(call: PictureJob['call'], maxMs = MAX_PICTURE_MS): Promise<unknown> {
    clearTimeout(this.#idleTimer);
    const child = (this.#child ??= this.#start());
    this.#jobs += 1;
    const id = this.#jobs;
    // Only pending jobs keep this process running.
    child.ref();
    child.channel?.ref();
    const limit = setTimeout(() => child.kill('SIGKILL'), maxMs);
    try {
      return await new Promise<unknown>((resolve, reject) => {
        this.#pending.set(id, { child, resolve, reject });
        child.send({ id, call } satisfies PictureJob);
      });
    } finally {
      clearTimeout(limit);
      this.#pending.delete(id);
      if (this.#pending.size === 0) this.#stopWhenIdle(child);
    }
  }

  #start(): ChildProcess {
    const child = fork(PROGRAM, { execArgv: [], env: ENVIRONMENT, serialization: 'advanced' });
    // Pages have priority, where the system allows setting it.
    if (child.pid !== undefined)
      try {
        setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
      } catch {
        // It runs at normal priority.
      }
    child.on('message', (message) => {
      const { id, value, error } = message as WorkerResponse;
      const job = this.#pending.get(id);
      if (error === undefined) job?.resolve(value);
      else job?.reject(new Error(error));
    });
    const onExit = (): void => {
      if (this.#child === child) this.#child = null;
      for (const job of this.#pending.values())
        if (job.child === child) job.reject(new Error('the process for pictures ended'));
    };
    child.on('exit', onExit);
    child.on('error', onExit);
    return child;
  }

  #stopWhenIdle(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    this.#idleTimer = setTimeout(() => {
      if (this.#child === child) this.#child = null;
      child.kill();
    }, IDLE_PICTURES_MS).unref();
  }
}
