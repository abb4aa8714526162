/** What is timed of the engine, as one entry for the bundler. */
export { listFestivals } from 'shared/jyotish/festivals/festivals';
export { computeChart } from 'shared/jyotish/kundli/chart';
export { computePanchangDay, listPanchangDays } from 'shared/jyotish/panchang/panchang';
export { computePositions } from 'shared/jyotish/zodiac/positions';
