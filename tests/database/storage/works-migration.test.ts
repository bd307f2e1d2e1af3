import { describe, expect, it } from 'vitest';
import { migrate } from '../../../src/lib/server/db/migrate.ts';
import { openDatabase } from '../../../src/lib/server/db/open.ts';
import { appAt, databaseFor, BOTH_ENGINES } from '../../support/database/house.ts';
import {
  all,
  both,
  insertHouse,
  insertOld,
  listIn,
  migrated,
  oldDatabase,
  oldEvent,
  oldPerformer,
  oldPerson,
  oldWork,
  reader,
  rowsOf,
  spoken,
  type Cast,
  type Entry,
  type OldContent,
} from '../../support/database/old-events.ts';

const BACH = both('Johann Sebastian Bach');
const TCHAIKOVSKY = both('Pjotr I. Tschaikowski', 'Pyotr Ilyich Tchaikovsky');
const PASSION = both('Matthäus-Passion BWV 244', 'St Matthew Passion, BWV 244');
const SONATA = both('Sonate', 'Sonata');
const NOTE = both('Uraufführung', 'world première');

/** Texts of every sort that a programme ever had. */
const SORTS: readonly OldContent[] = [
  {
    programme: [
      oldWork(BACH, PASSION, NOTE),
      oldWork(both(''), both('Pause', 'Interval')),
      oldWork(BACH, SONATA),
      oldWork(BACH, SONATA, NOTE),
    ],
    performers: [
      oldPerformer('Mira Sandel', both('Sopran', 'soprano'), 1),
      oldPerformer('Ensemble „Åsa & Söhne“', both('Chor', 'choir')),
    ],
  },
  { programme: [oldWork(TCHAIKOVSKY, SONATA)], performers: [oldPerformer('M. Sandel', NOTE, 1)] },
  {
    programme: [oldWork(both('Tschaikowski', ''), both('Walzer'), both('nur Satz 2', ''))],
    performers: [oldPerformer('Ensemble „Åsa & Söhne“'), oldPerformer('Solo', both('x', ''))],
  },
  { programme: [], performers: [] },
  { programme: [oldWork(both(''), SONATA), oldWork(both(''), SONATA, NOTE)], performers: [] },
];

