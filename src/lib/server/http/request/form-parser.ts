import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyInstance } from '@fastify/busboy';

/** What one form may hold: numbers of parts, bytes of a text and of its name. */
export interface FormLimits {
  readonly files: number;
  readonly fields: number;
  readonly parts: number;
  readonly fieldSize: number;
}

/** What reads a multipart form; null: the content type has no boundary. */
export function formParser(request: IncomingMessage, limits: FormLimits): BusboyInstance | null {
  try {
    const type = request.headers['content-type'] ?? '';
    return new Busboy({
      headers: { ...request.headers, 'content-type': type },
      limits: { ...limits, fieldNameSize: 100, headerPairs: 20 },
    });
  } catch {
    return null;
  }
}
