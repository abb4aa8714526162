declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';

/** The address of a style sheet that script links when it is needed. */
declare module '*.css?url' {
  const address: string;
  export default address;
}
