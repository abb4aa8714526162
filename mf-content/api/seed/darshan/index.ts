import { seed as dashashwamedhGhat } from './dashashwamedh-ghat';
import { seed as dwarkadhish } from './dwarkadhish';
import { seed as harKiPauri } from './har-ki-pauri';
import { seed as jagannathPuri } from './jagannath-puri';
import { seed as kamakhya } from './kamakhya';
import { seed as kashiVishwanath } from './kashi-vishwanath';
import { seed as mahakaleshwar } from './mahakaleshwar';
import { seed as meenakshi } from './meenakshi';
import { seed as shirdiSai } from './shirdi-sai';
import { seed as siddhivinayak } from './siddhivinayak';
import { seed as somnath } from './somnath';
import type { TempleSeed } from './temple-seed';

/** The temples that are shipped; which comes first matters only between equal times. */
export const darshanSeeds: TempleSeed[] = [
  kashiVishwanath,
  dashashwamedhGhat,
  harKiPauri,
  mahakaleshwar,
  somnath,
  dwarkadhish,
  shirdiSai,
  siddhivinayak,
  jagannathPuri,
  kamakhya,
  meenakshi,
];
