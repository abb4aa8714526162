import type { ApiDeps } from 'shared/remote-kit/api';
import type { Secret } from 'shared/remote-kit/secrets';
import type { Site } from '../gateway/site-process';
import type { DeadLetters } from '../jobs/dead-letters';
import type { Operation } from '../releases/operation';
import type { OperationResult } from '../releases/operation-result';
import type { Store } from '../releases/store';

/** What the pages and calls for operators work with. */
export interface OpsDeps {
  site: Site;
  store: Pick<Store, 'readHistory'>;
  /** The jobs that failed for good. */
  letters: Pick<DeadLetters, 'list' | 'replay' | 'drop'>;
  operate(operation: Operation): Promise<OperationResult>;
  /** Whether the store can't be read now. */
  isBehind(): boolean;
  opsToken: Secret;
  logSecurity: ApiDeps['logSecurity'];
}
