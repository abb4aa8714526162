import { getSingleUser, updateUser } from 'shared/contracts/auth';
import type { UserRecord } from 'shared/contracts/auth';
import { removeImage } from 'shared/contracts/auth-picture';
import { getSessions, revokeSession } from 'shared/contracts/auth-sessions';
import type { SessionRecord } from 'shared/contracts/auth-sessions';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load, LoadArgs } from 'shared/remote-kit/page';
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
  notice: 'saved' | 'failed' | null;
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
  } else if (form?.intent === 'remove-picture') {
    const removed = await call(removeImage, {});
    if (!isFailure(removed)) return { data, head, redirect: `${done}#picture` };
    data.notice = 'failed';
  } else if (form) {
    const wrong = await save(args, session.id);
    if (wrong === null) return { data, head, redirect: `${done}?saved=1` };
    Object.assign(data, { wrong, notice: wrong.length > 0 ? null : 'failed' });
    status = wrong.length > 0 ? 400 : 503;
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
    fieldNames.map((name) => [name, typed?.[name] ?? user.data[name] ?? '']),
  ) as ProfileData['values'];
  return { data, head, status };
};

export default load;

/** The fields that were refused; null when everything is saved, none when it failed otherwise. */
async function save({ form, call }: LoadArgs, id: number): Promise<FieldName[] | null> {
  const body = Object.fromEntries(
    fieldNames.flatMap((name) => (form?.[name] === undefined ? [] : [[name, form[name]]])),
  );
  const saved = await call(updateUser, { params: { id }, body });
  if (!isFailure(saved)) return null;
  const refused = saved.response?.fields ?? {};
  return fieldNames.filter((name) => `body.${name}` in refused);
}
