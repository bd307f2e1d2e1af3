import { setTimeout as pause } from 'node:timers/promises';
import type { Generations } from './generations.ts';
import type { Address } from './key.ts';
import type { Page } from './page.ts';
import {
  isFailure,
  cacheabilityOf,
  type Render,
  type RenderedResponse,
  type Cacheability,
  type Urgency,
} from './rendered-response.ts';

/** How long a render may take, with its wait for a turn. */
export const RENDER_LIMIT_MS = 10_000;
/** Where somebody waits for pages all the time, one that nobody waits for is rendered after so long. */
const BACKGROUND_WAIT_MS = 500;

/** A finished render. */
export interface RenderResult {
  readonly page: Page;
  readonly isFailure: boolean;
  readonly cacheability: Cacheability;
  /** It was invalidated while it was being rendered: not to be cached. */
  readonly isOutdated: boolean;
}

interface PendingRender {
  readonly startGeneration: number;
  readonly promise: Promise<RenderResult>;
}

export interface SingleFlightOptions {
  readonly render: Render;
  readonly generations: Generations;
  readonly finish: (rendered: RenderedResponse) => Page;
  /** Called once for every render that did not fail, before any request is answered. */
  readonly onRendered: (address: Address, result: RenderResult) => void;
  readonly limitMs: number;
}

export class RenderTimeout extends Error {
  constructor(key: string, limitMs: number) {
    super(`rendering ${key} took longer than ${String(limitMs)} ms`);
  }
}

interface RenderStart {
  readonly startGeneration: number;
  readonly urgency: Urgency;
  readonly client: string | undefined;
}

/** Renders each address once at a time: concurrent requests for it share the render. */
export class SingleFlight {
  readonly #pending = new Map<string, PendingRender>();
  readonly #options: SingleFlightOptions;
  renders = 0;
  #awaited = 0;
  #nobodyWaits: PromiseWithResolvers<void> | null = null;

  constructor(options: SingleFlightOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#pending.size;
  }

  /**
   * Renders an address. Joins a render that is under way, unless something it shows
   * was invalidated between its start and this call; then a new one is started.
   * @throws whatever the renderer throws, and RenderTimeout.
   */
  async render(
    address: Address,
    urgency: Urgency = 'visitor',
    client?: string,
  ): Promise<RenderResult> {
    if (urgency === 'background') return this.#renderOrJoin(address, urgency);
    this.#awaited += 1;
    try {
      return await this.#renderOrJoin(address, urgency, client);
    } finally {
      this.#awaited -= 1;
      if (this.#awaited === 0) {
        this.#nobodyWaits?.resolve();
        this.#nobodyWaits = null;
      }
    }
  }

  /** Resolves when nobody waits for a page: what is rendered in the background goes on then. */
  async whenNobodyWaits(): Promise<void> {
    if (this.#awaited === 0) return;
    this.#nobodyWaits ??= Promise.withResolvers();
    const limit = pause(BACKGROUND_WAIT_MS, undefined, { ref: false });
    await Promise.race([this.#nobodyWaits.promise, limit]);
  }

  async #renderOrJoin(address: Address, urgency: Urgency, client?: string): Promise<RenderResult> {
    const { generations } = this.#options;
    const requestedAt = generations.current;
    for (;;) {
      const pending = this.#pending.get(address.key) ?? this.#start(address, urgency, client);
      const result = await pending.promise;
      // A render found in a later pass was started after this call.
      if (pending.startGeneration >= requestedAt) return result;
      const { cacheability } = result;
      const pageTags = {
        path: address.path,
        tags: cacheability.kind === 'keep' ? cacheability.tags : null,
      };
      if (!generations.wasInvalidated(pageTags, pending.startGeneration)) return result;
    }
  }

  #start(address: Address, urgency: Urgency, client?: string): PendingRender {
    const { generations } = this.#options;
    const startGeneration = generations.current;
    this.renders += 1;
    const promise = this.#run(address, { startGeneration, urgency, client }).finally(() => {
      this.#pending.delete(address.key);
    });
    const pending = { startGeneration, promise };
    this.#pending.set(address.key, pending);
    return pending;
  }

  async #run(
    address: Address,
    { startGeneration, urgency, client }: RenderStart,
  ): Promise<RenderResult> {
    const { generations, onRendered, finish } = this.#options;
    const rendered = await this.#renderInTime(address.key, urgency, client);
    const cacheability = cacheabilityOf(rendered, Date.now());
    const isOutdated =
      cacheability.kind === 'keep' &&
      generations.wasInvalidated({ path: address.path, tags: cacheability.tags }, startGeneration);
    const result = {
      page: finish(rendered),
      isFailure: isFailure(rendered),
      cacheability,
      isOutdated,
    };
    if (!result.isFailure) onRendered(address, result);
    return result;
  }

  async #renderInTime(key: string, urgency: Urgency, client?: string): Promise<RenderedResponse> {
    const { render, limitMs } = this.#options;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new RenderTimeout(key, limitMs));
      }, limitMs);
    });
    try {
      return await Promise.race([render(key, urgency, client), timeout]);
    } finally {
      clearTimeout(timer);
    }
  }
}
