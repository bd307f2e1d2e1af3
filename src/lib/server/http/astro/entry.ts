import { createApp } from 'astro/app/entrypoint';
import type { RenderPage } from './astro.ts';

const app = createApp({ streaming: false });

/** The one function of the build (`dist/server/entry.mjs`): a request in, an answer out. */
export const render: RenderPage = async (request, { locals, clientAddress }) => {
  try {
    const visitor = clientAddress === undefined ? {} : { clientAddress };
    return await app.render(request, { addCookieHeader: true, locals, ...visitor });
  } catch (error) {
    // The page of the error failed, too. The server has one that cannot.
    console.error(error);
    return new Response(null, { status: 500 });
  }
};
