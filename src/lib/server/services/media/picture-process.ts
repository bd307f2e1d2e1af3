import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import type { RenditionFormat } from '../../../media/picture.ts';
import { IDLE_PICTURES_MS, MOST_PICTURE_MS } from './limits.ts';
import type { KeptPicture } from './picture.ts';
import { type UploadResult, uploadFailure } from './upload-failure.ts';

/** What the process is asked to do, with the number that its answer carries. */
export interface PictureJob {
  readonly id: number;
  readonly call:
    | { readonly what: 'keep'; readonly file: string; readonly extension: string }
    | { readonly what: 'width'; readonly original: Buffer }
    | { readonly what: 'draw'; readonly svg: string }
    | {
        readonly what: 'rendition';
        readonly original: Buffer;
        readonly width: number;
        readonly format: RenditionFormat;
      };
}

interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

interface Waiting {
  readonly child: ChildProcess;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/**
 * It gets to know nothing of this one's configuration, which holds secrets. With an
 * arena for every thread the C library takes twice the memory (measured).
 */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };
const PROGRAM = path.join(import.meta.dirname, 'picture-worker.ts');

/**
 * Decoding and encoding pictures, in a process of its own that is started when needed
 * and ended soon after: it takes hundreds of megabytes that only its end gives back
 * (measured), it may be slow while pages are not, and what a picture breaks breaks there.
 */
export class PictureProcess {
  readonly #waiting = new Map<number, Waiting>();
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  #jobs = 0;

  /** See `keptPicture`; a picture that its decoder does not survive is damaged. */
  keep(file: string, extension: string): Promise<UploadResult<KeptPicture>> {
    return this.#ask({ what: 'keep', file, extension }).catch(() =>
      uploadFailure('picture'),
    ) as Promise<UploadResult<KeptPicture>>;
  }

  /** @throws when the original cannot be read */
  widthOf(original: Buffer): Promise<number> {
    return this.#ask({ what: 'width', original }) as Promise<number>;
  }

  /** A drawing of our own as a JPEG. @throws when it cannot be drawn: a bug */
  draw(svg: string): Promise<Buffer> {
    return this.#ask({ what: 'draw', svg }) as Promise<Buffer>;
  }

  /** @throws when the original cannot be read */
  rendition(original: Buffer, width: number, format: RenditionFormat): Promise<Buffer> {
    return this.#ask({ what: 'rendition', original, width, format }) as Promise<Buffer>;
  }

  async #ask(call: PictureJob['call']): Promise<unknown> {
    clearTimeout(this.#idle);
    const child = (this.#child ??= this.#start());
    this.#jobs += 1;
    const id = this.#jobs;
    // Whoever waits for a picture keeps this process running, and nobody else does.
    child.ref();
    child.channel?.ref();
    const limit = setTimeout(() => child.kill('SIGKILL'), MOST_PICTURE_MS);
    try {
      return await new Promise<unknown>((resolve, reject) => {
        this.#waiting.set(id, { child, resolve, reject });
        child.send({ id, call } satisfies PictureJob);
      });
    } finally {
      clearTimeout(limit);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) this.#rest(child);
    }
  }

  #start(): ChildProcess {
    const child = fork(PROGRAM, { execArgv: [], env: ENVIRONMENT, serialization: 'advanced' });
    // Pages go first. Where that is not allowed, they share.
    if (child.pid !== undefined)
      try {
        setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
      } catch {
        // It works at the priority it has.
      }
    child.on('message', (answer) => {
      const { id, value, error } = answer as Answer;
      const waiting = this.#waiting.get(id);
      if (error === undefined) waiting?.resolve(value);
      else waiting?.reject(new Error(error));
    });
    const gone = (): void => {
      if (this.#child === child) this.#child = null;
      for (const waiting of this.#waiting.values())
        if (waiting.child === child) waiting.reject(new Error('the process for pictures ended'));
    };
    child.on('exit', gone);
    child.on('error', gone);
    return child;
  }

  #rest(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    this.#idle = setTimeout(() => {
      if (this.#child === child) this.#child = null;
      child.kill();
    }, IDLE_PICTURES_MS).unref();
  }
}
