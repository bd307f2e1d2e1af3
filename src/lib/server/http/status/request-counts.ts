import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolveRoute } from '../../../routing/resolve-route.ts';
import { pathOfKey } from '../../page-store/key.ts';
import type { Page } from '../../page-store/page.ts';
import type { Sample } from './exposition.ts';

/** Answers of one route by status. */
type Statuses = Map<number, number>;

const pathOf = ({ url = '' }: IncomingMessage): string => pathOfKey(url);

/** The row of an address: one of a few, whatever strangers ask for. */
export function routeName(path: string): string {
  const { table, name } = resolveRoute(path);
  if (table !== 'unknown') return [table, name].filter(Boolean).join(' ');
  return path.startsWith('/_astro/') ? 'file' : 'unknown';
}

/** How many requests were answered, by route and status. */
export class RequestCounts {
  readonly #routes = new Map<string, Statuses>();
  /** The counts of a kept page, so that its route is looked up once. */
  readonly #ofPage = new WeakMap<Page, Statuses>();

  /** Kept pages that went out of memory. */
  kept = 0;

  /** A kept page that goes out now. */
  addKept(request: IncomingMessage, response: ServerResponse, page: Page): void {
    this.kept += 1;
    let statuses = this.#ofPage.get(page);
    if (statuses === undefined) {
      statuses = this.#of(routeName(pathOf(request)));
      this.#ofPage.set(page, statuses);
    }
    const { statusCode } = response;
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }

  /** Anything else, when it has ended. @returns the name of its route */
  add(request: IncomingMessage, status: number): string {
    const route = routeName(pathOf(request));
    const statuses = this.#of(route);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return route;
  }

  samples(): readonly Sample[] {
    return [...this.#routes].flatMap(([route, statuses]) =>
      [...statuses].map(([status, count]): Sample => [{ route, status: String(status) }, count]),
    );
  }

  #of(route: string): Statuses {
    const statuses = this.#routes.get(route) ?? new Map<number, number>();
    this.#routes.set(route, statuses);
    return statuses;
  }
}
