import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../src/islands/hub/send-file.ts';

const WORDS = { failed: 'Die Verbindung ist abgebrochen.', server: 'Fehler {{status}}.' };

describe('ED-08 what became of a file that was sent', () => {
  it.each([
    ['nobody answered', 0, '', { state: 'refused', message: WORDS.failed }],
    ['the server failed', 500, '{"message":""}', { state: 'refused', message: 'Fehler 500.' }],
    ['a proxy failed', 502, '<h1>Bad gateway</h1>', { state: 'refused', message: 'Fehler 502.' }],
    ['it was refused', 422, '{"message":"Leer."}', { state: 'refused', message: 'Leer.' }],
    ['the session is over', 401, '{"message":"Anmelden."}', { state: 'signed-out' }],
    ['the session is over, told by a proxy', 401, '', { state: 'signed-out' }],
    ['it is new', 201, '{"id":7}', { state: 'done', id: 7, notice: '' }],
    ['it was there', 200, '{"id":7}', { state: 'known', id: 7, notice: '' }],
  ])('is told by its kind: %s', (_, status, text, told) => {
    expect(answerOf(status, text, WORDS)).toEqual(told);
  });
});
