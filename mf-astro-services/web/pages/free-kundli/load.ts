import { deleteBirthProfile, getBirthProfiles } from 'shared/contracts/astro-profiles';
import { isFailure, troubleStatus } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load, LoadArgs } from 'shared/remote-kit/page';
import { describeSteps } from 'shared/ui/crumbs';
import type { KundliFormState } from '../../forms/kundli-form';
import { findChosenPlace } from '../../forms/find-chosen-place';
import { fillFrom, isRight, startKundli } from '../../forms/kundli-form';
import { submitKundli } from '../../forms/submit-kundli';
import { describeTool } from '../../parts/describe-tool';
import { formPath, listSteps, writeMadePath } from './steps';
import { pageText } from './text';

/** The form, and whether a kundli was deleted before it was shown. */
export interface FreeKundliData {
  state: KundliFormState;
  isDeleted: boolean;
}

const load: Load<FreeKundliData> = async (args) => {
  const { form, call, lang, query } = args;
  const tool = describeTool(pageText[lang], lang);
  const jsonLd = [...(tool.jsonLd ?? []), describeSteps(listSteps(lang), lang)];
  const head = { ...tool, jsonLd };
  if (form?.forget) {
    await call(deleteBirthProfile, { params: { profileId: Number(form.forget) } });
    return { ...empty(startKundli()), head, redirect: localPath(lang, formPath) };
  }
  const profiles = await listProfiles(args);
  if (form) {
    const state = await submitKundli(form, call, lang, profiles);
    const status = state.failed
      ? { status: troubleStatus[state.failed] }
      : isRight(state)
        ? {}
        : { status: 400 };
    if (!state.made) return { ...empty(state), head, ...status };
    return { ...empty(state), head, redirect: writeMadePath(state.made, lang) };
  }
  const start = startKundli(profiles);
  const chosen = profiles?.find(({ id }) => String(id) === query.get('profile'));
  const filled = chosen ? fillFrom(chosen, start) : start;
  const state = { ...filled, place: await findChosenPlace(filled.fields, call, lang) };
  return { data: { state, isDeleted: query.has('deleted') }, head };
};

export default load;

const empty = (state: KundliFormState) => ({ data: { state, isDeleted: false } });

/** The visitor's saved births; null when not signed in, none when they can't be had. */
async function listProfiles({ session, call, lang }: LoadArgs) {
  if (!session) return null;
  const outcome = await call(getBirthProfiles, { query: { lang } });
  return isFailure(outcome) ? [] : outcome.data;
}
