import { getSingleUser, updateUser } from 'shared/contracts/auth';
import type { UserRecord } from 'shared/contracts/auth';
import { sendAccountCode } from 'shared/contracts/auth-fresh-code';
import { removeImage } from 'shared/contracts/auth-picture';
import { endAllSessions, getSessions, revokeSession } from 'shared/contracts/auth-sessions';
import type { SessionRecord } from 'shared/contracts/auth-sessions';
import { isFailure, nameTrouble, troubleStatus, type CallFailure } from 'shared/http/failure';
import { joinDate } from 'shared/dates/typed-date';
import { localPath } from 'shared/i18n/local-path';
import type { Load, LoadArgs } from 'shared/remote-kit/page';
import { keepDigits } from '../../model/keep-digits';
import { readPictureOutcome, type PictureOutcome } from './picture-outcome';
import { text } from './text';

export const fieldNames = [
  'name',
  'email',
  'gender',
  'birth_date',
  'birth_time',
  'birth_place',
] as const;
export type FieldName = (typeof fieldNames)[number];

export interface ProfileData {
  user: UserRecord | null;
  sessions: SessionRecord[];
  /** What the form shows: the record, or what was just typed when that was refused. */
  values: Record<FieldName, string>;
  wrong: FieldName[];
  notice: 'saved' | 'failed' | 'often' | null;
  /** The code that a change of the e-mail address waits for. */
  code: { userId: string; sentTo: string; isWrong: boolean } | null;
  /** How sending a picture ended, when that has just happened. */
  picture: PictureOutcome | null;
}

const noValues = Object.fromEntries(fieldNames.map((name) => [name, ''])) as ProfileData['values'];

const load: Load<ProfileData> = async (args) => {
  const { session, call, form, query, lang } = args;
  const { title, description } = text[lang];
  const head = { title, description, noindex: true };
  const data: ProfileData = {
    user: null,
    sessions: [],
    values: noValues,
    wrong: [],
    notice: query.has('saved') ? 'saved' : null,
    code: null,
    picture: readPictureOutcome(query),
  };
  if (!session) return { data, head, status: 401 };
  const done = localPath(lang, '/user-profile');
  let status = 200;
  if (form?.intent === 'end' && form.session_id) {
    const params = { id: session.id, sessionId: form.session_id };
    const ended = await call(revokeSession, { params });
    if (!isFailure(ended)) return { data, head, redirect: `${done}#sessions` };
    data.notice = 'failed';
  } else if (form?.intent === 'end-all') {
    const ended = await call(endAllSessions, { params: { id: session.id } });
    if (!isFailure(ended)) return { data, head, redirect: localPath(lang, '/') };
    data.notice = 'failed';
  } else if (form?.intent === 'remove-picture') {
    const removed = await call(removeImage, {});
    if (!isFailure(removed)) return { data, head, redirect: `${done}#picture` };
    data.notice = 'failed';
  } else if (form) {
    const outcome = await save(args, session.id);
    if (outcome === 'saved') return { data, head, redirect: `${done}?saved=1` };
    Object.assign(data, outcome.told);
    ({ status } = outcome);
  }
  const [user, sessions] = await Promise.all([
    call(getSingleUser, { params: { userId: session.id } }),
    call(getSessions, { params: { id: session.id } }),
  ]);
  if (isFailure(user)) return { data, head, status: 503 };
  data.user = user.data;
  data.sessions = isFailure(sessions) ? [] : sessions.data;
  const typed = form && !form.intent ? form : null;
  data.values = Object.fromEntries(
    fieldNames.map((name) => [name, (typed && readField(typed, name)) ?? user.data[name] ?? '']),
  ) as ProfileData['values'];
  return { data, head, status };
};

export default load;

/** What was typed into a field; undefined when the form has none of it. */
function readField(form: NonNullable<LoadArgs['form']>, name: FieldName): string | undefined {
  return name === 'birth_date' ? joinDate(name, (field) => form[field]) : form[name];
}

type Told = Partial<Pick<ProfileData, 'wrong' | 'notice' | 'code'>>;

/** Saves what was typed, or says what is wrong; another e-mail address waits for a code. */
async function save(
  { form, call }: LoadArgs,
  id: number,
): Promise<'saved' | { told: Told; status: number }> {
  const fields = Object.fromEntries(
    fieldNames.flatMap((name) => {
      const typed = form ? readField(form, name) : undefined;
      return typed === undefined ? [] : [[name, typed]];
    }),
  );
  const { user_id: userId = '', sent_to: sentTo = '' } = form ?? {};
  const otp = keepDigits(form?.otp ?? '', 4);
  const code = otp.length === 4 && userId ? { fresh_code: { user_id: userId, otp } } : {};
  const saved = await call(updateUser, { params: { id }, body: { ...fields, ...code } });
  if (!isFailure(saved)) return 'saved';
  const refused = saved.response?.fields ?? {};
  const wrong = fieldNames.filter((name) => `body.${name}` in refused);
  if (wrong.length > 0) return { told: { wrong }, status: 400 };
  const why = saved.response?.code;
  if (why === 'wrong_code')
    return { told: { code: { userId, sentTo, isWrong: true } }, status: 400 };
  if (why !== 'fresh_code_needed' && why !== 'code_expired') return explain(saved);
  const sent = await call(sendAccountCode, { body: { purpose: 'email' } });
  if (isFailure(sent)) return explain(sent);
  const told = { code: { userId: sent.user_id, sentTo: sent.sent_to, isWrong: false } };
  return { told, status: 200 };
}

function explain(failure: CallFailure) {
  const notice = nameTrouble(failure);
  return { told: { notice }, status: troubleStatus[notice] };
}
