import type { CallContext } from 'shared/remote-kit/api';

/** Topics of the platform itself, which keep no events, by kind, with whom they let. */
export type PlatformTopics = Readonly<
  Record<string, (topic: string, ctx: CallContext) => Promise<boolean>>
>;
