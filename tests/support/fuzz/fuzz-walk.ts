import { Agent, request as ask } from 'node:http';
import fc from 'fast-check';
import { problemsOf, type FuzzAnswer } from './fuzz-checks.ts';
import { fuzzRequests, type FuzzRequest, type FuzzWorld } from './fuzz-request.ts';

/** As many at once as the pools of a small venue take without making anybody wait. */
const AT_ONCE = 6;
/** Requests of each row that are made before they are sent. */
const BATCH = 4;
/** Seeds of batches lie so far apart that no two rows share one. */
const SEED_STEP = 10_007;
const ANSWER_LIMIT_MS = 20_000;

export interface FuzzFinding {
  readonly problems: readonly string[];
  readonly request: FuzzRequest;
  readonly status: number;
}

export interface FuzzResult {
  readonly asked: number;
  readonly findings: readonly FuzzFinding[];
  /** How often each status was answered. */
  readonly statuses: ReadonlyMap<number, number>;
  /** How many requests each row had. */
  readonly rows: ReadonlyMap<string, number>;
}

function send(origin: string, agent: Agent, fuzz: FuzzRequest): Promise<FuzzAnswer> {
  const { hostname, port } = new URL(origin);
  const { method, path, headers, body } = fuzz;
  return new Promise((resolve, reject) => {
    const length = body === null ? {} : { 'content-length': String(body.byteLength) };
    const options = { hostname, port, method, path, agent, headers: { ...headers, ...length } };
    const asked = ask({ ...options, timeout: ANSWER_LIMIT_MS }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const { statusCode: status = 0, headers: got } = answer;
        // Compressed bytes say nothing as text, and no failure is compressed.
        resolve({ status, headers: got, body: Buffer.concat(parts).toString('utf8') });
      });
    });
    asked.on('error', reject);
    asked.on('timeout', () => asked.destroy(new Error('no answer in time')));
    asked.end(body ?? undefined);
  });
}

/** A refused body may be cut off with its connection; whoever asks anew gets the answer. */
async function sendAgain(origin: string, agent: Agent, fuzz: FuzzRequest): Promise<FuzzAnswer> {
  try {
    return await send(origin, agent, fuzz);
  } catch {
    return send(origin, agent, fuzz);
  }
}

/** Header values of requests can hold no line breaks: what is asked is what could be sent. */
const isSendable = ({ headers }: FuzzRequest): boolean =>
  Object.values(headers).every((value) => /^[\t\u0020-\u007e\u0080-\u00ff]*$/u.test(value));

class Walk {
  readonly #world: FuzzWorld;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  readonly findings: FuzzFinding[] = [];
  readonly statuses = new Map<number, number>();
  readonly rows = new Map<string, number>();

  constructor(world: FuzzWorld) {
    this.#world = world;
  }

  async ask(requests: readonly FuzzRequest[]): Promise<void> {
    const left = requests.values();
    const runOne = async () => {
      for (const fuzz of left) await this.#askOne(fuzz);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, runOne));
  }

  async #askOne(fuzz: FuzzRequest): Promise<void> {
    this.rows.set(fuzz.row, (this.rows.get(fuzz.row) ?? 0) + 1);
    try {
      const answer = await sendAgain(this.#world.origin, this.#agent, fuzz);
      this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
      const problems = problemsOf(fuzz, answer);
      if (problems.length > 0)
        this.findings.push({ problems, request: fuzz, status: answer.status });
    } catch (error) {
      this.findings.push({ problems: [String(error)], request: fuzz, status: 0 });
    }
  }

  end(): void {
    this.#agent.destroy();
  }
}

/** Sends so many requests over all rows; the same seed sends the same ones. */
export async function walk(
  world: FuzzWorld,
  { requests, seed }: { readonly requests: number; readonly seed: number },
): Promise<FuzzResult> {
  const rowRequests = fuzzRequests(world).map((row) => row.filter(isSendable));
  const running = new Walk(world);
  let asked = 0;
  for (let batch = 0; asked < requests; batch += 1) {
    const base = seed + batch * SEED_STEP;
    const made = rowRequests.map((row, at) => fc.sample(row, { seed: base + at, numRuns: BATCH }));
    // Row after row, so that also a short walk has been everywhere.
    const turns = Array.from({ length: BATCH }, (_, turn) => made.map((row) => row[turn]));
    const next = turns.flat().filter((one) => one !== undefined);
    const sent = next.slice(0, requests - asked);
    await running.ask(sent);
    asked += sent.length;
  }
  running.end();
  const { findings, statuses, rows } = running;
  return { asked, findings, statuses, rows };
}

const MAX_SHOWN = 400;
const BODY_SHOWN = 600;

/** A finding in words that are enough to send it again. */
export const told = ({ problems, request, status }: FuzzFinding): string =>
  JSON.stringify({
    problems,
    status,
    row: request.row,
    method: request.method,
    path: request.path.slice(0, MAX_SHOWN),
    headers: request.headers,
    body: request.body?.toString('utf8').slice(0, BODY_SHOWN) ?? null,
  });
