import { describe, expect, it, vi } from 'vitest';
import { besideForm, isBesideForm } from '../../../src/lib/server/services/editing/beside-form.ts';
import { secured } from '../../../src/lib/server/http/response/headers.ts';
import { callerWith } from '../../support/resources/ask.ts';
import { NOBODY } from '../../../src/lib/server/services/accounts/user.ts';

const POLICY = "default-src 'none';frame-ancestors 'none';img-src 'self'";
const page = (html: string, type = 'text/html') =>
  new Response(html, { headers: { 'content-type': type, 'content-security-policy': POLICY } });

const framing = (response: Response) => {
  const headers = new Map(secured([...response.headers]));
  const policy = headers.get('content-security-policy') ?? '';
  return [
    /frame-ancestors ([^;]*)/u.exec(policy)?.[1],
    headers.get('x-frame-options') ?? null,
    policy.includes("img-src 'self'"),
  ];
};

describe('ED-12 a page beside the form of its record', () => {
  it('may stand in a frame of this site and of no other; control: any other answer stands in none', async () => {
    expect(framing(await besideForm(page('<head></head>')))).toEqual(["'self'", null, true]);
    expect(framing(page('<head></head>'))).toEqual(["'none'", 'DENY', true]);
    expect(framing(await besideForm(page('{}', 'application/json')))).toEqual([
      "'none'",
      'DENY',
      true,
    ]);
    expect((await besideForm(page('<head></head>'))).headers.get('cache-control')).toContain(
      'no-store',
    );
  });

  it('is answered so to whoever writes pages alone', async () => {
    const url = new URL('https://site.example/de?beside=1');
    const callers = [
      callerWith('editor'),
      callerWith('box_office'),
      callerWith('visitor'),
      NOBODY,
      { ...callerWith('editor'), how: 'token' as const },
    ];
    const answers = callers.map((caller) => isBesideForm(url, () => Promise.resolve(caller)));
    expect(await Promise.all(answers)).toEqual([true, false, false, false, false]);
    // Who asks for any other page is not looked up.
    const ask = vi.fn(() => Promise.resolve(callerWith('editor')));
    expect(await isBesideForm(new URL('https://site.example/de'), ask)).toBe(false);
    expect(ask).not.toHaveBeenCalled();
  });

  it('runs nothing, asks nothing, and leads on in a window of its own', async () => {
    const html = `<head><script>a</script><noscript><link rel="stylesheet" href="/own.css"></noscript></head>
<noscript> <aside>No scripts</aside></noscript>
<section class="banner" data-consent="x"><form></form></section><section>Text</section><script type="module" src="/b.js"></script>`;
    const text = await (await besideForm(page(html))).text();
    expect(text.replaceAll(/\s+/gu, ' ').trim()).toBe(
      '<head><base target="_blank"><noscript><link rel="stylesheet" href="/own.css"></noscript></head> <section>Text</section>',
    );
  });
});
