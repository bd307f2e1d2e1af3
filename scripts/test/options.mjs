import { STAGES } from './stages.mjs';

/**
 * @typedef {object} Options what `npm test -- …` says
 * @property {readonly string[]} stages names of stages; none means all
 * @property {readonly string[]} files what the runners of tests narrow their files by
 * @property {boolean} isFull also what needs time, both engines and all that is measured
 * @property {boolean} showsTimes whether the times of folders and files are printed at the end
 * @property {number} seed what the order of tests is made of
 */

const FLAGS = ['--full', '--times'];

/** @param {readonly string[]} args @returns {{ options: Options } | { error: string }} */
export function readOptions(args) {
  const seedArg = args.find((arg) => arg.startsWith('--seed='));
  const seed = seedArg ? Number(seedArg.slice('--seed='.length)) : Date.now() % 1_000_000;
  if (!Number.isSafeInteger(seed)) return { error: `${seedArg} is no whole number.` };
  const names = STAGES.map(({ name }) => name);
  const rest = args.filter((arg) => arg !== seedArg && !FLAGS.includes(arg));
  const stages = rest.filter((arg) => names.includes(arg));
  const files = rest.filter((arg) => !names.includes(arg));
  // A file has a dot or a slash in its name; anything else was meant as a stage or a flag.
  const unknown = files.filter((arg) => arg.startsWith('-') || !/[./]/u.test(arg));
  if (unknown.length > 0)
    return {
      error: `There is no stage ${unknown.join(', ')}; there are: ${names.join(' ')} ${FLAGS.join(' ')} --seed=N`,
    };
  return {
    options: {
      stages,
      files,
      isFull: args.includes('--full'),
      showsTimes: args.includes('--times'),
      seed,
    },
  };
}
