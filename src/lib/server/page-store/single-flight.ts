import type { Generations } from './generations.ts';
import type { Address } from './key.ts';
import type { Page } from './page.ts';
import { failed, judge, type Render, type Rendered, type Verdict } from './rendered.ts';

/** A render that came to an end. */
export interface RenderResult {
  readonly page: Page;
  readonly hasFailed: boolean;
  readonly verdict: Verdict;
  /** An invalidation came while it was under way and meant it: not to be kept. */
  readonly isOutdated: boolean;
}

interface Flight {
  readonly start: number;
  readonly landing: Promise<RenderResult>;
}

export interface SingleFlightOptions {
  readonly render: Render;
  readonly generations: Generations;
  readonly finish: (rendered: Rendered) => Page;
  /** Called once for every render that did not fail, before anyone is answered. */
  readonly onRendered: (address: Address, landed: RenderResult) => void;
  readonly limitMs: number;
}

export class RenderTimeout extends Error {
  constructor(key: string, limitMs: number) {
    super(`rendering ${key} took longer than ${String(limitMs)} ms`);
  }
}

/** One render of an address at a time, however many ask for it. */
export class SingleFlight {
  readonly #flights = new Map<string, Flight>();
  readonly #options: SingleFlightOptions;
  renders = 0;

  constructor(options: SingleFlightOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#flights.size;
  }

  /**
   * The address as it is now: joins a render under way unless something it
   * shows was invalidated between its start and this call; then a new one starts.
   * @throws whatever the renderer throws, and RenderTimeout.
   */
  async land(address: Address): Promise<RenderResult> {
    const { generations } = this.#options;
    const asked = generations.now;
    for (;;) {
      const flight = this.#flights.get(address.key) ?? this.#start(address);
      const landed = await flight.landing;
      // Anything found after the first landing was started after this call.
      if (flight.start >= asked) return landed;
      const { verdict } = landed;
      const shown = { path: address.path, tags: verdict.kind === 'keep' ? verdict.tags : null };
      if (!generations.touched(shown, flight.start)) return landed;
    }
  }

  #start(address: Address): Flight {
    const { generations } = this.#options;
    const start = generations.now;
    this.renders += 1;
    const landing = this.#fly(address, start).finally(() => {
      this.#flights.delete(address.key);
    });
    const flight = { start, landing };
    this.#flights.set(address.key, flight);
    return flight;
  }

  async #fly(address: Address, start: number): Promise<RenderResult> {
    const { generations, onRendered, finish } = this.#options;
    const rendered = await this.#inTime(address.key);
    const verdict = judge(rendered, Date.now());
    const isOutdated =
      verdict.kind === 'keep' &&
      generations.touched({ path: address.path, tags: verdict.tags }, start);
    const landed = { page: finish(rendered), hasFailed: failed(rendered), verdict, isOutdated };
    if (!landed.hasFailed) onRendered(address, landed);
    return landed;
  }

  async #inTime(key: string): Promise<Rendered> {
    const { render, limitMs } = this.#options;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new RenderTimeout(key, limitMs));
      }, limitMs);
    });
    try {
      return await Promise.race([render(key), late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
