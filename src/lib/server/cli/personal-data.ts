import { defineCommand } from 'citty';
import { createApp } from '../app/open-app.ts';
import { emailSchema, type PersonalDataService } from '../services/personal-data/personal-data.ts';
import { json, refuse, say } from './output.ts';
import { withEnv } from './with-database.ts';

/** Looks at the venue as it is: nothing is filled, and no task runs. */
const withPersonalData = (
  args: { readonly email: string; readonly json?: boolean | undefined },
  work: (personalData: PersonalDataService, email: string) => Promise<void>,
): Promise<void> =>
  withEnv(async (env) => {
    const { data: email } = emailSchema.safeParse(args.email);
    if (email === undefined) {
      refuse(args, `«${args.email}» is no e-mail address.`);
      return;
    }
    const app = await createApp({ ...env, demo: false }, { runsTasks: false });
    try {
      await work(app.personalData, email);
    } finally {
      await app.close();
    }
  });

const email = { type: 'positional', required: true, description: 'E-mail address' } as const;

const show = defineCommand({
  meta: { name: 'export', description: 'Prints everything about an address as JSON' },
  args: { email, json },
  run: ({ args }) =>
    withPersonalData(args, async (personalData, address) => {
      const data = await personalData.find(address, 'exported', null);
      console.log(JSON.stringify(data, null, 2));
    }),
});

const erase = defineCommand({
  meta: { name: 'delete', description: 'Deletes everything about an address' },
  args: {
    email,
    yes: { type: 'boolean', description: 'Without it, it is only said how much there is' },
    json,
  },
  run: ({ args }) =>
    withPersonalData(args, async (personalData, address) => {
      if (!args.yes) {
        const { sources } = await personalData.find(address, 'found', null);
        const found = Object.entries(sources).map(([key, rows]) => [key, rows.length] as const);
        const lines = found.map(([key, rows]) => `${key}\t${String(rows)}`);
        say(args, { found: Object.fromEntries(found) }, [
          ...lines,
          'Nothing was deleted: say --yes to delete it.',
        ]);
        process.exitCode = 1;
        return;
      }
      const counts = await personalData.erase(address, null);
      if (counts === 'only-admin')
        refuse(args, 'This is the only administrator; nothing was deleted. Add another one first.');
      else
        say(
          args,
          { deleted: counts },
          Object.entries(counts).map(([key, count]) => `${key}\t${String(count)} deleted`),
        );
    }),
});

/** Everything about an e-mail address, found, handed out or deleted as a whole. */
export default defineCommand({
  meta: {
    name: 'personal-data',
    description: 'Finds, exports and deletes what there is of a person',
  },
  subCommands: { export: show, delete: erase },
});
