import type { IncomingMessage } from 'node:http';

/** Whether a request only reads: it may be made again, and a body of it says nothing. */
export const isReading = ({ method }: Pick<IncomingMessage, 'method'>): boolean =>
  method === 'GET' || method === 'HEAD';
