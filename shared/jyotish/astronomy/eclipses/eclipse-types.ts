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

/** What an eclipse is at one place; `penumbral` is said of the moon only. */
export type LocalKind = 'total' | 'annular' | 'partial' | 'penumbral';

/** How deep an eclipse is at one place and moment. */
export interface Depth {
  kind: LocalKind;
  /** Share of the sun's diameter covered, for a central one the ratio of the diameters; of the moon's in its shadow. */
  magnitude: number;
  /** Share of the sun's disc covered; null for the moon. */
  obscuration: number | null;
}

/**
 * The part of an eclipse with the body above the horizon, and its deepest moment. `kind` is what is
 * seen: an eclipse whose total phase comes after sunset is seen as a partial one.
 */
export interface SeenEclipse extends Span, Depth {
  /** When it is deepest in that part: at the rise or the set if the greatest phase is hidden. */
  maximum: number;
  /** While the sun is totally covered or the ring is whole, or the moon is all in the umbra. */
  central: Span | null;
  /** Whether it is going on as the body rises, and as it sets. */
  risesEclipsed: boolean;
  setsEclipsed: boolean;
}

/** An eclipse as a place has it, the horizon not regarded, and what is seen. Universal time, days from J2000. */
export interface LocalEclipse extends Depth {
  /** From the first contact to the last; for the moon the partial phase, if there is one. */
  span: Span;
  central: Span | null;
  greatest: number;
  /** Altitude of the body then, in degrees, without refraction. */
  altitude: number;
  /** Null if the body stays below the horizon. */
  visible: SeenEclipse | null;
}
