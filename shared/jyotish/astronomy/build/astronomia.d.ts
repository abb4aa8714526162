/** Rows of a VSOP87 series: amplitude, phase in radians, frequency in radians per millennium. */
type VsopRow = readonly [amplitude: number, phase: number, frequency: number];

/** One planet of VSOP87, version B: heliocentric longitude, latitude, radius by power of time. */
interface VsopSeries {
  L: Record<string, readonly VsopRow[]>;
  B: Record<string, readonly VsopRow[]>;
  R: Record<string, readonly VsopRow[]>;
}

declare module 'astronomia/data/vsop87B*' {
  const series: VsopSeries;
  export default series;
}

declare module 'astronomia/data/elpMppDeFull' {
  /** Rows: amplitude (arcseconds, for R kilometres), then the phase as a polynomial in centuries. */
  const series: {
    W1: readonly number[];
    L: Record<string, readonly (readonly number[])[]>;
    B: Record<string, readonly (readonly number[])[]>;
    R: Record<string, readonly (readonly number[])[]>;
  };
  export default series;
}
