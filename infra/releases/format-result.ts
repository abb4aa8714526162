import type { OperationResult } from './operation-result';

/** An operation's result for a person in a terminal. */
export function formatResult(result: OperationResult): string {
  if (!result.ok) return `refused (${result.code}): ${result.message}`;
  switch (result.kind) {
    case 'list':
    case 'changed':
      return [
        result.kind === 'changed'
          ? `generation ${result.generation} is live`
          : `generation ${result.generation}`,
        formatTable(
          ['REMOTE', 'VERSION', 'TRAFFIC', '', 'COMMIT', 'BUILT'],
          result.releases.map((row) => [
            row.remote,
            row.version,
            `${row.traffic} %`,
            row.default ? 'default' : row.traffic > 0 ? 'canary' : row.fallback ? 'fallback' : '',
            row.commit,
            row.builtAt.slice(0, 16).replace('T', ' '),
          ]),
        ),
      ].join('\n');
    case 'history':
      return formatTable(
        ['GENERATION', 'AT', 'DEFAULT', 'CANARY', 'BY', 'WHY'],
        result.entries.map((entry) => [
          String(entry.generation),
          entry.at.slice(0, 19).replace('T', ' '),
          entry.default,
          entry.canary ? `${entry.canary.version} ${entry.canary.traffic} %` : '',
          entry.by,
          entry.why,
        ]),
      );
    case 'preview':
      return `${result.address}\nshows the release to the browser that opens it, until ${result.until}`;
    case 'pruned':
      return [
        formatTable(
          ['REMOTE', 'VERSION', 'MB'],
          result.removed.map(({ remote, version, bytes }) => [remote, version, inMb(bytes)]),
        ),
        `${result.dryRun ? 'would remove' : 'removed'} ${result.removed.length} releases, ${inMb(
          result.removed.reduce((sum, { bytes }) => sum + bytes, 0),
        )} MB, and ${result.drafts} drafts`,
      ].join('\n');
    case 'verified':
      return [
        formatTable(
          ['REMOTE', 'VERSION', 'FILES'],
          result.releases.map(({ remote, version, files }) => [remote, version, String(files)]),
        ),
        'every file is as it was built',
      ].join('\n');
  }
}

const inMb = (bytes: number) => (bytes / 1_000_000).toFixed(1);

function formatTable(head: string[], rows: string[][]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
