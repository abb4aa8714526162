import { Client, type Pool } from 'pg';

/** The role the site works as on the embedded server: it reads and writes rows, and owns nothing. */
export const SITE_ROLE = 'tarapath_site';

/** Makes the site's role on the embedded server, or gives it its password again. */
export async function createSiteRole(ownerUrl: string, password: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [SITE_ROLE]);
    await client.query(
      `${rowCount === 0 ? 'create' : 'alter'} role ${SITE_ROLE} login password ${client.escapeLiteral(password)}`,
    );
  } finally {
    await client.end();
  }
}

/** Lets a role read and write the rows of a schema: no more, and of new tables only when asked again. */
export async function grantRows(owner: Pool, schema: string, role: string): Promise<void> {
  await owner.query(
    `grant usage on schema "${schema}" to "${role}";
     grant select, insert, update, delete on all tables in schema "${schema}" to "${role}";
     grant usage, select on all sequences in schema "${schema}" to "${role}"`,
  );
}

const OWN_SCHEMAS = `nspname !~ '^pg_' and nspname <> 'information_schema'`;

/** Each names what the role could do beyond rows, and the query that finds it. */
const excesses: [what: string, query: string][] = [
  [
    'is a superuser, or may make roles or databases',
    `select from pg_roles where rolname = current_user
       and (rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls)`,
  ],
  [
    'may alter tables or functions, for it owns them or may act as their owner',
    `select from (
       select relowner as owner, relnamespace as schema from pg_class where relkind in ('r', 'p', 'v', 'm', 'S')
       union select proowner, pronamespace from pg_proc
     ) made join pg_namespace on pg_namespace.oid = schema
     where ${OWN_SCHEMAS} and pg_has_role(owner, 'MEMBER')`,
  ],
  [
    'may make schemas in the database',
    `select where has_database_privilege(current_database(), 'CREATE')`,
  ],
  [
    'may make tables in a schema',
    `select from pg_namespace where ${OWN_SCHEMAS} and has_schema_privilege(oid, 'CREATE')`,
  ],
  [
    'may empty tables or put triggers on them',
    `select from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where ${OWN_SCHEMAS} and relkind in ('r', 'p') and has_table_privilege(pg_class.oid, 'TRUNCATE, TRIGGER')`,
  ],
];

/** What the role of a pool may do that a site's must not; none when it is as it should be. */
export async function findExcessRights(site: Pool): Promise<string[]> {
  const found: string[] = [];
  for (const [what, query] of excesses)
    if ((await site.query(`${query} limit 1`)).rowCount) found.push(what);
  return found;
}
