import { describe, expect, it } from 'vitest';
import { KINDS } from '../../../src/content/records/kinds.ts';
import {
  ANY_KIND,
  leastRole,
  mayDo,
  PERMISSIONS,
  ROLES,
  SUBJECTS,
  writableFields,
} from '../../../src/lib/accounts/permissions.ts';
import {
  hasRight,
  isAllowed,
  checkFieldAccess,
} from '../../../src/lib/server/services/accounts/access.ts';
import { NOBODY, type Caller } from '../../../src/lib/server/services/accounts/user.ts';

const program = (role: Caller['role'], scopes: readonly string[]): Caller => ({
  ...NOBODY,
  role,
  how: 'token',
  scopes,
});

describe('the table of rights', () => {
  it('US-06 has a row for every kind of record, and visitors may do nothing that it names', () => {
    expect(KINDS.filter((kind) => !SUBJECTS.includes(kind))).toEqual([]);
    for (const subject of SUBJECTS)
      for (const action of ['read', 'write', 'publish', 'delete', 'export'] as const)
        expect([subject, action, mayDo('visitor', subject, action)]).toEqual([
          subject,
          action,
          false,
        ]);
  });

  it('US-06 lets nobody publish who may not write, and the box office delete nothing', () => {
    for (const subject of SUBJECTS) {
      const { publish, write } = PERMISSIONS[subject];
      if (publish !== null) expect([subject, publish]).toEqual([subject, write]);
      expect([subject, mayDo('box_office', subject, 'delete')]).toEqual([subject, false]);
    }
  });

  it('US-06 gives what works on the whole site to administrators', () => {
    for (const subject of [
      'settings',
      'redirect',
      'html_snippet',
      'consent_service',
      'user',
      'api_token',
    ] as const)
      expect([subject, leastRole({ subject, action: 'write' })]).toEqual([subject, 'admin']);
    expect(leastRole({ subject: ANY_KIND, action: 'read' })).toBe('box_office');
    expect(leastRole({ subject: 'role', action: 'write' })).toBeNull();
  });

  it('US-06 says which fields a role may change', () => {
    expect(ROLES.map((role) => writableFields(role, 'event'))).toEqual([
      [],
      [
        'status',
        'status_note',
        'refund_note',
        'date_start',
        'date_end',
        'doors',
        'postponed_from',
        'room',
        'moved_from',
      ],
      null,
      null,
    ]);
    const states = { before: { status: 'on_sale', title: 'A' }, after: { status: 'sold_out' } };
    const denied = checkFieldAccess(
      { role: 'box_office' },
      writableFields('box_office', 'event'),
      states,
      'en',
    );
    expect(Object.keys(denied?.fields ?? {})).toEqual(['title']);
    expect(
      checkFieldAccess({ role: 'editor' }, writableFields('editor', 'event'), states, 'en'),
    ).toBeNull();
  });

  it('API-03 the scopes of a token leave it a part of what its role may do', () => {
    const events = program('editor', ['event:write', '*:read']);
    expect(isAllowed(events, 'event', 'write')).toBe(true);
    expect(isAllowed(events, 'event', 'publish')).toBe(false);
    expect(isAllowed(events, 'page', 'read')).toBe(true);
    expect(isAllowed(events, 'page', 'write')).toBe(false);
    // A scope gives nothing that the role has not.
    expect(isAllowed(program('editor', ['*:*']), 'settings', 'write')).toBe(false);
    expect(
      hasRight(program('box_office', ['event:publish']), {
        subject: 'event',
        action: 'publish',
        isByField: true,
      }),
    ).toBe(true);
    expect(
      hasRight(program('box_office', ['event:read']), {
        subject: 'event',
        action: 'publish',
        isByField: true,
      }),
    ).toBe(false);
  });
});
