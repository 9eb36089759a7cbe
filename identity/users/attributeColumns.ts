import { sql, type SQL } from 'drizzle-orm';
import { identityUsers } from '../../services/src/db/schema/identity/user.ts';

const { attributes, pendingAttributes } = identityUsers;

const changed = (column: SQL, added: Readonly<Record<string, string>>, removed: readonly string[]): SQL =>
  sql`(${column} || ${JSON.stringify(added)}::jsonb) - array(select jsonb_array_elements_text(${JSON.stringify(removed)}::jsonb))`;

/** The attributes after a change, computed by the database, so that simultaneous changes do not undo each other. */
export const withAttributes = (added: Readonly<Record<string, string>>, removed: readonly string[] = []) =>
  changed(sql`${attributes}`, added, removed);

/** The same for values that wait for their codes. */
export const withPending = (added: Readonly<Record<string, string>>, removed: readonly string[] = []) =>
  changed(sql`${pendingAttributes}`, added, removed);
