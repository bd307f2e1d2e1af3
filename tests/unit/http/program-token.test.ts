import { describe, expect, it } from 'vitest';
import { programCheck } from '../../../src/lib/server/http/request/program-token.ts';

const TOKEN = 'a-token-of-more-than-thirty-two-characters';

describe('RL-05 case 11 the token of programs, before a body is read', () => {
  it('lets the program send more, and nobody who only says so', () => {
    const isProgram = programCheck(TOKEN);
    expect(isProgram(`Bearer ${TOKEN}`)).toBe(true);
    for (const wrong of [undefined, '', 'Bearer ', TOKEN, `Bearer ${TOKEN}x`, `bearer ${TOKEN}`])
      expect(isProgram(wrong)).toBe(false);
  });

  it('knows no program where there is no token', () => {
    expect(programCheck(null)('Bearer null')).toBe(false);
  });
});
