import type { PageProps } from 'shared/remote-kit/page';
import { staticPart } from 'shared/remote-kit/static-part';
import { MissingCalendar } from '../panchang/missing-calendar';
import type { MonthData } from './load';
import { monthText } from './text';

const MonthContent = staticPart(['month'], () => import('./month-content'));
export const staticParts = [MonthContent];

/** The month calendar of a city: all of it is only read. */
export default function PanchangMonthPage({ data, lang }: PageProps<MonthData>) {
  return data.kind === 'month' ? (
    <MonthContent month={data.month} lang={lang} />
  ) : (
    <MissingCalendar kind={data.kind} text={monthText[lang]} lang={lang} />
  );
}
