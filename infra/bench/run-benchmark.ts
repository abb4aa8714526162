/** Runs a benchmark; Ctrl-C and failures end what it started too, through the exit handlers. */
export function runBenchmark(run: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => process.exit(130));
  run().then(
    () => process.exit(),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}
