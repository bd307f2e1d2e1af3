/**
 * How many small changes of the code the tests notice: four in each of 25 files, the same ones
 * every time. Runs on a copy of the tree. `node scripts/test/mutants.mjs [folder] [--list]`,
 * where another checkout can be named.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import makeMasters from '../../tests/support/database/setup.ts';
import { projectNode, ROOT } from '../start/paths.mjs';

const FILES = [
  'src/lib/booking/order.ts',
  'src/lib/booking/sale-state.ts',
  'src/lib/consent/cookie.ts',
  'src/lib/dates/dates.ts',
  'src/lib/editing/merge-values.ts',
  'src/lib/forms/check-field.ts',
  'src/lib/media/embeds.ts',
  'src/lib/programme/programme-query.ts',
  'src/lib/routing/slug.ts',
  'src/lib/structured-data/json-ld.ts',
  'src/lib/server/concurrency/counters.ts',
  'src/lib/server/services/accounts/access.ts',
  'src/lib/server/services/accounts/csrf.ts',
  'src/lib/server/services/booking/event-offer.ts',
  'src/lib/server/services/booking/reservation-limits.ts',
  'src/lib/server/services/releases/publish-release.ts',
  'src/lib/server/services/editing/publish.ts',
  'src/lib/server/services/editing/save.ts',
  'src/lib/server/services/mail/outbox.ts',
  'src/lib/server/services/search/query/expand.ts',
  'src/lib/server/services/waiting-list/waiting-list.ts',
  'src/lib/server/repositories/outbox.ts',
  'src/lib/server/repositories/shop-seats.ts',
  'src/lib/server/repositories/versions.ts',
  'src/lib/server/repositories/visitors/waiting.ts',
];
const MUTANTS_OF_A_FILE = 4;
/** Test files of each kind that a mutant is tried with: those that reach its file by the fewest imports. */
const TESTS_OF_A_FILE = 8;
/** A mutant that never ends is killed. */
const TIMEOUT_MS = 90_000;
const AT_ONCE = 2;

const { SyntaxKind: Kind } = ts;
const OPPOSITE = new Map([
  [Kind.EqualsEqualsEqualsToken, '!=='],
  [Kind.ExclamationEqualsEqualsToken, '==='],
  [Kind.LessThanToken, '<='],
  [Kind.LessThanEqualsToken, '<'],
  [Kind.GreaterThanToken, '>='],
  [Kind.GreaterThanEqualsToken, '>'],
  [Kind.AmpersandAmpersandToken, '||'],
  [Kind.BarBarToken, '&&'],
  [Kind.MinusToken, '+'],
]);

/** What a node can be replaced by; null: nothing. */
function replacementOf(node) {
  if (ts.isBinaryExpression(node) && OPPOSITE.has(node.operatorToken.kind))
    return { node: node.operatorToken, text: OPPOSITE.get(node.operatorToken.kind) };
  if (ts.isPrefixUnaryExpression(node) && node.operator === Kind.ExclamationToken)
    return { node, text: node.operand.getText() };
  if (node.kind === Kind.TrueKeyword && !ts.isLiteralTypeNode(node.parent))
    return { node, text: 'false' };
  if (node.kind === Kind.FalseKeyword && !ts.isLiteralTypeNode(node.parent))
    return { node, text: 'true' };
  if (ts.isIfStatement(node))
    return { node: node.expression, text: `!(${node.expression.getText()})` };
  if (ts.isConditionalExpression(node))
    return { node: node.condition, text: `!(${node.condition.getText()})` };
  return null;
}

