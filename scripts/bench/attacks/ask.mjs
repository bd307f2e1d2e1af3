import { Agent, request } from 'node:http';

/** @typedef {Pick<RequestInit, 'method' | 'body'> & { headers?: Record<string, string> }} Options */

/** Connections stay open, each at an address of this machine. @type {Map<string, Agent>} */
const agents = new Map();

/** @param {string} address */
function agentOf(address) {
  const agent = agents.get(address) ?? new Agent({ keepAlive: true, localAddress: address });
  agents.set(address, agent);
  return agent;
}

/**
 * One request that comes from `address`, which `fetch` cannot choose.
 * @param {string} address @param {string} url @param {Options} [options]
 * @returns {Promise<{ status: number, cookies: readonly string[] }>} when the answer has been read
 */
export async function ask(address, url, { method = 'GET', headers = {}, body } = {}) {
  const sent = body ? new Response(body) : null;
  const type = sent?.headers.get('content-type');
  const bytes = sent && Buffer.from(await sent.arrayBuffer());
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        method,
        agent: agentOf(address),
        headers: {
          ...(type && { 'content-type': type }),
          ...(bytes && { 'content-length': String(bytes.length) }),
          ...headers,
        },
      },
      (answer) => {
        answer.resume();
        answer.on('error', reject);
        answer.on('end', () => {
          const { statusCode = 0, headers: told } = answer;
          resolve({ status: statusCode, cookies: told['set-cookie'] ?? [] });
        });
      },
    );
    asked.on('error', reject);
    asked.end(bytes ?? undefined);
  });
}
