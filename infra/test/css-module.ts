/** Stands in for CSS Modules in unit tests: every class is its own name. */
const classes: Record<string, string> = new Proxy({}, { get: (_target, name) => String(name) });
export default classes;
