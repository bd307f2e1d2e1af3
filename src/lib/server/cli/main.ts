import { defineCommand, runMain } from 'citty';

/** The command line: `npm run foyer -- <command>`; each command says how with --help. */
const main = defineCommand({
  meta: { name: 'foyer', description: 'Looks after the data of a Foyer site' },
  subCommands: {
    backup: () => import('./backup.ts').then((command) => command.default),
    'demo-pictures': () => import('./demo-pictures.ts').then((command) => command.default),
    mail: () => import('./mail.ts').then((command) => command.default),
    media: () => import('./media.ts').then((command) => command.default),
    'personal-data': () => import('./personal-data.ts').then((command) => command.default),
    restore: () => import('./restore.ts').then((command) => command.default),
    seed: () => import('./seed.ts').then((command) => command.default),
    'search-index': () => import('./search-index.ts').then((command) => command.default),
    'touch-event': () => import('./touch-event.ts').then((command) => command.default),
    user: () => import('./user.ts').then((command) => command.default),
  },
});

await runMain(main);
