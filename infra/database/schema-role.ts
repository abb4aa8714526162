import type { PoolClient } from 'pg';

/** The role that owns one schema and nothing else; nobody signs in as it. */
const roleOf = (schema: string) => `tarapath_owns_${schema}`;

/** Extensions a migration may ask for; the database's owner makes them. */
export const extensions = ['btree_gin', 'btree_gist', 'citext', 'pg_trgm', 'unaccent'];

/**
 * Makes a schema with a role that owns it, and gives that role what older versions of the site made
 * there as another one. Who may not make roles keeps the schema: then only the lint of migrations guards
 * the others.
 * @returns the role that migrations of the schema run as
 */
export async function ownSchema(client: PoolClient, schema: string): Promise<string> {
  const { rows } = await client.query<{ me: string; may: boolean }>(
    `select current_user as me, rolsuper or rolcreaterole as may from pg_roles where rolname = current_user`,
  );
  const [{ me, may } = { me: '', may: false }] = rows;
  if (!may) {
    await client.query(`create schema if not exists "${schema}"`);
    return me;
  }
  const role = roleOf(schema);
  await makeRole(client, role);
  await client.query(`create schema if not exists "${schema}"`);
  const { rows: commands } = await client.query<{ command: string }>(handOver, [schema, role]);
  for (const { command } of commands) await client.query(command);
  return role;
}

/** Roles belong to the whole server, where another database's migrations may make the same one now. */
async function makeRole(client: PoolClient, role: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
  if (rowCount === 0)
    await client.query(
      `do $$ begin create role "${role}" nologin; exception when duplicate_object or unique_violation then null; end $$`,
    );
  // a superuser acts as anyone; who only makes roles has to belong to them
  await client.query(`do $$ begin
    if not pg_has_role(current_user, '${role}', 'MEMBER') then
      grant "${role}" to current_user;
    end if;
  end $$`);
}

/** Statements that give a role the schema and everything in it that is not its own yet. */
const handOver = `
  with role as (select oid from pg_roles where rolname = $2),
       place as (select oid, nspowner from pg_namespace where nspname = $1)
  select format('alter schema %I owner to %I', $1::text, $2::text) as command
    from place, role where nspowner <> role.oid
  union all
  select format('alter %s %I.%I owner to %I',
      case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
      $1::text, relname, $2::text)
    from pg_class, place, role
    where relnamespace = place.oid and relowner <> role.oid and relkind in ('r', 'p', 'v', 'm', 'S')
      -- a column's own sequence goes with its table
      and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('a', 'i') and relkind = 'S')
  union all
  select format('alter routine %s owner to %I', pg_proc.oid::regprocedure, $2::text)
    from pg_proc, place, role where pronamespace = place.oid and proowner <> role.oid
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  union all
  select format('alter type %I.%I owner to %I', $1::text, typname, $2::text)
    from pg_type, place, role where typnamespace = place.oid and typowner <> role.oid and typtype in ('e', 'd', 'r')
`;
