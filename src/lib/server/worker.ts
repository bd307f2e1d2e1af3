import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Before anything else is loaded: compiled code of the last start is used again.
enableCompileCache(path.resolve(import.meta.dirname, '../../../node_modules/.cache/foyer-code'));
const { runWorker } = await import('./http/workers/worker.ts');
await runWorker();
