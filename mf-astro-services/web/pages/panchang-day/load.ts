import type { Load } from 'shared/remote-kit/page';
import { loadDay, type PanchangData } from '../panchang/day-data';

/** The panchang of a city, today or on a date. */
const load: Load<PanchangData> = async (args) => {
  const { city = '', date } = args.params;
  return loadDay(args, { city, ...(date ? { date } : {}) });
};

export default load;
