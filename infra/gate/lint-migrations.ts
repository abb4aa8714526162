import { loadModule, parse } from 'libpg-query';
import { extensions } from '../database/schema-role';

type Node = Record<string, unknown>;

/** A migration that was not applied before. */
export interface Migration {
  name: string;
  sql: string;
}

/** What the statements so far have made: nobody uses it yet, so it may still change. */
interface Made {
  tables: Set<string>;
  others: Set<string>;
}

/**
 * What is wrong with migrations, each with its file: they stay in their schema, and while another release
 * of the remote runs on it, they only add.
 * @param isRunning whether a release of the remote is in use
 */
export async function lintMigrations(
  migrations: readonly Migration[],
  { schema, isRunning }: { schema: string; isRunning: boolean },
): Promise<string[]> {
  await loadModule();
  const made: Made = { tables: new Set(), others: new Set() };
  const found: string[] = [];
  for (const { name, sql } of migrations) {
    const statements = await readStatements(sql);
    if (typeof statements === 'string') found.push(`${name} can't be read: ${statements}`);
    else
      for (const [kind, statement] of statements) {
        const outside = leavesSchema(kind, statement, schema);
        const wrong = outside ?? (isRunning ? changesMore(kind, statement, made) : null);
        if (wrong) found.push(`${name}: ${wrong}`);
        noteMade(kind, statement, made);
      }
  }
  return [...new Set(found)];
}

async function readStatements(sql: string): Promise<[string, Node][] | string> {
  try {
    const { stmts = [] } = (await parse(sql)) as { stmts?: { stmt: Record<string, Node> }[] };
    return stmts.flatMap(({ stmt }) => Object.entries(stmt));
  } catch (error) {
    return (error as Error).message;
  }
}

/** Statements that only make, read or write what is inside a schema. Whatever is not here is refused. */
const inside = new Set([
  ...[
    'CreateStmt',
    'IndexStmt',
    'CreateSeqStmt',
    'AlterSeqStmt',
    'CreateEnumStmt',
    'AlterEnumStmt',
  ],
  ...['CreateDomainStmt', 'CompositeTypeStmt', 'CreateFunctionStmt', 'CreateTrigStmt', 'ViewStmt'],
  ...[
    'CreateTableAsStmt',
    'CreateStatsStmt',
    'CommentStmt',
    'InsertStmt',
    'UpdateStmt',
    'SelectStmt',
  ],
  ...['AlterTableStmt', 'RenameStmt', 'DropStmt', 'DeleteStmt', 'TruncateStmt', 'CreateSchemaStmt'],
  'CreateExtensionStmt',
]);

function leavesSchema(kind: string, statement: Node, schema: string): string | null {
  if (!inside.has(kind)) return `${nameOf(kind)} is no part of a migration`;
  if (kind === 'CreateSchemaStmt')
    return statement.schemaname === schema
      ? null
      : `makes the schema ${String(statement.schemaname)}`;
  if (kind === 'CreateExtensionStmt') {
    const { extname } = statement;
    return extensions.includes(String(extname)) ? null : `makes the extension ${String(extname)}`;
  }
  const queries = new Set(namesOf(statement, 'ctename'));
  for (const table of listTables(statement)) {
    const name = String(table.relname);
    if (table.schemaname === undefined) {
      if (!queries.has(name)) return `${name} has no schema: write ${schema}.${name}`;
    } else if (table.schemaname !== schema)
      return `${String(table.schemaname)}.${name} is outside the schema ${schema}`;
  }
  const named = listNamed(kind, statement);
  const foreign = named.find((parts) => parts.length < 2 || parts.at(-2) !== schema);
  return foreign ? `${foreign.join('.')} is outside the schema ${schema}` : null;
}

/** What this statement would do to what running releases use. */
function changesMore(kind: string, statement: Node, made: Made): string | null {
  const tables = listTables(statement).map(({ relname }) => String(relname));
  const [table = ''] = tables;
  const isOwn = made.tables.has(table);
  switch (kind) {
    case 'RenameStmt':
      return isOwn ? null : `renames ${table || 'something'}: releases in use know the old name`;
    case 'DropStmt':
      return listNamed(kind, statement).every((parts) => isMade(made, parts.at(-1) ?? ''))
        ? null
        : `drops ${listNamed(kind, statement)
            .map((parts) => parts.join('.'))
            .join(', ')}: releases in use may need it`;
    case 'DeleteStmt':
    case 'TruncateStmt':
      return isOwn ? null : `removes rows of ${table}`;
    case 'IndexStmt':
      return statement.unique && !isOwn
        ? `makes a unique index on ${table}: releases in use may write what it refuses`
        : null;
    case 'CreateTrigStmt':
      return isOwn ? null : `puts a trigger on ${table}, which releases in use write to`;
    case 'CreateFunctionStmt':
    case 'ViewStmt': {
      const name = listNamed(kind, statement)[0]?.at(-1) ?? table;
      return statement.replace && !isMade(made, name) ? `replaces ${name}` : null;
    }
    case 'AlterEnumStmt':
      return statement.oldVal ? `renames a value of a type` : null;
    case 'AlterSeqStmt':
      return `alters the sequence ${table}`;
    case 'AlterTableStmt':
      return isOwn ? null : findHarm(statement, table);
    default:
      return null;
  }
}

