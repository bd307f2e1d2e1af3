import type { ResolvedRoute } from '../../../routing/resolve-route.ts';
import type { Exchange } from '../request/exchange.ts';
import type { Page } from '../../page-store/page.ts';
import type { Render } from '../../page-store/rendered-response.ts';

/** `private`: nobody may keep the answer. `own`: it says itself who may. */
export type Privacy = 'private' | 'own';

/**
 * What a request waits for. Each class has its own bound, so that visitors and editors,
 * calls that wait for a shop, searches (which come with every key), addresses that are nobody's,
 * uploads and pictures never wait for each other's turn.
 */
export const REQUEST_CLASSES = [
  'page',
  'search',
  'unknown',
  'call',
  'editor',
  'upload',
  'form-upload',
  'picture',
] as const;
export type RequestClass = (typeof REQUEST_CLASSES)[number];
/** Classes whose bodies stream. */
export type UploadClass = Extract<RequestClass, 'upload' | 'form-upload'>;
export const isUploadClass = (requestClass: RequestClass): requestClass is UploadClass =>
  requestClass === 'upload' || requestClass === 'form-upload';

/** Whether only the database can say if an address is anybody's: those that are tried out wait by themselves. */
export const isAnyAddress = ({ table, name }: ResolvedRoute): boolean =>
  table === 'unknown' || name === 'page';

/** What is to be done with one request past the page store. */
export interface Task {
  readonly requestClass: RequestClass;
  /** The canonical path with the query as the page may see it. */
  readonly url: string;
  readonly privacy: Privacy;
  /** What was sent, where it is here already; else it is read from the request. */
  readonly body?: Buffer;
  /** The longest body that is read, in bytes. */
  readonly bodyLimit: number;
  /** A kept page that may be shown instead of a failure; null: there is none. */
  readonly substitute?: () => Promise<Page | null>;
}

/** What renders pages and answers calls: this process, or workers behind a queue. */
export interface Backend {
  /** Renders a page for the page store. @throws when it cannot be rendered now */
  readonly render: Render;
  /**
   * Answers one request.
   * @throws when it cannot be answered now, as long as nothing of the answer was sent
   */
  readonly answer: (exchange: Exchange, task: Task) => Promise<void>;
}

/** There is nobody to answer: the site is not open, or a worker was lost with the request. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** The site is being filled for the first time: nothing has failed. */
export class Preparing extends Unavailable {}
