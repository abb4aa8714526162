import {
  createTemple,
  endAuthorisation,
  listStaffTemples,
  recordAuthorisation,
  setTempleHours,
  type StaffTemple,
} from 'shared/contracts/commerce-bookings-staff';
import { offeringModes } from 'shared/contracts/commerce-offerings';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load, LoadArgs } from 'shared/remote-kit/page';
import { submitStaffForm, type StaffFormProblem } from 'shared/remote-kit/staff-form';
import { text } from './text';

export interface StaffTemplesData {
  temples: StaffTemple[];
  failed: boolean;
  typed: Readonly<Record<string, string>>;
  problem: StaffFormProblem | null;
  told: boolean;
}

const load: Load<StaffTemplesData> = async (args) => {
  const { query, lang, call, form } = args;
  const { title, description } = text[lang];
  const head = { title, description, noindex: true };
  const data: StaffTemplesData = {
    ...{ temples: [], failed: true, typed: form ?? {}, problem: null },
    told: query.get('told') === 'done',
  };
  if (form) {
    const outcome = await submitStaffForm(args, () => carryOut(args, form));
    if (outcome.ok) return { data, head, redirect: localPath(lang, '/admin/temples?told=done') };
    data.problem = outcome.problem;
  }
  const found = await call(listStaffTemples, {});
  if (isFailure(found)) return { data, head, status: found.error_status };
  const shown = { ...data, temples: found.data, failed: false };
  return { data: shown, head, status: data.problem?.status ?? 200 };
};

export default load;

function carryOut({ call }: LoadArgs, form: Readonly<Record<string, string>>) {
  const read = (name: string) => form[name] ?? '';
  const params = { id: read('id') };
  if (form.intent === 'end') return call(endAuthorisation, { params });
  if (form.intent === 'record')
    return call(recordAuthorisation, {
      params,
      body: {
        ...{ signed_by: read('signed_by'), document: read('document') },
        ...{ valid_from: read('valid_from'), valid_until: read('valid_until') },
      },
    });
  if (form.intent === 'hours')
    return call(setTempleHours, {
      params,
      body: {
        weekdays: [0, 1, 2, 3, 4, 5, 6].filter((day) => form[`day_${day}`] !== undefined),
        ...{ opens: readMinutes(read('opens')), closes: readMinutes(read('closes')) },
        capacity: Number(read('capacity')),
      },
    });
  return call(createTemple, {
    body: {
      kind: form.kind === 'pandit' ? 'pandit' : 'temple',
      ...{ name_en: read('name_en'), name_hi: read('name_hi'), city: read('city') },
      ...{ city_en: read('city_en'), city_hi: read('city_hi') },
      modes: offeringModes.filter((mode) => form[`mode_${mode}`] !== undefined),
    },
  });
}

/** `07:30` as minutes after midnight; what is no time is refused by the contract. */
function readMinutes(time: string): number {
  const [hour = Number.NaN, minute = Number.NaN] = time.split(':').map(Number);
  return hour * 60 + minute;
}
