import { describe, expect, it } from 'vitest';
import { isGuessable } from '../../../src/lib/server/services/accounts/passwords/guessable-password.ts';

const OWN = ['mira.probst@example.org', 'Mira', 'Probst', 'www.morgenfeld.example'];

describe('a password that is tried first', () => {
  it.each([
    ['is used by many', '123qweasdzxc'],
    ['is used by many, in other letters', 'QWERTY123456'],
    ['is a few signs again and again', 'abababababab'],
    ['is a word of the house and a year', 'Konzerthaus2026!'],
    ['is two words of the house', 'admin-passwort-1'],
    ['is the name of its owner', 'MiraProbst1984'],
    ['is the name of the site', 'morgenfeld-2026'],
  ])('ASVS 6.1.2, ASVS 6.2.4, ASVS 6.2.11, ASVS 6.2.12 %s', (_, password) => {
    expect(isGuessable(password, OWN)).toBe(true);
  });

  it.each([
    'seven quiet violins',
    'ein Konzerthaus im Regen',
    '8f3k-22pq-x71m',
    'größer als Bäume',
  ])('ASVS 6.2.5 control: %s is none', (password) => {
    expect(isGuessable(password, OWN)).toBe(false);
  });
});
