import { Presets, SingleBar } from 'cli-progress';

/** For every command that says something: the same as one object, for programs. */
export const json = {
  type: 'boolean',
  description: 'Prints what came of it as one JSON object',
} as const;

/** For every command that changes something. */
export const dryRun = {
  type: 'boolean',
  description: 'Only checks, and says what it would do',
} as const;

interface OutputArgs {
  readonly json?: boolean | undefined;
}

/** What came of a command: facts for programs, and the same in lines. */
export type Outcome = readonly [facts: object, lines: readonly string[]];

/** What a command was refused with, and fails with: 1, where the server has codes of its own. */
const EXIT_REFUSED = 1;

/** Says what came of a command, as lines or as one object. */
export function say(args: OutputArgs, facts: object, lines: string | readonly string[]): void {
  console.log(args.json === true ? JSON.stringify(facts) : [lines].flat().join('\n'));
}

/** Says why nothing was done, on the error output; the command ends with 1. */
export function refuse(
  args: OutputArgs,
  message: string,
  fields: Readonly<Record<string, string>> = {},
): void {
  const details = Object.entries(fields).map(([name, fieldError]) => `  ${name}: ${fieldError}`);
  if (args.json === true) console.log(JSON.stringify({ error: message, fields }));
  else console.error([message, ...details].join('\n'));
  process.exitCode = EXIT_REFUSED;
}

/**
 * A bar on the error output of a terminal for what takes longer than two seconds.
 * @param what that which is counted: «records»
 */
export function progressBar(
  title: string,
  what: string,
): { readonly update: (done: number, all: number) => void; readonly stop: () => void } {
  const bar = new SingleBar(
    { format: `${title} |{bar}| {value}/{total} ${what}, {eta_formatted} to go` },
    Presets.shades_classic,
  );
  bar.start(1, 0);
  return {
    update: (done, all) => {
      bar.setTotal(all);
      bar.update(done);
    },
    stop: () => {
      bar.stop();
    },
  };
}
