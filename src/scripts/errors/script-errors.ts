import { mountIsland } from '../../islands/island.ts';
import { errors } from '../islands.ts';

/** Errors of scripts. Who tells of them is loaded with the first one. */
const pageErrors: Event[] = [];

for (const type of ['error', 'unhandledrejection'])
  addEventListener(type, (event) => {
    pageErrors.push(event);
    void mountIsland(errors, document.body, pageErrors);
  });
