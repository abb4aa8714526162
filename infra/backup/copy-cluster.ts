import path from 'node:path';
import { Client } from 'pg';
import type { ArchiveWriter } from './write-archive';

/** What a copy of a running server leaves out: what names processes, and what is made anew. */
const leftOut =
  /^postgres\/(?:postmaster\.(?:pid|opts)|start\.log|log\/.*|pg_(?:dynshmem|notify|replslot|serial|snapshots|stat_tmp|subtrans)\/.*|(?:.*\/)?pgsql_tmp.*|(?:.*\/)?pg_internal\.init.*)$/;
const log = /^postgres\/pg_wal\/(?!archive_status|summaries)/;

/**
 * Copies the files of a running server as PostgreSQL's manual says ("Making a Base Backup Using the Low
 * Level API"): the files as they are, and the log of what changed meanwhile, which is kept until then.
 * @param ownerUrl address for a superuser
 */
export async function copyCluster(
  archive: ArchiveWriter,
  dataDir: string,
  ownerUrl: string,
): Promise<void> {
  const folder = path.join(dataDir, 'postgres');
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const slot = `backup_${process.pid}`;
    // ends with the connection
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot]);
    await client.query(`select pg_backup_start('tarapath', true)`);
    await archive.addFolder('postgres', folder, (name) => !leftOut.test(name) && !log.test(name));
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(false)',
    );
    await archive.addText('postgres/backup_label', rows[0]?.labelfile ?? '');
    await client.query('select pg_switch_wal()');
    await archive.addFolder('postgres/pg_wal', path.join(folder, 'pg_wal'), (name) =>
      log.test(name),
    );
  } finally {
    await client.end();
  }
}
