import { createServer } from 'node:http';

/**
 * What the platform's cache is to `workerd`, which has none by itself: it puts whole answers, as
 * they are written over HTTP, and gets them again. It outlives the front, as the platform's does.
 */
export async function startShelf() {
  /** @type {Map<string, Buffer>} */
  const kept = new Map();
  const server = createServer((request, response) => {
    const key = `${request.headers.host ?? ''}${request.url ?? ''}`;
    if (request.method === 'PUT') {
      const chunks = [];
      request.on('data', (chunk) => chunks.push(chunk));
      request.on('end', () => {
        kept.set(key, Buffer.concat(chunks));
        response.writeHead(204).end();
      });
      return;
    }
    request.resume();
    if (request.method === 'PURGE') response.writeHead(kept.delete(key) ? 200 : 404).end();
    else send(response, kept.get(key));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    kept,
    address: `127.0.0.1:${String(server.address().port)}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function send(response, stored) {
  if (stored === undefined) {
    response.writeHead(504, { 'cf-cache-status': 'MISS' }).end();
    return;
  }
  const end = stored.indexOf('\r\n\r\n');
  const [, ...lines] = stored.subarray(0, end).toString('latin1').split('\r\n');
  const body = bodyOf(
    stored.subarray(end + 4),
    /^transfer-encoding: *chunked$/imu.test(lines.join('\n')),
  );
  for (const line of lines) {
    const [name, value] = line.split(/: */u, 2);
    if (/^(?:content-type|cache-control)$/iu.test(name)) response.setHeader(name, value);
  }
  response.writeHead(200, { 'cf-cache-status': 'HIT', 'content-length': body.byteLength });
  response.end(body);
}

/** @param {Buffer} bytes @param {boolean} isChunked */
function bodyOf(bytes, isChunked) {
  if (!isChunked) return bytes;
  const parts = [];
  for (let at = 0; ;) {
    const end = bytes.indexOf('\r\n', at);
    const length = Number.parseInt(bytes.subarray(at, end).toString('latin1'), 16);
    if (!(length > 0)) return Buffer.concat(parts);
    parts.push(bytes.subarray(end + 2, end + 2 + length));
    at = end + 2 + length + 2;
  }
}
