import { createBooking } from 'shared/contracts/commerce-bookings';
import {
  getBookingSlots,
  getSinglePooja,
  offeringModes,
  type Offering,
  type OfferingKind,
  type OfferingMode,
  type OfferingPlace,
} from 'shared/contracts/commerce-offerings';
import { isFailure } from 'shared/http/failure';
import { findDate } from 'shared/i18n/civil-times';
import { localPath } from 'shared/i18n/local-path';
import type { Load, LoadArgs } from 'shared/remote-kit/page';
import { offeringLists } from '../../offerings/offering-paths';
import { text } from './text';

/** How many names the form asks for. */
export const NAMES = 6;
export const addressFields = ['name', 'lines', 'city', 'state', 'pin', 'phone'] as const;

export interface BookData {
  state: 'signed_out' | 'gone' | 'form';
  /** The page the time is chosen on, with what was chosen. */
  back: string;
  /** This page, to come back to after signing in. */
  here: string;
  chosen: {
    offering: Offering;
    place: OfferingPlace;
    mode: OfferingMode;
    at: string;
    timeZone: string;
  } | null;
  /** Names one sending of the form. */
  request: string;
  /** What was typed, and what is wrong with it, by the names of the fields. */
  typed: Readonly<Record<string, string>>;
  fields: Record<string, string>;
  message: string | null;
}

/** The loader of the form by which a puja or katha is booked. */
export function loadBook(kind: OfferingKind): Load<BookData> {
  return async (args) => {
    const { params, query, lang, call, form, session } = args;
    const t = text[lang];
    const head = { title: `${t.title} | ${t.site}`, description: t.description, noindex: true };
    const page = `${offeringLists[kind]}/${params.slug ?? ''}`;
    const [temple, at] = [query.get('temple') ?? '', query.get('at') ?? ''];
    const mode = offeringModes.find((one) => one === query.get('mode'));
    const wanted = new URLSearchParams({ temple, mode: mode ?? '', at });
    const data: BookData = {
      ...{ state: 'gone', chosen: null, typed: form ?? {}, fields: {}, message: null },
      back: `${localPath(lang, page)}?${new URLSearchParams({ temple, mode: mode ?? '' })}#book`,
      here: `${page}/book?${wanted}`,
      request: form?.request ?? drawRequest(),
    };
    if (!session) return { data: { ...data, state: 'signed_out' }, head, status: 401 };
    const found = await call(getSinglePooja, {
      params: { slug: params.slug ?? '' },
      query: { lang, kind },
    });
    if (isFailure(found)) return { data, head, status: found.error_status === 404 ? 404 : 503 };
    const place = found.data.places.find(({ id }) => String(id) === temple);
    if (!place || !mode || Number.isNaN(Date.parse(at))) return { data, head, status: 409 };
    const timeZone = await findFreeTime(args, {
      offering: found.data.id,
      temple: place.id,
      mode,
      at,
    });
    // sent again, its own booking has the time
    if (!timeZone && !form) return { data, head, status: 409 };
    data.state = 'form';
    data.chosen = { offering: found.data, place, mode, at, timeZone: timeZone ?? 'Asia/Kolkata' };
    if (!form) return { data, head };
    const placed = await call(createBooking, { query: { lang }, body: readForm(form, data) });
    if (!isFailure(placed)) return { data, head, redirect: localPath(lang, placed.data.pay_path) };
    const { response, error_status } = placed;
    const fields = Object.entries(response?.fields ?? {}).map(([name, said]) => [
      name.replace(/^body\./, ''),
      said,
    ]);
    data.fields = Object.fromEntries(fields) as Record<string, string>;
    data.message = fields.length > 0 ? null : (error_status < 500 && response?.message) || t.failed;
    return { data, head, status: error_status >= 500 ? 503 : error_status };
  };
}

async function findFreeTime(
  { call }: LoadArgs,
  {
    offering,
    temple,
    mode,
    at,
  }: { offering: number; temple: number; mode: OfferingMode; at: string },
): Promise<string | null> {
  const date = findDate(new Date(at).toISOString(), 'Asia/Kolkata');
  const asked = await call(getBookingSlots, {
    params: { id: offering },
    query: { temple, mode, from: date, days: 2 },
  });
  if (isFailure(asked)) return null;
  const isIt = ({ starts_at }: { starts_at: string }) => Date.parse(starts_at) === Date.parse(at);
  return asked.data.some(({ slots }) => slots.some(isIt)) ? asked.time_zone : null;
}

function readForm(form: Readonly<Record<string, string>>, { chosen, request }: BookData) {
  const { offering, place, mode, at } = chosen!;
  const read = (name: string) => form[name]?.trim() ?? '';
  const names = Array.from({ length: NAMES }, (_, index) => read(`name_${index}`)).filter(Boolean);
  return {
    ...{ request, offering: offering.id, temple: place.id, mode, starts_at: at },
    // what was shown: when the price has changed since, it is told and nothing is held
    total: read('total'),
    ...{
      names,
      gotra: read('gotra'),
      wish: read('wish'),
      joins: read('joins'),
      email: read('email'),
    },
    address: Object.fromEntries(
      addressFields.map((name) => [name, read(`address_${name}`)]),
    ) as Record<(typeof addressFields)[number], string>,
  };
}

function drawRequest(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