describe.each(BOTH_ENGINES)('works and people become records on %s', (engine) => {
  it('EV-12 and no word of any event, version, draft or scheduled state is lost', async () => {
    const states = ['published', 'draft', 'scheduled'];
    const { db } = await migrated(engine, async (old) => {
      await insertOld(old, 'person', [oldPerson(1, 'Mira Sandel')]);
      await insertOld(
        old,
        'event',
        SORTS.map((content, index) => oldEvent(index + 1, content)),
      );
      await insertOld(old, 'event_persons', [{ owner: 1, target: 1, position: 0 }]);
      await insertOld(
        old,
        'record_version',
        SORTS.flatMap((content, index) =>
          states.map((state) => ({
            kind: 'event',
            record: index + 1,
            state,
            base: 3,
            content: JSON.stringify({ title: both(`Abend ${state}`), ...content, persons: [] }),
          })),
        ),
      );
    });
    const said = await reader(db);
    const events = await db.selectFrom('event').selectAll().orderBy('id').execute();
    expect(
      events.map((row) => said(listIn<Entry>(row, 'programme'), listIn<Cast>(row, 'performers'))),
    ).toEqual(SORTS.map(spoken));
    expect(events.map(({ version, updated_at: at }) => [version, at])).toEqual(
      SORTS.map(() => [3, '2026-01-01T00:00:00Z']),
    );
    const versions = await db.selectFrom('record_version').selectAll().orderBy('id').execute();
    const contents = versions.map(
      ({ content }) =>
        JSON.parse(String(content)) as { programme: Entry[]; performers: Cast[]; title: object },
    );
    expect(contents.map(({ programme, performers }) => said(programme, performers))).toEqual(
      SORTS.flatMap((content) => states.map(() => spoken(content))),
    );
    expect(contents.map(({ title }) => title)).toEqual(
      SORTS.flatMap(() => states.map((state) => both(`Abend ${state}`))),
    );
  });

  it('EV-12 and whoever had a page keeps it, once', async () => {
    const { db } = await migrated(engine, async (old) => {
      await insertOld(old, 'person', [
        oldPerson(1, 'Mira Sandel'),
        oldPerson(2, 'Ada Redlich', { in_team: 1 }),
        oldPerson(3, 'Jo Berg'),
        oldPerson(4, 'Jo Berg'),
      ]);
      const cast = [
        oldPerformer('M. Sandel', NOTE, 1),
        oldPerformer('mira  SANDEL'),
        oldPerformer('Ada Redlich'),
        oldPerformer('Jo Berg'),
      ];
      await insertOld(old, 'event', [oldEvent(1, { performers: cast })]);
      await insertOld(old, 'event_persons', [{ owner: 1, target: 1, position: 0 }]);
    });
    const [event] = await all(db, 'event');
    const cast = listIn<Cast>(event, 'performers');
    // By name only an artist is known, and only one who is alone with it.
    expect(cast.map(({ person, credited_as: credit }) => [person, credit])).toEqual([
      [1, 'M. Sandel'],
      [1, 'mira  SANDEL'],
      [5, null],
      [6, null],
    ]);
    const links = await db.selectFrom('event_persons').selectAll().orderBy('position').execute();
    expect(links.map(({ target }) => target)).toEqual([1, 5, 6]);
    const person = (await rowsOf(db, 'person')).get(6);
    expect(person).toMatchObject({ name: 'Jo Berg', is_ensemble: 1, in_team: 0, is_online: 1 });
  });

  it('EV-12 and texts are one work only where composer and title are equal but for case and space', async () => {
    const { db, told } = await migrated(engine, async (old) => {
      const programme = [
        oldWork(BACH, PASSION),
        oldWork(both('JOHANN  Sebastian bach'), both(PASSION.de.toUpperCase(), ` ${PASSION.en}`)),
        oldWork(BACH, PASSION, NOTE),
        oldWork(BACH, both(PASSION.de, '')),
        oldWork(both('J. S. Bach'), PASSION),
        oldWork(TCHAIKOVSKY, PASSION),
      ];
      await insertOld(old, 'event', [oldEvent(1, { programme }), oldEvent(2, { programme })]);
    });
    const [event] = await all(db, 'event');
    const ids = listIn<Entry>(event, 'programme').map(({ work }) => work);
    expect(ids).toEqual([1, 1, 1, 2, 3, 4]);
    // As most of the texts have it.
    expect((await rowsOf(db, 'work')).get(1)).toMatchObject({ title_de: PASSION.de });
    const links = await db.selectFrom('event_works').selectAll().orderBy('position').execute();
    expect(links.filter(({ owner }) => owner === 2).map(({ target }) => target)).toEqual([
      1, 2, 3, 4,
    ]);
    expect(told).toEqual([
      [
        expect.any(String),
        expect.objectContaining({
          events: 2,
          workTexts: 12,
          works: 4,
          composers: 3,
          worksLeftApart: 2,
          leftApart: [`${BACH.de}: ${PASSION.de} / ${PASSION.en}`, `${BACH.de}: ${PASSION.de} / `],
        }),
      ],
    ]);
  });

  it('EV-12 and nobody becomes public who was named in a draft only', async () => {
    const secret: OldContent = {
      programme: [oldWork(both('Geheim'), both('Neues Werk'))],
      performers: [oldPerformer('Überraschungsgast')],
    };
    const { db } = await migrated(engine, async (old) => {
      await insertOld(old, 'event', [
        oldEvent(1, { performers: [oldPerformer('Bekannt')] }),
        oldEvent(2, { performers: [oldPerformer('Offline')] }, false),
      ]);
      await insertOld(old, 'record_version', [
        { kind: 'event', record: 1, state: 'draft', base: 3, content: JSON.stringify(secret) },
      ]);
    });
    const people = await db.selectFrom('person').selectAll().orderBy('id').execute();
    expect(people.map(({ name, is_online: isOnline }) => [name, isOnline])).toEqual([
      ['Bekannt', 1],
      ['Offline', 0],
      ['Überraschungsgast', 0],
    ]);
    expect((await all(db, 'work')).map(({ is_online: isOnline }) => isOnline)).toEqual([0]);
  });

  it('ED-12 and drafts that are unfinished, or of no form at all, stay as unfinished as they were', async () => {
    const contents = [
      { programme: [oldWork(both(''), both(''))], performers: [oldPerformer('', NOTE)] },
      { programme: [{}], performers: [null, { person: 99, name: 'War einmal' }] },
      { title: both('Ohne Listen') },
      { programme: 'x', performers: null },
    ];
    const { db } = await migrated(engine, async (old) => {
      await insertOld(old, 'event', [oldEvent(1, {})]);
      await insertOld(
        old,
        'record_version',
        contents.map((content) => ({
          kind: 'event',
          record: 1,
          state: 'draft',
          base: 3,
          content: JSON.stringify(content),
        })),
      );
    });
    const rows = await db.selectFrom('record_version').selectAll().orderBy('id').execute();
    const empty = { work: null, text: both(''), note: both('') };
    expect(rows.map(({ content }) => JSON.parse(String(content)) as object)).toMatchObject([
      { programme: [empty], performers: [{ person: null, role: NOTE, credited_as: null }] },
      { programme: [empty], performers: [{ person: null }, { person: 1, credited_as: null }] },
      contents[2],
      { programme: [], performers: [] },
    ]);
    expect(rows[2]?.['content']).toBe(JSON.stringify(contents[2]));
  });

  it('BK-01 and ids that somebody had before are not given out again', async () => {
    const { db } = await migrated(engine, async (old) => {
      // Their numbers come from the database, so that it knows them.
      const person = (name: string) => ({ name, version: 1, is_online: 1, modules: '[]' });
      await insertOld(old, 'person', [person('Eins'), person('Zwei')]);
      await old.deleteFrom('person').where('name', '=', 'Zwei').execute();
      await insertOld(old, 'event', [oldEvent(1, { performers: [oldPerformer('Drei')] })]);
    });
    const [, three] = await db.selectFrom('person').selectAll().orderBy('id').execute();
    expect(three).toMatchObject({ name: 'Drei' });
    expect(Number(three?.['id'])).toBeGreaterThan(2);
    const next = await db
      .insertInto('person')
      .values({ ...three, id: undefined as never, name: 'Vier' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(next.id).toBe(Number(three?.['id']) + 1);
  });

  it('PS-02 and kept pages and the index of the search are made anew, where there was anything', async () => {
    const fresh = await migrated(engine, () => Promise.resolve());
    expect(await all(fresh.db, 'change')).toEqual([]);
    expect(fresh.told).toEqual([]);
    const place = await databaseFor(engine, 'nothing');
    const database = await openDatabase(place);
    const db = await oldDatabase(database);
    await insertHouse(db);
    await insertOld(db, 'event', [oldEvent(1, SORTS[0] ?? {})]);
    await insertOld(db, 'search_state', [{ id: 1, analyser: 1 }]);
    await migrate(database.db);
    const changes = await all(db, 'change');
    expect(changes.map(({ kind }) => kind)).toEqual(['*']);
    expect(await all(db, 'search_state')).toEqual([]);
    await database.db.destroy();
    // And the venue opens with it.
    const app = await appAt(place);
    expect((await app.programme.read()).byId.get(1)?.persons.length).toBe(2);
  });
});
