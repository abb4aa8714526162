import { resolve } from 'node:path';
import type { StoreSettings } from '../object-store/open-store';
import type { Variables } from './variables';

/** What is kept outside DATA_DIR, by the beginning of its variables. */
type StoreName = 'PICTURE_STORE' | 'RELEASE_STORE';

const parts = ['ENDPOINT', 'BUCKET', 'REGION', 'KEY_ID', 'SECRET'] as const;

/** Where something is kept; `null` when that is not set. Whether it is complete was checked before. */
export function readStore(values: Variables, name: StoreName): StoreSettings | null {
  const folder = values[`${name}_FOLDER`];
  if (folder) return { folder: resolve(folder) };
  const [endpoint, bucket, region, keyId, secret] = parts.map((part) => values[`${name}_${part}`]);
  return endpoint && bucket && region && keyId && secret
    ? { endpoint, bucket, region, keyId, secret }
    : null;
}

/** What is wrong with the stores, a line for each. */
export function findStoreProblems(values: Variables): string[] {
  const problems = (['PICTURE_STORE', 'RELEASE_STORE'] as const).flatMap((name) =>
    findBucketProblems(values, name),
  );
  if (!isShared(values)) return problems;
  const because = 'is required with RELEASE_STORE_…, for gateways to share it';
  if (!values.DATABASE_URL) problems.push(`DATABASE_URL ${because}`);
  if (!values.PICTURE_STORE_FOLDER && !values.PICTURE_STORE_ENDPOINT)
    problems.push(`PICTURE_STORE_… ${because}`);
  const secrets = ['SESSION_SECRET', 'LINK_SECRET', 'HASH_SECRET', 'STAFF_SECRET', 'OPS_TOKEN'];
  for (const secret of secrets as (keyof Variables)[])
    if (!values[secret]) problems.push(`${secret} ${because}`);
  return problems;
}

/** Whether gateways on several machines are to share their releases. */
function isShared(values: Variables): boolean {
  return Boolean(values.RELEASE_STORE_FOLDER ?? values.RELEASE_STORE_ENDPOINT);
}

function findBucketProblems(values: Variables, name: StoreName): string[] {
  const missing = parts.filter((part) => values[`${name}_${part}`] === undefined);
  if (missing.length === parts.length) return [];
  if (values[`${name}_FOLDER`]) return [`${name}_FOLDER can not be set with a bucket`];
  return missing.map((part) => `${name}_${part} is required with the other ${name}_…`);
}
