import type { AskedJob, DescribedJob, JobEnd } from './described-job';

/** The jobs of one remote that may be done now: those of the release in use, or the gateway's own. */
export interface JobSurface {
  remote: string;
  /** `null`: the gateway does them. */
  version: string | null;
  jobs: DescribedJob[];
  /** @throws ReleaseUnavailable when its process did not answer */
  run(job: DescribedJob, asked: AskedJob): Promise<JobEnd>;
  /** Tells its process that all jobs which run there are to end. */
  stop(): void;
}