function findHarm({ cmds }: Node, table: string): string | null {
  for (const command of (cmds as { AlterTableCmd: Node }[]).map((cmd) => cmd.AlterTableCmd)) {
    const { subtype, name } = command;
    if (subtype === 'AT_AddColumn') {
      const column = (command.def as { ColumnDef: Node }).ColumnDef;
      const harm = harmOfColumn(column);
      if (harm) return `adds the column ${table}.${String(column.colname)} ${harm}`;
    } else if (subtype === 'AT_ColumnDefault') {
      if (!command.def) return `takes the default of ${table}.${String(name)} away`;
    } else if (!harmless.has(String(subtype)))
      return `alters ${table}${name ? `.${String(name)}` : ''} (${words(String(subtype).slice(3))}): releases in use rely on it`;
  }
  return null;
}

const harmless = new Set(['AT_DropNotNull', 'AT_ValidateConstraint', 'AT_SetStatistics']);

/** A column that releases in use, which don't know it, can go on writing rows without. */
function harmOfColumn({ constraints }: Node): string | null {
  const kinds = ((constraints ?? []) as { Constraint: Node }[]).map(({ Constraint }) =>
    String(Constraint.contype),
  );
  const hasValue = kinds.some((kind) =>
    ['CONSTR_DEFAULT', 'CONSTR_IDENTITY', 'CONSTR_GENERATED'].includes(kind),
  );
  if ((kinds.includes('CONSTR_NOTNULL') || kinds.includes('CONSTR_PRIMARY')) && !hasValue)
    return 'that must be given and has no default: releases in use do not give it';
  if (kinds.includes('CONSTR_UNIQUE') || kinds.includes('CONSTR_PRIMARY'))
    return 'that must be unique';
  return null;
}

function noteMade(kind: string, statement: Node, made: Made) {
  if (kind === 'CreateStmt' || kind === 'CreateTableAsStmt') {
    const [table] = listTables(statement);
    if (table) made.tables.add(String(table.relname));
  } else if (kind !== 'DropStmt') {
    const name = kind === 'IndexStmt' ? statement.idxname : listNamed(kind, statement)[0]?.at(-1);
    if (name) made.others.add(String(name));
  }
}

const isMade = (made: Made, name: string) => made.tables.has(name) || made.others.has(name);

/** Tables, sequences and views that a statement names, its own first. */
function listTables(statement: unknown): Node[] {
  const found: Node[] = [];
  walk(statement, (node) => {
    if (typeof node.relname === 'string') found.push(node);
  });
  return found;
}

/** What else a statement makes, changes or drops, as lists of name parts. */
function listNamed(kind: string, statement: Node): string[][] {
  const lists: unknown[] = [];
  if (kind === 'CreateFunctionStmt') lists.push(statement.funcname);
  if (kind === 'CreateEnumStmt' || kind === 'AlterEnumStmt') lists.push(statement.typeName);
  if (kind === 'CreateDomainStmt') lists.push(statement.domainname);
  if (kind === 'CreateTrigStmt') lists.push(statement.funcname);
  if (kind === 'DropStmt')
    for (const object of (statement.objects ?? []) as Node[]) {
      const { List, ObjectWithArgs, TypeName } = object as Record<string, Node | undefined>;
      lists.push(List?.items ?? ObjectWithArgs?.objname ?? TypeName?.names ?? [object]);
    }
  return lists.map((list) => {
    const parts = ((list ?? []) as Node[]).map((part) => (part.String as Node | undefined)?.sval);
    // a trigger is named after its table
    return (isTriggerDrop(kind, statement) ? parts.slice(0, -1) : parts).map(String);
  });
}

const isTriggerDrop = (kind: string, { removeType }: Node) =>
  kind === 'DropStmt' && removeType === 'OBJECT_TRIGGER';

function namesOf(statement: unknown, key: string): string[] {
  const found: string[] = [];
  walk(statement, (node) => {
    if (typeof node[key] === 'string') found.push(node[key]);
  });
  return found;
}

function walk(value: unknown, visit: (node: Node) => void) {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(value as Node);
  for (const part of Object.values(value)) walk(part, visit);
}

const words = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
/** DoStmt is `do`. */
const nameOf = (kind: string) => `"${words(kind.replace(/Stmt$/, ''))}"`;
