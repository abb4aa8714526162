/**
 * A place that is ranked first in suggestions: its name in the city table
 * (with its state where several share the name), in Hindi, and other names people type.
 */
export type ListedPlace = readonly [
  country: string,
  name: string,
  hindi: string,
  otherNames?: readonly string[],
];
