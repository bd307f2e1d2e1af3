import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import {
  joinChunks,
  type HeaderList,
  type RenderedResponse,
} from '../../page-store/rendered-response.ts';
import { isUploadClass, Unavailable, type Task } from '../rendering/backend.ts';
import { sentBy, type Exchange } from '../request/exchange.ts';
import { drain } from '../request/body.ts';
import { REQUEST_ID, requestIdOf } from '../request/request-name.ts';
import { isReading } from '../request/reading.ts';
import {
  BODY_LIMIT_HEADER,
  CHANGE_HEADER,
  INTERNAL_PREFIX,
  PRIVACY_HEADER,
  REQUEST_ID_HEADER,
  SENT_HEADER,
  TASK_HEADER,
  VISITOR_HEADER,
} from './messages.ts';
import type { WorkerProcess } from './worker-process.ts';

/** Headers of one connection (RFC 9110, 7.6.1), which are not handed on. */
const CONNECTION_HEADERS = new Set([
  'connection',
  'date',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
/** How long a worker is waited for that reads: it can be asked again. */
const READ_LIMIT_MS = 30_000;
/**
 * What writes is waited for as long as it may take: it cannot be told as failed while it goes
 * on. A worker that hangs is found by its silence (`worker-silence`).
 */
const WRITE_LIMIT_MS = 300_000;

/** How long the answer to a request is waited for, in milliseconds. */
export const answerLimitOf = (
  request: Parameters<typeof isReading>[0],
  { requestClass }: Pick<Task, 'requestClass'>,
): number => (isReading(request) && !isUploadClass(requestClass) ? READ_LIMIT_MS : WRITE_LIMIT_MS);

/** The worker ended, or was ended, before it answered. */
export class WorkerLost extends Unavailable {}

const isHandedOn = (name: string): boolean =>
  !CONNECTION_HEADERS.has(name) && !name.startsWith(INTERNAL_PREFIX);

/** Headers as Node keeps them, name and value by turns, without internal ones. */
function rawPairs(rawHeaders: readonly string[]): string[] {
  const pairs: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = [rawHeaders[index], rawHeaders[index + 1]];
    if (isHandedOn(name.toLowerCase())) pairs.push(name, value);
  }
  return pairs;
}

const sentBefore = (answer: IncomingMessage): number => Number(answer.headers[SENT_HEADER] ?? 0);

/** @throws WorkerLost */
const answerOf = (upstream: ClientRequest, limitMs = READ_LIMIT_MS): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    upstream.on('response', resolve);
    upstream.on('error', (error) => {
      reject(new WorkerLost('the worker was lost', { cause: error }));
    });
    upstream.setTimeout(limitMs, () => {
      // It would take as long again.
      reject(new Unavailable('the worker did not answer in time'));
      upstream.destroy();
    });
  });

/**
 * Lets a worker render a page for the page store.
 * @param change the last change that the page store knows of
 * @throws WorkerLost
 */
export async function renderBy(
  worker: WorkerProcess,
  url: string,
  change: number | null,
): Promise<RenderedResponse> {
  const headers = {
    [TASK_HEADER]: 'render',
    [CHANGE_HEADER]: change === null ? '' : String(change),
  };
  const { agent, socketPath } = worker;
  const upstream = httpRequest({ agent, socketPath, path: url, headers });
  upstream.end();
  const answer = await answerOf(upstream);
  const body = await bodyOf(answer);
  await worker.untilApplied(sentBefore(answer));
  return {
    status: answer.statusCode ?? 500,
    headers: headerList(answer.rawHeaders),
    body,
  };
}

/** @throws WorkerLost for an answer that was broken off */
const bodyOf = (answer: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => {
      resolve(joinChunks(chunks));
    });
    answer.on('error', (cause) => {
      reject(new WorkerLost('the worker was lost', { cause }));
    });
    answer.on('close', () => {
      if (!answer.complete) reject(new WorkerLost('the worker was lost'));
    });
  });

