import { readEnv } from '../config/env.ts';
import { firstLogin } from '../http/terminal.ts';
import type { AppContext } from '../app/app-context.ts';
import { createApp } from '../app/open-app.ts';

let app: Promise<AppContext> | null = null;

/**
 * The venue of the development server, made at the first request.
 * @throws {Error} with every error of the configuration
 */
export function devApp(): Promise<AppContext> {
  const result = readEnv();
  if (!result.ok) throw new Error(result.fieldErrors.join('\n'));
  app ??= createApp(result.env, {
    drawsPictures: true,
    onFirstLogin: firstLogin(result.env),
  });
  return app;
}
