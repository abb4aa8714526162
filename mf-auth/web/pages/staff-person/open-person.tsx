import { writeMoment } from 'shared/i18n/clock';
import { formatRupees } from 'shared/i18n/format';
import { useClockFace } from 'shared/preferences/use-preferences';
import type { Lang } from 'shared/remote-kit/page';
import { Panel } from 'shared/ui/admin/admin-page';
import { Confirm } from 'shared/ui/admin/confirm';
import { DataTable } from 'shared/ui/admin/data-table';
import { FactorField } from 'shared/ui/admin/factor-field';
import { Button } from 'shared/ui/button';
import { FactList } from 'shared/ui/fact-list';
import { TextInput } from 'shared/ui/field';
import { nameDevice } from '../../model/name-device';
import type { PersonData } from './load';
import classes from './staff-person.module.css';
import { text as ownDataText } from '../own-data/text';
import { text } from './text';

interface OpenPersonProps {
  person: NonNullable<PersonData['person']>;
  data: PersonData;
  lang: Lang;
  path: string;
}

/** What is known of a customer, and what can be done for one. */
export function OpenPerson({ person, data, lang, path }: OpenPersonProps) {
  const words = text[lang];
  const face = useClockFace(lang);
  const moment = (iso: string) => writeMoment(iso, face);
  const asked = data.problem && data.intent === 'erase' ? data.problem : null;
  return (
    <>
      <div className={classes.side}>
        <Panel title={words.profile}>
          <FactList
            className={classes.facts}
            facts={[
              [words.name, person.name ?? '–'],
              [words.phone, <bdi key="phone">{person.phone ?? '–'}</bdi>],
              [words.email, person.email ?? '–'],
              [words.since, moment(person.created_at)],
            ]}
          />
        </Panel>
        <Panel title={words.wallet}>
          <FactList
            className={classes.facts}
            facts={[
              [words.paid, formatRupees(person.wallet.paid, lang)],
              [words.promotional, formatRupees(person.wallet.promotional, lang)],
            ]}
          />
        </Panel>
      </div>
      <Panel title={words.sessions}>
        <DataTable
          label={words.sessions}
          lang={lang}
          path={path}
          rows={person.sessions}
          keyOf={({ id }) => id}
          empty={words.noSessions}
          bulk={{
            label: words.choose,
            nameOf: ({ user_agent, last_seen_at }) =>
              `${nameDevice(user_agent) ?? words.unknownDevice}, ${moment(last_seen_at)}`,
            button: (
              <Button type="submit" tone="secondary">
                {words.signOut}
              </Button>
            ),
            to: path,
            intent: 'sign-out',
          }}
          columns={[
            {
              key: 'device',
              label: words.device,
              show: ({ user_agent }) => nameDevice(user_agent) ?? words.unknownDevice,
            },
            { key: 'seen', label: words.seen, show: ({ last_seen_at }) => moment(last_seen_at) },
            { key: 'address', label: words.address, show: ({ address }) => <bdi>{address}</bdi> },
          ]}
        />
        {person.sessions.length > 1 && (
          <div>
            <Confirm
              label={words.signOutAll}
              title={`${words.signOutAll}?`}
              action={words.signOutAll}
              cancel={words.cancel}
              to={path}
              fields={{ intent: 'sign-out-all' }}
            >
              <p>{words.signOutAllWhat}</p>
            </Confirm>
          </div>
        )}
      </Panel>
      <Panel title={words.consents}>
        <DataTable
          label={words.consents}
          lang={lang}
          path={path}
          rows={person.consents}
          keyOf={({ purpose, at }) => `${purpose} ${at}`}
          empty={words.noConsents}
          columns={[
            {
              key: 'purpose',
              label: words.purpose,
              show: ({ purpose }) => namePurpose(purpose, lang),
            },
            {
              key: 'action',
              label: words.action,
              show: ({ action }) => (action === 'given' ? words.given : words.withdrawn),
            },
            { key: 'version', label: words.version, show: ({ version }) => version },
            { key: 'at', label: words.at, show: ({ at }) => moment(at) },
          ]}
        />
      </Panel>
      <Panel
        title={words.erase}
        lead={person.erasure_requested_at ? words.erasing : words.eraseLead}
      >
        {!person.erasure_requested_at && (
          <div>
            <Confirm
              label={words.propose}
              title={`${words.erase}?`}
              action={words.propose}
              cancel={words.cancel}
              to={path}
              fields={{ intent: 'erase' }}
              isOpen={asked !== null}
            >
              <p>{words.eraseWhat}</p>
              <TextInput
                label={words.why}
                name="why"
                defaultValue={data.intent === 'erase' ? data.typed : ''}
                minLength={5}
                maxLength={300}
                autoComplete="off"
                required
              />
              {asked?.needsFactor && <FactorField lang={lang} />}
            </Confirm>
          </div>
        )}
      </Panel>
    </>
  );
}

function namePurpose(purpose: string, lang: Lang): string {
  const purposes: Record<string, { name: string }> = ownDataText[lang].purposes;
  return purposes[purpose]?.name ?? purpose;
}