/** With the headers in which a page describes itself. */
function headerList(rawHeaders: readonly string[]): HeaderList {
  const list: [string, string][] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase();
    if (!CONNECTION_HEADERS.has(name) && name !== SENT_HEADER)
      list.push([name, rawHeaders[index + 1] ?? '']);
  }
  return list;
}

/** What a proxied request needs beside itself. */
export interface ProxiedRequest {
  readonly worker: WorkerProcess;
  /** The visitor's address. */
  readonly visitor: string | undefined;
  /** The last change that the page store knows of. */
  readonly change: number | null;
}

/**
 * What says how long a request is has to fit what is sent: a length without a body would
 * take the next visitor's request for it, a body without either would be read as one.
 */
function framing(
  { request, received }: Exchange,
  { body }: Task,
): Readonly<Record<string, string>> {
  const bytes = body?.byteLength ?? received?.bytes;
  if (bytes !== undefined) return { 'content-length': String(bytes) };
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (isReading(request)) return {};
  if (length !== undefined) return { 'content-length': length };
  return coding === undefined ? {} : { 'transfer-encoding': 'chunked' };
}

function upstreamFor({ worker, visitor, change }: ProxiedRequest, exchange: Exchange, task: Task) {
  const { request } = exchange;
  const { agent, socketPath } = worker;
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(
      ([name]) => isHandedOn(name) && name !== 'content-length',
    ),
  );
  return httpRequest({
    agent,
    socketPath,
    method: request.method,
    path: task.url,
    headers: {
      ...headers,
      ...framing(exchange, task),
      [TASK_HEADER]: task.requestClass,
      [PRIVACY_HEADER]: task.privacy,
      [BODY_LIMIT_HEADER]: String(task.bodyLimit),
      [REQUEST_ID_HEADER]: requestIdOf(request),
      ...(visitor !== undefined && { [VISITOR_HEADER]: visitor }),
      ...(change !== null && { [CHANGE_HEADER]: String(change) }),
    },
  });
}

function sendOn(sent: Readable, upstream: ClientRequest): void {
  sent.on('error', (error) => upstream.destroy(error));
  sent.pipe(upstream);
}

/**
 * Hands a visitor's request to a worker and the answer back, both as streams.
 * @returns `failed` for a failure that was not sent, because a kept page is better
 * @throws WorkerLost as long as nothing of an answer was sent
 */
export async function proxyRequest(
  proxied: ProxiedRequest,
  exchange: Exchange,
  task: Task,
): Promise<'sent' | 'failed'> {
  const { request, response } = exchange;
  const upstream = upstreamFor(proxied, exchange, task);
  const abort = () => upstream.destroy();
  response.once('close', abort);
  try {
    if (isReading(request)) upstream.end();
    else if (task.body !== undefined) upstream.end(task.body);
    else sendOn(sentBy(exchange), upstream);
    const answer = await answerOf(upstream, answerLimitOf(request, task));
    await proxied.worker.untilApplied(sentBefore(answer));
    if (task.substitute && (answer.statusCode ?? 500) >= 500) {
      answer.resume();
      return 'failed';
    }
    if (!request.complete) {
      // The answer came before the end of the body, whose rest nobody reads.
      request.unpipe(upstream);
      response.shouldKeepAlive = false;
      drain(request);
    }
    const head = [...rawPairs(answer.rawHeaders), REQUEST_ID, requestIdOf(request)];
    response.writeHead(answer.statusCode ?? 500, head);
    answer.on('error', () => response.destroy());
    answer.on('end', () => {
      response.off('close', abort);
      // What was not handed on any more would be missing from the next request.
      if (!upstream.writableEnded) abort();
    });
    answer.pipe(response);
    return 'sent';
  } catch (error) {
    response.off('close', abort);
    throw error;
  }
}
