/** The remote being built: an alias of its `remote.ts`, set by the build. */
declare module 'this-remote' {
  const definition: import('./page').RemoteDefinition;
  export default definition;
}
