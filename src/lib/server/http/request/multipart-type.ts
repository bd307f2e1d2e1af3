import type { IncomingMessage } from 'node:http';

/** Whether a request is a form with files: such a body streams. */
export const isMultipart = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  /^multipart\/form-data\s*(?:;|$)/iu.test(headers['content-type'] ?? '');
