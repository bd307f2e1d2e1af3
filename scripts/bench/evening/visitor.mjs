import { Agent, request } from 'node:http';

/** Somebody at a browser: connections of their own, and cookies. */
export class Visitor {
  #cookies = new Map();
  #cart = '';
  /** @param {string} origin @param {string} address where they seem to be */
  constructor(origin, address) {
    this.origin = origin;
    this.address = address;
    this.agent = new Agent({ keepAlive: true, maxSockets: 6 });
  }

  /** Opens an address. @param {string} url @returns {Promise<number>} the status */
  async open(url) {
    return (await this.#ask(url)).status;
  }

  /** Puts tickets into the cart. @param {unknown} order @returns {Promise<number>} the status */
  async order(order) {
    const token = this.#cookies.get('csrftoken') ?? '';
    const { status, text } = await this.#ask('/de/api/shop-cart/', {
      type: 'application/json',
      body: JSON.stringify(order),
      headers: { 'x-csrftoken': token },
    });
    if (status === 200) this.#cart = JSON.parse(text).cart_url;
    return status;
  }

  /** Pays for what is in the cart, and opens the order. @returns {Promise<number>} the status */
  async pay() {
    const till = new URL(this.#cart, this.origin).pathname.replace('/cart/', '/checkout/');
    const form = await this.open(till);
    if (form !== 200) return form;
    const body = new URLSearchParams({
      name: 'Clara Wieck',
      email: 'clara@example.org',
      payment: 'accepted',
    });
    const type = 'application/x-www-form-urlencoded';
    const { status, location } = await this.#ask(till, { type, body: String(body) });
    // Whoever has not paid is led elsewhere than to an order.
    return status === 303 && location.includes('/order/') ? this.open(location) : status || 1;
  }

  /** Closes the browser. */
  leave() {
    this.agent.destroy();
  }

  /**
   * @param {string} url @param {{ type: string, body: string, headers?: Record<string, string> }} [sent]
   * @returns {Promise<{ status: number, text: string, location: string }>} when the answer has been read; status 0: there was none
   */
  #ask(url, sent) {
    const { agent, address, origin } = this;
    const headers = {
      'x-forwarded-for': address,
      'accept-encoding': 'gzip',
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(sent && { ...sent.headers, origin, 'content-type': sent.type }),
    };
    const options = { method: sent ? 'POST' : 'GET', agent, headers };
    return new Promise((resolve) => {
      const none = () => resolve({ status: 0, text: '', location: '' });
      const asked = request(new URL(url, origin), options, (answer) => {
        /** @type {Buffer[]} */
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('error', none);
        answer.on('end', () => {
          for (const line of answer.headers['set-cookie'] ?? []) {
            const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
            this.#cookies.set(name, value);
          }
          const { statusCode = 0, headers: told } = answer;
          const text = told['content-type']?.includes('json') ? String(Buffer.concat(parts)) : '';
          resolve({ status: statusCode, text, location: told.location ?? '' });
        });
      });
      asked.on('error', none);
      asked.end(sent?.body);
    });
  }
}
