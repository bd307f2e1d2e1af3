/** What Node can do at all: one answer from memory, head and body, and nothing else. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file = '', port = '0'] = process.argv.slice(2);
const { head, body } = JSON.parse(readFileSync(file, 'utf8'));
const bytes = Buffer.from(body, 'base64');

createServer((_request, response) => {
  response.writeHead(200, head);
  response.end(bytes);
}).listen(Number(port), '127.0.0.1');
