import { describe, expect, it } from 'vitest';
import { richTextFrom } from '../../../src/content/rich-text/write.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { answerPaste } from '../../../src/lib/server/api/calls/paste.ts';

describe('ED-02 the call that pastes', () => {
  const app = { env: { siteOrigin: 'https://haus.example' } } as Pick<AppContext, 'env'>;

  it('answers with rich text', () => {
    expect(
      answerPaste(app, { html: '<p><a href="https://haus.example/de">a</a></p>' }, 'de'),
    ).toMatchObject({
      ok: true,
      value: {
        content: richTextFrom('[a](/de)'),
        parts: [{ type: 'paragraphs', content: richTextFrom('[a](/de)') }],
        words: { count: 1, lost: [] },
      },
    });
  });

  it.each<[string, unknown, string]>([
    ['no words', {}, 'invalid'],
    ['something else', { html: ['<p>'] }, 'invalid'],
    ['more than was asked for', { html: '', other: 1 }, 'invalid'],
    ['more than half a megabyte', { html: 'ä'.repeat(256 * 1024 + 1) }, 'too_large'],
  ])('refuses %s', (_, body, code) => {
    expect(answerPaste(app, body, 'en')).toMatchObject({ ok: false, failure: { code } });
  });

  it('takes half a megabyte', () => {
    expect(answerPaste(app, { html: 'ä'.repeat(256 * 1024) }, 'en').ok).toBe(true);
  });
});
