import { defineCommand } from 'citty';

/** The commands of `npm run foyer -- <command>`; each says how with --help. */
export const foyer = defineCommand({
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
