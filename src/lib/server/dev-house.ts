import { readEnv } from './env.ts';
import { firstLogin } from './http/terminal.ts';
import type { House } from './house.ts';
import { createHouse } from './open-house.ts';

let house: Promise<House> | null = null;

/**
 * The house of the development server, made at the first request.
 * @throws {Error} with every mistake of the configuration
 */
export function devHouse(): Promise<House> {
  const result = readEnv();
  if (!result.ok) throw new Error(result.mistakes.join('\n'));
  house ??= createHouse(result.env, {
    drawsPictures: true,
    onFirstLogin: firstLogin(result.env),
  });
  return house;
}
