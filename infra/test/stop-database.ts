/** Jest's global teardown. */
export default async function stopTestDatabase(): Promise<void> {
  await globalThis.testServer?.stop();
}
