import { emailPattern } from 'shared/contracts/email-pattern';
import { z } from 'shared/contracts/zod';
import { defineJob, type Job } from 'shared/remote-kit/job';
import type { Transport } from '../messages/create-messenger';
import type { JobSurface } from './job-surface';
import { PLATFORM } from './queue-name';
import { createJobRunner } from './run-jobs';

/** What the gateway's own jobs work with. */
export interface PlatformJobDeps {
  messenger: Pick<Transport, 'email'>;
  /** Whose name is in the numbers of mails. */
  publicUrl: string;
  renderPicture(hash: string): Promise<void>;
  /** Forget what is over. */
  sweeps: Record<'sweep-allowances' | 'sweep-kept-answers' | 'sweep-events', () => Promise<void>>;
}

const email = z.object({
  to: z.string().regex(emailPattern),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
});

/** The gateway's own jobs. */
export function createPlatformJobs({
  messenger,
  publicUrl,
  renderPicture,
  sweeps,
}: PlatformJobDeps) {
  const { hostname } = new URL(publicUrl);
  const sweep = (name: keyof typeof sweeps, schedule: string) =>
    defineJob({ name, schedule, handle: () => sweeps[name]() });
  return {
    /** Tried for one to two hours: a mail server that is away comes back, and links live for two days. */
    mail: defineJob({
      name: 'mail',
      payload: email,
      ...{ retries: 8, backoffSeconds: 15, atOnce: 4 },
      // the same number in every try: a mailbox that got it twice shows it once
      handle: ({ headers, ...message }, { id }) =>
        messenger.email({
          ...message,
          headers: { ...headers, 'Message-ID': `<${id}@${hostname}>` },
        }),
    }),
    renderPicture: defineJob({
      name: 'render-picture',
      payload: z.object({ hash: z.string() }),
      seconds: 120,
      handle: ({ hash }) => renderPicture(hash),
    }),
    sweepAllowances: sweep('sweep-allowances', '20 * * * *'),
    sweepKeptAnswers: sweep('sweep-kept-answers', '30 * * * *'),
    sweepEvents: sweep('sweep-events', '35 * * * *'),
  };
}

/** They are done by whichever gateway takes them. */
export function toSurface(jobs: Record<string, Job>): JobSurface {
  const runner = createJobRunner(Object.values(jobs));
  return {
    ...{ remote: PLATFORM, version: null, jobs: runner.described },
    run: (_job, asked) => runner.run(asked),
    stop: () => void runner.stop(),
  };
}
