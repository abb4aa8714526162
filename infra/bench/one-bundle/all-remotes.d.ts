/** Every remote's definition; the build writes the module. */
declare module 'all-remotes' {
  const remotes: import('shared/remote-kit/page').RemoteDefinition[];
  export default remotes;
}
