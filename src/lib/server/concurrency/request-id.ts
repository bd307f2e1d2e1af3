import { AsyncLocalStorage } from 'node:async_hooks';

const ids = new AsyncLocalStorage<string>();

/** Runs what answers a request, so that each line of the log says which one it belongs to. */
export const withRequestId = <Value>(id: string, work: () => Value): Value => ids.run(id, work);

/** The id of the request that is being answered; undefined: none is. */
export const requestId = (): string | undefined => ids.getStore();