const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** The changes of one file, chosen by the hash of what they say, so that other changes move none. */
function mutantsOf(root, file) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    const replacement = replacementOf(node);
    if (replacement) {
      const { line } = source.getLineAndCharacterOfPosition(replacement.node.getStart());
      const [from, to] = [replacement.node.getStart(), replacement.node.getEnd()];
      const said = text.split('\n')[line].trim();
      const key = hashOf(`${file} ${said} ${found.filter((one) => one.said === said).length}`);
      found.push({
        file,
        line: line + 1,
        said,
        key,
        was: text.slice(from, to),
        now: replacement.text,
        text: text.slice(0, from) + replacement.text + text.slice(to),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found
    .toSorted((one, other) => one.key.localeCompare(other.key))
    .slice(0, MUTANTS_OF_A_FILE);
}

function sourcesIn(root, folder) {
  return readdirSync(path.join(root, folder), { recursive: true })
    .filter((name) => /\.tsx?$/u.test(name))
    .map((name) => path.join(folder, name));
}

/** Who imports a file, by file. */
function importersIn(root) {
  const importers = new Map();
  for (const file of [...sourcesIn(root, 'src'), ...sourcesIn(root, 'tests')]) {
    const { importedFiles } = ts.preProcessFile(readFileSync(path.join(root, file), 'utf8'));
    for (const { fileName } of importedFiles) {
      if (!fileName.startsWith('.')) continue;
      const target = path.join(path.dirname(file), fileName);
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

const wordsOf = (file) =>
  new Set(path.dirname(file).split(/[/-]/u).concat(path.basename(file).split(/[.-]/u)));

/**
 * The nearest tests of a file: those named like it first, then breadth first. Those without a
 * database are tried before the others, as they take a tenth of the time.
 */
function testsOf(importers, file) {
  const seen = new Set([file]);
  for (const one of seen) for (const importer of importers.get(one) ?? []) seen.add(importer);
  const words = wordsOf(file);
  const shared = (test) => wordsOf(test).intersection(words).size;
  return ['unit', 'database'].map((project) =>
    [...seen]
      .filter((test) => test.startsWith(`tests/${project}/`) && test.endsWith('.test.ts'))
      .toSorted((one, other) => shared(other) - shared(one))
      .slice(0, TESTS_OF_A_FILE),
  );
}

/** Without the second engine, on which no test noticed more. */
const { TEST_FULL: _, ...ENVIRONMENT } = process.env;

function runTests(root, tests, masters) {
  return new Promise((resolve) => {
    const args = [
      path.join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--bail=1',
      '--reporter=dot',
      '--project=unit',
      '--project=database',
      ...tests,
    ];
    const child = spawn(projectNode(), args, {
      cwd: root,
      stdio: 'ignore',
      detached: true,
      env: { ...ENVIRONMENT, NODE_ENV: 'test', TEST_MASTERS: JSON.stringify(masters) },
    });
    const timer = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), TIMEOUT_MS);
    child.once('exit', (code) => {
      clearTimeout(timer);
      resolve(code === 0);
    });
  });
}

const root = path.resolve(process.argv.slice(2).find((arg) => !arg.startsWith('-')) ?? ROOT);
const importers = importersIn(root);
const mutants = FILES.flatMap((file) => mutantsOf(root, file));
if (process.argv.includes('--list')) {
  for (const { file, line, was, now } of mutants) console.log(`${file}:${line} ${was} → ${now}`);
  process.exit(0);
}

const copies = Array.from({ length: AT_ONCE }, () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'foyer-mutants-'));
  for (const name of readdirSync(root))
    if (!['.git', 'node_modules', 'dist', 'builds', 'test-results'].includes(name))
      cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
});
let masters = {};
const clear = await makeMasters({ provide: (_, made) => (masters = made) });
const left = [...mutants];
const alive = [];
let killed = 0;
try {
  await Promise.all(
    copies.map(async (copy) => {
      for (let mutant = left.shift(); mutant; mutant = left.shift()) {
        const place = path.join(copy, mutant.file);
        const before = readFileSync(place, 'utf8');
        writeFileSync(place, mutant.text);
        let isAlive = true;
        for (const tests of testsOf(importers, mutant.file))
          isAlive &&= tests.length === 0 || (await runTests(copy, tests, masters));
        writeFileSync(place, before);
        if (isAlive) alive.push(mutant);
        else killed += 1;
        process.stdout.write(isAlive ? 'o' : '.');
      }
    }),
  );
} finally {
  await clear();
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
}
console.log(`\n${killed} of ${mutants.length} changes were noticed. Not noticed:`);
for (const { file, line, was, now } of alive) console.log(`  ${file}:${line} ${was} → ${now}`);
const least = Number(/--least=(\d+)/u.exec(process.argv.join(' '))?.[1] ?? 0);
process.exitCode = killed < least ? 1 : 0;
