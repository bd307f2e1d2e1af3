import { expect, test } from '@playwright/test';
import type { IncomingMessage } from 'node:http';
import { visitorAddress } from '../../../src/lib/server/http/request/visitor-address.ts';
import { addPerson } from '../../support/accounts/accounts.ts';
import { openProduct } from '../../support/site/product.ts';

const TRIES = 20;
/** Wrong tries for one account from one place (US-01). */
const ALLOWED = 5;

const claimed = (number: number) => `203.0.113.${number}`;

test('RL-05 case 22 guesses under addresses of their own invention: five are looked at', async () => {
  const product = await openProduct();
  try {
    const email = await addPerson(product.app);
    const seen = new Set<string>();
    const { allows } = product.app.accounts.loginRateLimit;
    const limit = product.app.accounts.loginRateLimit;
    let looked = 0;
    limit.allows = async (attempt) => {
      seen.add(attempt.address ?? '');
      const isAllowed = await allows.call(limit, attempt);
      if (isAllowed) looked += 1;
      return isAllowed;
    };
    const statuses: number[] = [];
    for (let number = 0; number < TRIES; number += 1) {
      const address = claimed(number);
      const { status } = await product.send(
        '/de/anmelden',
        new URLSearchParams({ email, password: `guess ${number}` }),
        {
          'x-forwarded-for': `${address}, ${address}`,
          forwarded: `for=${address}`,
          'x-real-ip': address,
          'true-client-ip': address,
        },
      );
      statuses.push(status);
    }
    expect(looked).toBe(ALLOWED);
    expect(statuses.filter((status) => status === 429)).toHaveLength(TRIES - ALLOWED);
    expect([...seen]).toEqual(['127.0.0.1']);
  } finally {
    await product.close();
  }
});

test('RL-05 case 22 control: where the header counts, every guess comes from elsewhere', () => {
  const asked = (number: number) =>
    ({
      headers: { 'x-forwarded-for': claimed(number) },
      socket: { remoteAddress: '127.0.0.1' },
    }) as unknown as IncomingMessage;
  const places = (isTrusted: boolean) =>
    new Set(Array.from({ length: TRIES }, (_, number) => visitorAddress(asked(number), isTrusted)));
  expect(places(true).size).toBe(TRIES);
  expect(places(false).size).toBe(1);
});
