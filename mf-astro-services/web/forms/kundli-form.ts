import type { SuggestedPlace } from 'shared/contracts/astro';
import type { KundliInput } from 'shared/contracts/astro-kundli';
import type { BirthProfile } from 'shared/contracts/astro-profiles';
import type { Trouble } from 'shared/http/failure';
import type { Clock } from 'shared/jyotish/time/wall-time';
import type { BirthFields, PersonState } from './birth-form';
import { checkBirth, readBirthFields, startPerson } from './birth-form';
import { conventionNames } from '../../model/convention-names';
import { readConventions } from '../../model/read-conventions';

const optionNames = [
  'latitude',
  'longitude',
  'timeZone',
  'clock',
  'ayanamsa',
  'node',
  'houses',
  'dashaYear',
  'save',
  'label',
] as const;

type OptionName = (typeof optionNames)[number];

/** What the kundli form asks beside a birth, as it was filled in. */
export type KundliOptions = Record<OptionName, string>;

/** What can be wrong with coordinates; the page has a sentence for each. */
export type CoordinateProblem = 'latitude_wrong' | 'longitude_wrong' | 'zone_wrong';

export type CoordinateProblems = Partial<
  Record<'latitude' | 'longitude' | 'timeZone', CoordinateProblem>
>;

/** The form with its answer. */
export interface KundliFormState extends PersonState {
  options: KundliOptions;
  wrong: CoordinateProblems;
  /** What lies at the coordinates, as far as it is known here. */
  spot?: SuggestedPlace | null;
  /** The kundli that was made, what says who made it, and whether its birth could not be saved. */
  made: { id: string; secret: string | undefined; isUnsaved: boolean } | null;
  /** The service did not answer; nothing is wrong with the form. */
  failed: Trouble | null;
  /** Births the visitor has saved; null when not signed in. */
  profiles: BirthProfile[] | null;
}

type Form = Readonly<Record<string, string>>;

/** Takes the options out of a posted form; what is missing is empty. */
export function readOptions(form: Form): KundliOptions {
  return Object.fromEntries(
    optionNames.map((name) => [name, (form[name] ?? '').trim()]),
  ) as KundliOptions;
}

/** A form nobody has filled in yet. */
export function startKundli(profiles: BirthProfile[] | null = null): KundliFormState {
  const rest = { options: readOptions({}), wrong: {}, made: null, failed: null };
  return { ...startPerson(), ...rest, profiles };
}

/** A form filled in from a saved birth. */
export function fillFrom(profile: BirthProfile, state: KundliFormState): KundliFormState {
  const { name, gender, date, time, placeId, place } = profile;
  const fields: BirthFields = {
    ...readBirthFields({ name, date, place, placeId, placeFor: place }),
    gender: gender ?? '',
    time: time ?? '',
    timeUnknown: time === null ? 'yes' : '',
  };
  return { ...state, fields };
}

/** Latitude and longitude as they were typed. */
type Coordinates = Pick<KundliOptions, 'latitude' | 'longitude'>;

/** Whether the place is given by coordinates instead of its name. */
export const hasCoordinates = ({ latitude, longitude }: KundliOptions): boolean =>
  latitude !== '' || longitude !== '';

/** Coordinates as one text, or empty where they are no position yet. */
export const writeCoordinates = ({ latitude, longitude }: Coordinates): string =>
  isWithin(latitude, 90) && isWithin(longitude, 180) ? `${latitude}, ${longitude}` : '';

/** Checks coordinates. */
export function checkCoordinates(options: KundliOptions): CoordinateProblems {
  if (!hasCoordinates(options)) return {};
  const wrong: CoordinateProblems = {};
  if (!isWithin(options.latitude, 90)) wrong.latitude = 'latitude_wrong';
  if (!isWithin(options.longitude, 180)) wrong.longitude = 'longitude_wrong';
  return wrong;
}

/** Whether nothing is known to be wrong. */
export const isRight = (state: Pick<KundliFormState, 'problems' | 'wrong'>): boolean =>
  Object.keys(state.problems).length === 0 && Object.keys(state.wrong).length === 0;

/** The form with what is wrong in it, or null when it can be sent. */
export function refuseKundli(form: Form, state: KundliFormState): KundliFormState | null {
  const fields = readBirthFields(form);
  const options = readOptions(form);
  const next = {
    ...{ ...state, fields, options, choices: [], failed: null },
    problems: checkBirth(withPlace(fields, options)),
    wrong: checkCoordinates(options),
  };
  return isRight(next) ? null : next;
}

/** The fields with something in the place, where coordinates stand for it. */
export const withPlace = (fields: BirthFields, options: KundliOptions): BirthFields =>
  hasCoordinates(options) ? { ...fields, place: '', placeId: 'coordinates' } : fields;

/** The options as the service takes them. */
export function writeOptions(options: KundliOptions): Partial<KundliInput> {
  const isClock = (clock: string): clock is Clock => clock in conventionNames.clock.en;
  return {
    ...readConventions((name) => options[name as OptionName]),
    ...(isClock(options.clock) ? { clock: options.clock } : {}),
    ...(hasCoordinates(options)
      ? {
          latitude: Number(options.latitude),
          longitude: Number(options.longitude),
          ...(options.timeZone ? { timeZone: options.timeZone } : {}),
        }
      : {}),
  };
}

function isWithin(text: string, most: number): boolean {
  return /^-?\d{1,3}(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= most;
}
