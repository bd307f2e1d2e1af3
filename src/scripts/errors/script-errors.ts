import clientErrors from './report-client-errors.ts?island';

/** Errors of scripts. Who tells of them is loaded with the first one, and takes them from here. */
const pageErrors: Event[] = [];
Object.assign(globalThis, { pageErrors });

for (const type of ['error', 'unhandledrejection'])
  addEventListener(type, (event) => {
    pageErrors.push(event);
    import(/* @vite-ignore */ clientErrors).catch(() => undefined);
  });
