/** A span of universal time, days from J2000. */
export interface Span {
  from: number;
  until: number;
}

/** An eclipse of the sun as the whole earth has it. Instants are universal time, days from J2000. */
export interface SolarEclipse {
  body: 'sun';
  kind: 'total' | 'annular' | 'hybrid' | 'partial';
  /** When the shadow's axis passes the centre of the earth most closely. */
  greatest: number;
  /** Share of the sun's diameter covered where most is seen; for a central one the ratio of the diameters. */
  magnitude: number;
  /** Least distance of the axis from the centre of the earth in equatorial radii, north positive. */
  gamma: number;
}

/** An eclipse of the moon, the same for all who see it. Instants as above. */
export interface LunarEclipse {
  body: 'moon';
  kind: 'total' | 'partial' | 'penumbral';
  /** When the moon is deepest in the shadow. */
  greatest: number;
  /** Share of the moon's diameter in the umbra; negative for a penumbral eclipse. */
  magnitude: number;
  /** Share of the moon's diameter in the penumbra. */
  penumbralMagnitude: number;
  /** While any of the moon is in the penumbra, in the umbra, and all of it in the umbra. */
  penumbral: Span;
  partial: Span | null;
  total: Span | null;
}

/** An eclipse of either kind. */
export type Eclipse = SolarEclipse | LunarEclipse;

/** What a place sees of an eclipse. Instants are universal time, days from J2000. */
export interface LocalEclipse {
  /** The eclipse itself, the horizon not regarded; for the moon the partial phase, if there is one. */
  span: Span;
  /** While the sun is totally covered, or the ring is whole, or the moon is all in the umbra. */
  central: Span | null;
  greatest: number;
  /** Share of the diameter covered at the greatest phase. */
  magnitude: number;
  /** Altitude of the body then, in degrees, without refraction. */
  altitude: number;
  /** The part of `span` with the body above the horizon; null if it stays below. */
  visible: Span | null;
}
