import { DatabaseSync } from 'node:sqlite';

/** Another process that holds the write lock of a database file until its input ends. */
const [file = ''] = process.argv.slice(2);
const raw = new DatabaseSync(file, { timeout: 2000 });
raw.exec('begin immediate');
process.stdout.write('locked\n');
process.stdin.resume();
process.stdin.on('end', () => {
  raw.exec('rollback');
  raw.close();
  process.exit(0);
});
